import { hashedFile, type WrittenFile } from '@/lib/build/finish/hashes';

/** How a chunk tells the runtime its own address: by the script element that it runs in. */
const REGISTRATION =
  /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\["object"==typeof document\?document\.currentScript:void 0,/;
const RUNTIME = /^\/_next\/static\/chunks\/turbopack-[\w.~-]+\.js$/;
const BASE = '/_next/';

/** One file for the chunks that every page starts with. */
export type Framework = WrittenFile & { chunks: readonly string[] };

/** The chunks that all pages have in common, in the order of the first. */
export function sharedChunks(pages: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = pages;
  return first.filter((chunk) => others.every((chunks) => chunks.includes(chunk)));
}

/** A chunk that names itself, for it no longer has a script element of its own. */
function named(path: string, content: string): string {
  if (RUNTIME.test(path)) return content;
  if (!REGISTRATION.test(content)) throw new Error(`${path}: a chunk of an unknown form`);
  const name = JSON.stringify(path.slice(BASE.length));
  return content.replace(REGISTRATION, () => `(globalThis.TURBOPACK||=[]).push([${name},`);
}

/**
 * Puts the chunks that every page starts with into one file: one digest in each page, and one
 * request. To the runtime each is there under its own address.
 *
 * @param guard runs before any of them, and has to say that they need not be fetched again
 */
export function frameworkFile(
  guard: string,
  chunks: readonly string[],
  readChunk: (path: string) => string,
): Framework {
  const content = [guard, ...chunks.map((path) => named(path, readChunk(path)))].join(';\n');
  return { ...hashedFile('framework', `${content};\n`), chunks };
}
