import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { browserScript } from '@/lib/build/finish/browser-script';
import { type ClassNames, shortClassNames } from '@/lib/build/finish/class-names';
import { filesIn } from '@/lib/build/finish/compress';
import {
  contentSecurityPolicy,
  policyElement,
  refuseBlocked,
  styleAttributesOf,
} from '@/lib/build/finish/content-security-policy';
import { withoutEndTags } from '@/lib/build/finish/end-tags';
import { frameworkFile, sharedChunks } from '@/lib/build/finish/framework';
import { bareDigest, hashedFile, sha256, type WrittenFile } from '@/lib/build/finish/hashes';
import { inlineStyles, sheetReader } from '@/lib/build/finish/inline-styles';
import { chunksOf, scriptsOf } from '@/lib/build/finish/next-scripts';
import {
  applyEdits,
  attribute,
  find,
  insertAfter,
  type Page,
  readPage,
  textOf,
  unexpected,
} from '@/lib/build/finish/page';
import { type Digests, paintFirst } from '@/lib/build/finish/paint-first';
import { chunkReach } from '@/lib/build/finish/reach';
import { messageOrigin } from '@/lib/forms/endpoint';
import { aheadRules } from '@/lib/runtime/fetch-ahead';
import { ALL_DIGESTS, CHUNKS, type LaterFile, LOADER, PAGE_DIGEST } from '@/lib/runtime/protocol';

type Surroundings = Digests & {
  /** The inline script. */
  early: string;
  loader: WrittenFile;
  sheetOf: ReturnType<typeof sheetReader>;
  names: ClassNames;
  /** The only other origin that a page may reach; `null` for none. */
  messageOrigin: string | null;
};

/** The policy and the inline script follow the charset, before anything that they govern. */
function charset(page: Page) {
  const first = find(page, 'head').childNodes[0];
  if (first && 'tagName' in first && attribute(first, 'charset')) return first;
  return unexpected(page, null, 'the head does not begin with the charset');
}

/**
 * With inline styles a page could be painted in parts, so painting waits for all of its content.
 */
function paintAtOnce(page: Page): string {
  const main = find(page, 'main');
  const id = attribute(main, 'id') ?? unexpected(page, main, 'no id to wait for');
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

function loaderElement({ path, content }: WrittenFile, flight: WrittenFile): string {
  const digests = `integrity="${sha256(content)}" ${PAGE_DIGEST}="${bareDigest(flight.content)}"`;
  return `<script id="${LOADER}" async src="${path}" crossorigin ${digests}></script>`;
}

export function finishPage(
  page: Page,
  { early, loader, sheetOf, names, messageOrigin, ...digests }: Surroundings,
): { html: string; flight: WrittenFile; sheets: WrittenFile[]; asides: WrittenFile[] } {
  refuseBlocked(page);
  const scripts = scriptsOf(page);
  const inlined = inlineStyles(page, sheetOf, names);
  const { edits, flight } = paintFirst(page, scripts, { ...digests, ...inlined });
  const policy = contentSecurityPolicy({
    scripts: [early, aheadRules, ...scripts.own.map(textOf)],
    styles: inlined.styles,
    styleAttributes: styleAttributesOf(page),
    messageOrigin,
  });
  const head = [
    policyElement(policy),
    `<script>${early}</script>`,
    loaderElement(loader, flight),
    paintAtOnce(page),
  ].join('');
  return {
    html: withoutEndTags(
      page.file,
      applyEdits(page.html, [
        insertAfter(page, charset(page), head),
        ...names.edits(page),
        ...inlined.edits,
        ...edits,
      ]),
    ),
    flight,
    sheets: inlined.sheets,
    asides: inlined.asides,
  };
}

/**
 * Writes a file made by the pass, unless one with the same hash, and so the same content, exists.
 */
function write(folder: string, { path: name, content }: WrittenFile): void {
  const target = path.join(folder, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** The digest of every chunk of an export, by its path. */
function digestsOf(folder: string): Record<string, string> {
  const names = readdirSync(path.join(folder, CHUNKS), { recursive: true, encoding: 'utf8' });
  const chunks = names.filter((name) => name.endsWith('.js')).sort();
  return Object.fromEntries(
    chunks.map((name) => [CHUNKS + name, sha256(readFileSync(path.join(folder, CHUNKS, name)))]),
  );
}

/** Finishes every page of the export; runs once, after `next build`. */
export function finishPages(folder: string): void {
  const digests = digestsOf(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = filesIn(folder);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(file, 'utf8')));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const shared = sharedChunks(pages.map((page) => chunksOf(scriptsOf(page))));
  const list = hashedFile('digests', `self.${ALL_DIGESTS}=${JSON.stringify(digests)}`);
  const listed: LaterFile = [list.path, sha256(list.content)];
  const guard = browserScript('lib/runtime/before-framework.ts', {
    DIGESTS: listed,
    SHARED: shared.map((path): LaterFile => [path, digests[path] ?? '']),
  });
  const names = shortClassNames(
    pages,
    sheets.map((file) => readFileSync(file, 'utf8')),
  );
  const framework = frameworkFile(guard, shared, read);
  const loader = browserScript('lib/runtime/loader.ts', {
    FRAMEWORK: [framework.path, sha256(framework.content)],
  });
  const surroundings: Surroundings = {
    early: browserScript('lib/runtime/early.ts'),
    loader: hashedFile('loader', loader),
    sheetOf: sheetReader(read, names),
    names,
    framework,
    digests,
    reach: chunkReach(digests, read),
    messageOrigin: messageOrigin(site.delivery),
  };
  for (const written of [surroundings.loader, framework, list]) write(folder, written);
  for (const page of pages) {
    const { html, flight, sheets: whole, asides } = finishPage(page, surroundings);
    for (const written of [flight, ...whole, ...asides]) write(folder, written);
    writeFileSync(page.file, html);
  }
}
