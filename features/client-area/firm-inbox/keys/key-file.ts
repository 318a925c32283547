import { base64url, CompactEncrypt, compactDecrypt, errors } from 'jose';
import * as z from 'zod/mini';
import { OperationError } from '@/lib/browser/operation-failure';
import { encodeUtf8 } from '@/lib/bytes';
import { parseChecked, parseJson } from '@/lib/files/json';
import { createFileHead } from '@/lib/files/kinds';
import { openSaved } from '@/lib/files/reader';
import { createDamagedRejection, runFileOperation } from '@/lib/files/rejections';
import { computeSha256 } from '@/lib/files/sha256';

/* A JWE under a passphrase, with a digest to detect damage. */

const KIND = 'firm-inbox-key';

/** As in OWASP's Password Storage Cheat Sheet for PBKDF2 with HMAC-SHA-512. */
const ITERATIONS = 210_000;
/** The most that a file may ask for, with room for later versions of the site. */
const MOST_ITERATIONS = 2_000_000;

const ALGORITHM = 'PBES2-HS512+A256KW';
const ENCRYPTION = 'A256GCM';

const createWrongPassphraseError = () =>
  new OperationError('The passphrase does not open this file. Check it and try again.');

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
const privateJwkSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: coordinate,
});
export type PrivateJwk = z.infer<typeof privateJwkSchema>;

const fileSchema = z.strictObject({
  format: z.literal(KIND),
  version: z.int(),
  sealed: z.string(),
  /** SHA-256 of `sealed`, to tell a damaged file from a wrong passphrase. */
  digest: z.string(),
});

const computeDigest = async (text: string): Promise<string> =>
  base64url.encode(await computeSha256(encodeUtf8(text)));

/** Normalised, since keyboards encode some letters differently. */
const encodePassphrase = (passphrase: string) => encodeUtf8(passphrase.normalize('NFKC'));

export async function encryptKey(key: PrivateJwk, passphrase: string): Promise<string> {
  const encrypted = await new CompactEncrypt(encodeUtf8(JSON.stringify(key)))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .setKeyManagementParameters({ p2c: ITERATIONS })
    .encrypt(encodePassphrase(passphrase));
  const file: z.infer<typeof fileSchema> = {
    ...createFileHead(KIND),
    sealed: encrypted,
    digest: await computeDigest(encrypted),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

async function decryptJwe(encrypted: string, passphrase: string): Promise<unknown> {
  const options = {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
    maxPBES2Count: MOST_ITERATIONS,
    // A key is never compressed.
    maxDecompressedLength: 0,
  };
  try {
    const { plaintext } = await compactDecrypt(encrypted, encodePassphrase(passphrase), options);
    return parseJson(plaintext);
  } catch (error) {
    throw error instanceof errors.JWEDecryptionFailed
      ? createWrongPassphraseError()
      : createDamagedRejection();
  }
}

/** Throws an `OperationError` for a damaged file, before the passphrase is asked for. */
export const readKeyFile = (file: Blob): Promise<string> =>
  runFileOperation(KIND, async () => {
    const { content } = await openSaved(file, KIND);
    const { sealed: encrypted, digest } = parseChecked(fileSchema, content);
    if (digest !== (await computeDigest(encrypted))) throw createDamagedRejection();
    return encrypted;
  });

export const decryptKey = (encrypted: string, passphrase: string): Promise<PrivateJwk> =>
  runFileOperation(KIND, async () =>
    parseChecked(privateJwkSchema, await decryptJwe(encrypted, passphrase)),
  );
