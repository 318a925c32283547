import { runInNewContext } from 'node:vm';
import { hashedFile, type WrittenFile } from '@/lib/build/finish/hashes';

/** How a chunk tells the runtime its address: by its script element. */
const REGISTRATION =
  /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\["object"==typeof document\?document\.currentScript:void 0,/;
const RUNTIME = /^\/_next\/static\/chunks\/turbopack-[\w.~-]+\.js$/;
const BASE = '/_next/';

/** The file with the chunks that every page starts with. */
export type Framework = WrittenFile & { chunks: readonly string[] };

/** The chunks that all pages have in common, in the order of the first. */
export function sharedChunks(pages: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = pages;
  return first.filter((chunk) => others.every((chunks) => chunks.includes(chunk)));
}

/** A chunk that gives its address as text, as it no longer has its own script element. */
function named(path: string, content: string): string {
  if (RUNTIME.test(path)) return content;
  if (!REGISTRATION.test(content)) throw new Error(`${path}: a chunk of an unknown form`);
  const name = JSON.stringify(path.slice(BASE.length));
  return content.replace(REGISTRATION, () => `(globalThis.TURBOPACK||=[]).push([${name},`);
}

/**
 * Has V8 compile every function of the file while it is fetched, off the page's thread, rather than
 * one by one as the modules start. Other engines read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

type ModuleId = string | number;
type Registered = readonly (ModuleId | (() => unknown) | undefined)[];

/** The modules of a chunk with the length of their code; several ids may share a module. */
function modulesOf(content: string): { id: ModuleId; length: number }[] {
  const page: { TURBOPACK?: Registered[] } = {};
  runInNewContext(content, page);
  return (page.TURBOPACK ?? []).flatMap(([, ...entries]) =>
    entries.flatMap((entry, index) => {
      const id = entries[index - 1];
      const isModule = typeof entry === 'function' && id !== undefined && typeof id !== 'function';
      return isModule ? { id, length: String(entry).length } : [];
    }),
  );
}

/**
 * Code that runs the largest module, React's renderer, as soon as the file has loaded. Otherwise it
 * would run with the page, in one long task with everything else.
 */
function startLargest(contents: readonly string[]): string {
  const [largest] = contents.flatMap(modulesOf).sort((one, two) => two.length - one.length);
  if (!largest) throw new Error('The framework has no module.');
  const entry = JSON.stringify({ otherChunks: [], runtimeModuleIds: [largest.id] });
  return `TURBOPACK.push(${entry})`;
}

/**
 * Joins the chunks that every page starts with into one file, so that a page needs one digest and
 * one request. The runtime still knows each chunk by its own address.
 *
 * @param guard code that runs first and tells the runtime not to fetch these chunks again
 */
export function frameworkFile(
  guard: string,
  chunks: readonly string[],
  readChunk: (path: string) => string,
): Framework {
  const parts = chunks.map((path) => named(path, readChunk(path)));
  const registered = parts.filter((_, index) => !RUNTIME.test(chunks[index] ?? ''));
  const content = [guard, ...parts, startLargest(registered)].join(';\n');
  return { ...hashedFile('framework', `${COMPILE_AHEAD}${content};\n`), chunks };
}
