import type { Framework } from '@/lib/build/finish/framework';
import { hashedFile, sha256, type WrittenFile } from '@/lib/build/finish/hashes';
import { bootstrapEntry, chunksOf, type PageScripts } from '@/lib/build/finish/next-scripts';
import { type Edit, type Page, remove, textOf, unexpected } from '@/lib/build/finish/page';
import type { Reach } from '@/lib/build/finish/reach';
import { CHUNKS, type LaterFile, PAGE_START, type PageStart } from '@/lib/runtime/protocol';

export type Digests = {
  /** The framework of every page, which also gives later chunks the digests that the page names. */
  framework: Framework;
  /** The digest of every chunk of the export, by its path. */
  digests: Readonly<Record<string, string>>;
  /** What a script may come to load. */
  reach: Reach;
};

/** What comes with the framework and is ours, not Next's. */
type Companions = Digests & {
  sheets: readonly WrittenFile[];
  /** The paths of the sheets that React knows. */
  links: readonly string[];
};

/**
 * Removes the framework from the page. The flight data, as long as the page itself, gets its own
 * file, which also lists the page's scripts, the whole style sheet, and the digests of the chunks
 * that the page may load later.
 */
export function paintFirst(
  page: Page,
  scripts: PageScripts,
  { framework, digests, reach, sheets, links }: Companions,
): { edits: Edit[]; flight: WrittenFile } {
  const { chunks, preloads, polyfills, bootstrap, flight: data } = scripts;
  const paths = chunksOf(scripts);
  const entry = bootstrapEntry(page, bootstrap);
  for (const path of entry.otherChunks.map(chunkPath)) {
    if (!paths.includes(path)) unexpected(page, bootstrap, `${path} is awaited and not loaded`);
  }
  const isOwn = (path: string) => !framework.chunks.includes(path);
  const own = paths.filter(isOwn);
  const texts = data.map(textOf);
  const later = [...reach([...paths, ...texts].join(' '))].filter(
    (path) => isOwn(path) && !own.includes(path),
  );
  const awaited = entry.otherChunks.filter((chunk) => isOwn(chunkPath(chunk)));
  const digestOf = (path: string) =>
    digests[path] ?? unexpected(page, null, `${path} is loaded and not in the export`);
  const start: PageStart = {
    files: [
      ...sheets.map(({ path, content }): LaterFile => [path, sha256(content)]),
      ...own.map((path): LaterFile => [path, digestOf(path)]),
    ],
    sheets: links,
    later: Object.fromEntries(
      later.sort().map((path) => [path.slice(CHUNKS.length), digestOf(path)]),
    ),
    entry: { ...entry, otherChunks: awaited },
  };
  const statements = [`self.${PAGE_START}=${JSON.stringify(start)}`, ...texts];
  const removed = [...chunks, ...preloads, ...polyfills, bootstrap, ...data];
  return {
    edits: removed.map((element) => remove(page, element)),
    flight: hashedFile('flight', `${statements.join(';\n')};\n`),
  };
}

const chunkPath = (chunk: string) => `/_next/${chunk}`;
