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
import { RejectionError } from '@/features/client-area/protocol/rejections';
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

/** Throws without a secure context, where browsers have no Web Crypto. */
function getSubtle(): SubtleCrypto {
  const found = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!found) throw new RejectionError('noSigning');
  return found;
}

async function hashText(text: string): Promise<string> {
  getSubtle();
  return computeSha256Hex(encodeUtf8(text));
}

/** `91C7 D03E`: eight digits for people to compare, the last of a key id or the first of a hash. */
export const formatFingerprint = (digits: string): string =>
  `${digits.slice(0, 4)} ${digits.slice(4, 8)}`.toUpperCase();

/** The last 16 digits of the key's thumbprint (RFC 7638). */
export async function computeKeyId({ crv, kty, x, y }: PublicKey): Promise<string> {
  return (await hashText(JSON.stringify({ crv, kty, x, y }))).slice(-16);
}

export async function exportPublicKey(key: CryptoKey): Promise<PublicKey> {
  const { kty, crv, x, y } = await getSubtle().exportKey('jwk', key);
  return publicKeySchema.parse({ kty, crv, x, y });
}

/** Nobody can extract the private key, not even this site. */
export async function createKeyPair(): Promise<{ privateKey: CryptoKey; publicKey: PublicKey }> {
  const pair = await getSubtle().generateKey(algorithm, false, ['sign', 'verify']);
  return { privateKey: pair.privateKey, publicKey: await exportPublicKey(pair.publicKey) };
}

/** From the JWK in a key file; extractable only if it must be saved again. */
export async function importPrivateKey(jwk: JsonWebKey, extractable = false): Promise<CryptoKey> {
  const { kty, crv, x, y, d } = jwk;
  const only = { kty, crv, x, y, d } as JsonWebKey;
  return getSubtle().importKey('jwk', only, algorithm, extractable, ['sign']);
}

export type Signer = { privateKey: CryptoKey } & ({ kid: string } | { publicKey: PublicKey });

/** Throws a `RejectionError` if the message could not be read again. */
export async function sign(message: Message, signer: Signer): Promise<string> {
  getSubtle();
  if (!messageSchemas[message.kind].safeParse(message).success) throw new RejectionError('invalid');
  const by = 'kid' in signer ? { kid: signer.kid } : { jwk: signer.publicKey };
  return new CompactSign(await pack(message))
    .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ: message.kind, ...by })
    .sign(signer.privateKey);
}

const HEADER_LIMIT = 400;
/** The last character of a signature has four spare bits, which must be zero. */
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;
const EXACT_END = /[AQgw]$/;

/**
 * Header and payload. They identify a message; a signature does not, since anyone can write it in
 * another valid form.
 */
export const getSigningInput = (token: string): string => token.slice(0, token.lastIndexOf('.'));

/** SHA-256 of header and payload, in hexadecimal. */
export const computeMessageHash = (token: string): Promise<string> =>
  hashText(getSigningInput(token));

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

/** Unpacks nothing before the signature is verified. */
async function verifyPayload(token: string, key: PublicKey): Promise<Bytes> {
  try {
    const imported = await getSubtle().importKey('jwk', key, algorithm, true, ['verify']);
    const { payload } = await compactVerify(token, imported, { algorithms: ['ES256'] });
    return payload as Bytes;
  } catch (error) {
    throw error instanceof RejectionError ? error : new RejectionError('altered');
  }
}

export async function verify<Kind extends MessageKind>(
  token: string,
  kind: Kind,
  key: PublicKey,
): Promise<MessageOf<Kind>> {
  const message = messageSchemas[kind].safeParse(await unpack(await verifyPayload(token, key)));
  if (!message.success) throw new RejectionError('damaged');
  return message.data as MessageOf<Kind>;
}
