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
import { aheadRules } from '@/lib/build/finish/fetch-ahead';
import { frameworkFile, sharedChunks } from '@/lib/build/finish/framework';
import { sha256, type WrittenFile } from '@/lib/build/finish/hashes';
import { inlineStyles, sheetReader } from '@/lib/build/finish/inline-styles';
import { libraryStyles } from '@/lib/build/finish/library-styles';
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
import { messageOrigin } from '@/lib/forms/endpoint';

type Surroundings = Digests & {
  /** The inline loader. */
  loader: string;
  /** Style sheets that libraries insert. */
  styles: readonly string[];
  sheetOf: ReturnType<typeof sheetReader>;
  names: ClassNames;
  /** The one other origin that a page may reach; `null` for none. */
  messageOrigin: string | null;
};

const CHUNKS = '/_next/static/chunks/';

/** The policy and the loader come right after the charset, before anything that they govern. */
function charset(page: Page) {
  const first = find(page, 'head').childNodes[0];
  if (first && 'tagName' in first && attribute(first, 'charset')) return first;
  return unexpected(page, null, 'the head does not begin with the charset');
}

/** A page with inline styles could be painted in parts, so it waits for all of its content. */
function paintAtOnce(page: Page): string {
  const main = find(page, 'main');
  const id = attribute(main, 'id') ?? unexpected(page, main, 'no id to wait for');
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

export function finishPage(
  page: Page,
  { loader, styles, sheetOf, names, messageOrigin, ...digests }: Surroundings,
): { html: string; flight: WrittenFile; sheets: WrittenFile[] } {
  refuseBlocked(page);
  const scripts = scriptsOf(page);
  const inlined = inlineStyles(page, sheetOf, names);
  const { edits, flight } = paintFirst(page, scripts, { ...digests, sheets: inlined.sheets });
  const policy = contentSecurityPolicy({
    scripts: [loader, aheadRules, ...scripts.own.map(textOf)],
    styles: [...inlined.styles, ...styles],
    styleAttributes: styleAttributesOf(page),
    messageOrigin,
  });
  const head = [
    policyElement(policy),
    `<script>${loader}</script>`,
    paintAtOnce(page),
    `<script type="speculationrules">${aheadRules}</script>`,
  ].join('');
  return {
    html: applyEdits(page.html, [
      insertAfter(page, charset(page), head),
      ...names.edits(page),
      ...inlined.edits,
      ...edits,
    ]),
    flight,
    sheets: inlined.sheets,
  };
}

/** Writes a file of the pass. An existing file with the same hash has the same content. */
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

/** Finishes every page of the export. Runs once after `next build`, on what that wrote. */
export function finishPages(folder: string): void {
  const digests = digestsOf(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = filesIn(folder);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, readFileSync(file, 'utf8')));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const shared = sharedChunks(pages.map((page) => chunksOf(scriptsOf(page))));
  const guard = browserScript('lib/runtime/before-framework.ts', {
    DIGESTS: digests,
    CHUNKS: shared,
  });
  const names = shortClassNames(
    pages,
    sheets.map((file) => readFileSync(file, 'utf8')),
  );
  const surroundings: Surroundings = {
    loader: browserScript('lib/runtime/loader.ts'),
    styles: libraryStyles(),
    sheetOf: sheetReader(read, names),
    names,
    framework: frameworkFile(guard, shared, read),
    digests,
    messageOrigin: messageOrigin(site.delivery),
  };
  write(folder, surroundings.framework);
  for (const page of pages) {
    const { html, flight, sheets: whole } = finishPage(page, surroundings);
    for (const written of [flight, ...whole]) write(folder, written);
    writeFileSync(page.file, html);
  }
}
