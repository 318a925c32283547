import { encode } from 'jose/base64url';
import { createRandomBytes } from '@/lib/bytes';

export const createRid = (): string => encode(createRandomBytes(16));
