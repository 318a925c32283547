import { encode } from 'jose/base64url';

/** 128 random bits, by which messages name their quotation. */
export const createRid = (): string => encode(crypto.getRandomValues(new Uint8Array(16)));
