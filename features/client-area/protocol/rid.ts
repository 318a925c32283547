import { encode } from 'jose/base64url';
import { randomBytes } from '@/lib/bytes';

/** 128 random bits, by which messages name their quotation. */
export const createRid = (): string => encode(randomBytes(16));
