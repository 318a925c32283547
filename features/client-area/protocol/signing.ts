import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { CompactSign } from 'jose/jws/compact/sign';
import { compactVerify } from 'jose/jws/compact/verify';
import * as z from 'zod/mini';
import {
  clientKinds,
  firmKinds,
  type Message,
  type MessageKind,
  type MessageOf,
  messageSchemas,
} from '@/features/client-area/protocol/message-kinds';
import { pack, unpack } from '@/features/client-area/protocol/packing';
import { RejectionError } from '@/features/client-area/protocol/refusals';
import { type Bytes, encodeUtf8 } from '@/lib/bytes';
import { type PublicKey, publicKeySchema } from '@/lib/encryption/public-key';
import { computeSha256Hex } from '@/lib/files/sha256';

/**
 * Messages are signed with ES256 in JOSE's compact form, with a raw-deflate payload (`zip: DEF`, as
 * in SMART Health Cards). The firm's messages name its key by `kid`; a client's messages carry the
 * public half of the key pair that the browser made for that quotation.
 */
const base = { alg: z.literal('ES256'), zip: z.literal('DEF') };
const headerSchema = z.union([
  z.strictObject({ ...base, typ: z.enum(firmKinds), kid: z.string().check(z.maxLength(16)) }),
  z.strictObject({ ...base, typ: z.enum(clientKinds), jwk: publicKeySchema }),
]);
export type Header = z.infer<typeof headerSchema>;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Throws without a secure context, where browsers have no such API. */
function subtle(): SubtleCrypto {
  const found = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!found) throw new RejectionError('noSigning');
  return found;
}

async function hashText(text: string): Promise<string> {
  subtle();
  return computeSha256Hex(encodeUtf8(text));
}

/** `91C7 D03E`: eight digits for people to compare, the last of a key or the first of a hash. */
export const formatFingerprint = (digits: string): string =>
  `${digits.slice(0, 4)} ${digits.slice(4, 8)}`.toUpperCase();

/** The id by which an answer names a key: the last 16 digits of its thumbprint (RFC 7638). */
export async function computeKeyId({ crv, kty, x, y }: PublicKey): Promise<string> {
  return (await hashText(JSON.stringify({ crv, kty, x, y }))).slice(-16);
}

/** The public half of a key, without anything else that a JWK may have. */
export async function exportPublicKey(key: CryptoKey): Promise<PublicKey> {
  const { kty, crv, x, y } = await subtle().exportKey('jwk', key);
  return publicKeySchema.parse({ kty, crv, x, y });
}

/** A key pair whose private half is not extractable, even by this site. */
export async function createKeyPair(): Promise<{ privateKey: CryptoKey; publicKey: PublicKey }> {
  const pair = await subtle().generateKey(algorithm, false, ['sign', 'verify']);
  return { privateKey: pair.privateKey, publicKey: await exportPublicKey(pair.publicKey) };
}

/** A private key from the JWK in a key file; not extractable, unless it is to be saved again. */
export async function importPrivateKey(jwk: JsonWebKey, extractable = false): Promise<CryptoKey> {
  const { kty, crv, x, y, d } = jwk;
  const only = { kty, crv, x, y, d } as JsonWebKey;
  return subtle().importKey('jwk', only, algorithm, extractable, ['sign']);
}

/** Who signs: the firm, by the id of its key, or a client, with the public key itself. */
export type Signer = { privateKey: CryptoKey } & ({ kid: string } | { publicKey: PublicKey });

/** Signs a message. Throws `Refused` if the result could not be read. */
export async function sign(message: Message, signer: Signer): Promise<string> {
  subtle();
  if (!messageSchemas[message.kind].safeParse(message).success) throw new RejectionError('invalid');
  const by = 'kid' in signer ? { kid: signer.kid } : { jwk: signer.publicKey };
  return new CompactSign(await pack(message))
    .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ: message.kind, ...by })
    .sign(signer.privateKey);
}

const HEADER_LIMIT = 400;
/** The last character of a signature has four bits to spare, which must be zero. */
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;
const EXACT_END = /[AQgw]$/;

/**
 * What is signed: header and payload. A message is known by it and never by its signature, which
 * anyone can write in another valid form.
 */
export const getSigningInput = (token: string): string => token.slice(0, token.lastIndexOf('.'));

/** SHA-256 of what is signed, in hexadecimal: the name of a message. */
export const computeMessageHash = (token: string): Promise<string> =>
  hashText(getSigningInput(token));

/** The header of a signed message; the signature is not verified yet. */
export function parseMessageHeader(token: string): Header {
  const encoded = TOKEN.exec(token)?.[1];
  if (encoded === undefined) throw new RejectionError('cut');
  if (!EXACT_END.test(token)) throw new RejectionError('altered');
  if (encoded.length > HEADER_LIMIT) throw new RejectionError('forged');
  let header: unknown;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw new RejectionError('damaged');
  }
  const checked = headerSchema.safeParse(header);
  if (!checked.success) throw new RejectionError('forged');
  return checked.data;
}

/** The payload of a token, after its signature is verified; nothing is unpacked before. */
async function verified(token: string, key: PublicKey): Promise<Bytes> {
  try {
    const imported = await subtle().importKey('jwk', key, algorithm, true, ['verify']);
    const { payload } = await compactVerify(token, imported, { algorithms: ['ES256'] });
    return payload as Bytes;
  } catch (error) {
    throw error instanceof RejectionError ? error : new RejectionError('altered');
  }
}

/**
 * Verifies and reads a message signed with `key`, of the kind in its header. Fails with `Refused`.
 */
export async function verify<Kind extends MessageKind>(
  token: string,
  kind: Kind,
  key: PublicKey,
): Promise<MessageOf<Kind>> {
  const message = messageSchemas[kind].safeParse(await unpack(await verified(token, key)));
  if (!message.success) throw new RejectionError('damaged');
  return message.data as MessageOf<Kind>;
}
