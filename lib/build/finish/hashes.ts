import { createHash } from 'node:crypto';

/** The digest that both Subresource Integrity and Content-Security-Policy write. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
