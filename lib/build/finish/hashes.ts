import { createHash } from 'node:crypto';
import { MAY_SCRIPT_FROM } from '@/lib/runtime/protocol';

/** The digest in the form that Subresource Integrity and Content-Security-Policy share. */
export function sha256(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The digest in base64, without the name of the algorithm. */
export const bareDigest = (content: string): string => sha256(content).slice('sha256-'.length);

/** A file that the pass writes in addition to the pages. */
export type WrittenFile = { path: string; content: string };

/**
 * A file whose path changes with its content, so that hosts may cache it for good. Its name is the
 * start of the digest that pages write beside it, which compresses to almost nothing.
 */
export function hashedFile(
  folder: string,
  content: string,
  type: 'js' | 'css' = 'js',
): WrittenFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { path: `${MAY_SCRIPT_FROM}${folder}/${hash}.${type}`, content };
}
