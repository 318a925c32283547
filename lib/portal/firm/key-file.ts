import { base64url, CompactEncrypt, compactDecrypt, errors } from 'jose';
import * as z from 'zod/mini';
import { OperationError } from '@/lib/browser/operation-failure';

/** The firm's private key as a file: a JWE under a passphrase, with a digest to detect damage. */
const KEY_FILE_FORMAT = 'firm-inbox-key';
const KEY_FILE_VERSION = 1;
/** A key file has some 800 bytes. */
const MOST_BYTES = 16 * 1024;

/** As in OWASP's Password Storage Cheat Sheet for PBKDF2 with HMAC-SHA-512. */
const ITERATIONS = 210_000;
/** The most accepted from a file, for later versions of the site; more would only take time. */
const MOST_ITERATIONS = 2_000_000;

const ALGORITHM = 'PBES2-HS512+A256KW';
const ENCRYPTION = 'A256GCM';

const foreign = () => new OperationError('This is not the key file of a firm’s inbox.');
const damaged = () =>
  new OperationError('This key file is damaged or was changed. Use another copy of it.');
const newer = () => new OperationError('This key file was made by a newer version of the site.');
const wrongPassphrase = () =>
  new OperationError('The passphrase does not open this file. Check it and try again.');

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
/** Both halves, for ES256. */
const privateJwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});
export type PrivateJwk = z.infer<typeof privateJwkSchema>;

const fileSchema = z.object({
  format: z.literal(KEY_FILE_FORMAT),
  version: z.literal(KEY_FILE_VERSION),
  sealed: z.string(),
  /** SHA-256 of `sealed`, which tells a damaged file from a wrong passphrase. */
  digest: z.string(),
});
const headSchema = z.object({ format: z.literal(KEY_FILE_FORMAT), version: z.int() });

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(text));
  return base64url.encode(new Uint8Array(digest));
}

/** Normalised, since keyboards encode some letters differently. */
const secretOf = (passphrase: string) => bytesOf(passphrase.normalize('NFKC'));

/** The text of a key file. */
export async function sealKey(key: PrivateJwk, passphrase: string): Promise<string> {
  const sealed = await new CompactEncrypt(bytesOf(JSON.stringify(key)))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .setKeyManagementParameters({ p2c: ITERATIONS })
    .encrypt(secretOf(passphrase));
  const file: z.infer<typeof fileSchema> = {
    format: KEY_FILE_FORMAT,
    version: KEY_FILE_VERSION,
    sealed,
    digest: await digestOf(sealed),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function sealedIn(text: string): Promise<string> {
  const content = parsed(text);
  const head = headSchema.safeParse(content);
  if (!head.success) throw text.includes(KEY_FILE_FORMAT) ? damaged() : foreign();
  if (head.data.version > KEY_FILE_VERSION) throw newer();
  const file = fileSchema.safeParse(content);
  if (!file.success || file.data.digest !== (await digestOf(file.data.sealed))) throw damaged();
  return file.data.sealed;
}

async function unsealed(sealed: string, passphrase: string): Promise<unknown> {
  const options = {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
    maxPBES2Count: MOST_ITERATIONS,
  };
  try {
    const { plaintext } = await compactDecrypt(sealed, secretOf(passphrase), options);
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch (error) {
    throw error instanceof errors.JWEDecryptionFailed ? wrongPassphrase() : damaged();
  }
}

/**
 * Reads a key file. Fails with an `OperationError`, before asking for the passphrase, if it is none.
 */
export async function readKeyFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw foreign();
  const text = await file.text().catch(() => {
    throw new OperationError('The browser could not read this file. Choose it again.');
  });
  await sealedIn(text);
  return text;
}

/** Decrypts the key in a key file. Fails with an `OperationError`. */
export async function openKeyFile(text: string, passphrase: string): Promise<PrivateJwk> {
  const key = privateJwkSchema.safeParse(await unsealed(await sealedIn(text), passphrase));
  if (!key.success) throw damaged();
  return key.data;
}
