import { createHash } from 'node:crypto';
import { MAY_SCRIPT_FROM } from '@/lib/runtime/protocol';

/** The digest that both Subresource Integrity and Content-Security-Policy write. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A file that the pass writes beside the pages. */
export type WrittenFile = { path: string; content: string };

/**
 * A file under a path that changes with its content, so that hosts may cache it for good. The name
 * is the beginning of the digest that pages write beside it, which costs them next to nothing.
 */
export function hashedFile(
  folder: string,
  content: string,
  type: 'js' | 'css' = 'js',
): WrittenFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { path: `${MAY_SCRIPT_FROM}${folder}/${hash}.${type}`, content };
}
