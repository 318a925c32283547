import { OperationError } from '@/lib/browser/operation-failure';
import type { Bytes } from '@/lib/portal/records/records';

/**
 * The SHA-256 of bytes in 64 hexadecimal digits. Browsers work it out only on a page that came
 * encrypted; a trial copy may not.
 */
export async function sha256Hex(bytes: Bytes): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle)
    throw new OperationError(
      'This browser cannot compare or pack files here. Open the site at its https address.',
    );
  const digest = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
