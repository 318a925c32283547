import { OperationError } from '@/lib/browser/operation-failure';
import { type Bytes, toHex } from '@/lib/bytes';

/** Browsers compute it only on an encrypted page; a trial copy may be served without encryption. */
export async function computeSha256(bytes: BufferSource): Promise<Bytes> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle)
    throw new OperationError(
      'This browser cannot compare or pack files here. Open the site at its https address.',
    );
  return new Uint8Array(await subtle.digest('SHA-256', bytes));
}

/** 64 hexadecimal digits. */
export const computeSha256Hex = async (bytes: BufferSource): Promise<string> =>
  toHex(await computeSha256(bytes));
