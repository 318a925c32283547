import type { Bytes } from '@/lib/portal/database/records';

/** The SHA-256 of bytes in 64 hexadecimal digits. */
export async function sha256Hex(bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
