import { encode } from 'jose/base64url';
import { createRandomBytes } from '@/lib/bytes';

/** 128 random bits, by which messages name their quotation. */
export const createRid = (): string => encode(createRandomBytes(16));
