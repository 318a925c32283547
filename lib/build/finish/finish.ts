import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { filesIn } from './compress';
import {
  contentSecurityPolicy,
  policyElement,
  refuseBlocked,
  styleAttributesOf,
} from './content-security-policy';
import { libraryStyles } from './library-styles';
import { scriptsOf } from './next-scripts';
import {
  applyEdits,
  attribute,
  find,
  insertAfter,
  type Page,
  readPage,
  textOf,
  unexpected,
} from './page';
import { paintFirst, type WrittenFile } from './paint-first';

type Surroundings = {
  /** The inline loader. */
  loader: string;
  /** Style sheets that libraries insert. */
  styles: readonly string[];
  readChunk: (path: string) => Uint8Array;
};

/** The loader as one line of browser script. */
export function buildLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/build/finish/loader.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The policy and the loader stand right after the charset, before anything that they govern. */
function charset(page: Page) {
  const first = find(page, 'head').childNodes[0];
  if (first && 'tagName' in first && attribute(first, 'charset')) return first;
  return unexpected(page, null, 'the head does not begin with the charset');
}

export function finishPage(
  file: string,
  html: string,
  { loader, styles, readChunk }: Surroundings,
): { html: string; flight: WrittenFile } {
  const page = readPage(file, html);
  refuseBlocked(page);
  const scripts = scriptsOf(page);
  const { edits, flight } = paintFirst(page, scripts, readChunk);
  const policy = contentSecurityPolicy({
    scripts: [loader, ...scripts.own.map(textOf)],
    styles,
    styleAttributes: styleAttributesOf(page),
  });
  const head = `${policyElement(policy)}<script>${loader}</script>`;
  return {
    html: applyEdits(html, [insertAfter(page, charset(page), head), ...edits]),
    flight,
  };
}

/** Finishes every page of the export. Runs once after `next build`, on what that wrote. */
export function finishPages(folder: string): void {
  const surroundings: Surroundings = {
    loader: buildLoader(),
    styles: libraryStyles(),
    readChunk: (chunk) => readFileSync(path.join(folder, chunk)),
  };
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const { html, flight } = finishPage(file, readFileSync(file, 'utf8'), surroundings);
    const target = path.join(folder, flight.path);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) writeFileSync(target, flight.content);
    writeFileSync(file, html);
  }
}
