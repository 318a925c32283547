import { readFileSync } from 'node:fs';
import { addBasePath } from '@/lib/base-path';
import {
  APPLICATION,
  AREA,
  BUILT,
  DAYS_AWAY,
  DESCRIPTION,
  NEXT_DATE_CARDS,
  NEXT_DUE,
  OPEN,
  TODAY,
  UNTIL,
} from '@/lib/browser/attributes';
import { LOADER } from '@/lib/browser/marks';
import {
  type Element,
  find,
  getElementText,
  insert,
  type Page,
  remove,
  throwUnexpected,
} from '@/lib/build/page';

const PREFETCH = JSON.stringify({
  prefetch: [{ where: { href_matches: addBasePath('/*') }, eagerness: 'conservative' }],
});

/** Keeps Cloudflare's Rocket Loader from delaying these scripts. */
const AT_ONCE = 'data-cfasync="false"';

export type Scripts = { inline: string; dates: string; loader: string };

const DATES = [BUILT, TODAY, DAYS_AWAY, NEXT_DUE, NEXT_DATE_CARDS, OPEN, UNTIL]
  .map((name) => `[${name}]`)
  .join();
const PUSH = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[.*\])\)$/s;

/** `null` if the script adds none. */
function findDescription(script: Element): string | null {
  const pushed = PUSH.exec(getElementText(script))?.[1];
  if (!pushed) return null;
  const [kind, text]: unknown[] = JSON.parse(pushed);
  return kind === 1 && typeof text === 'string' ? text : '';
}

export const NOT_FOUND = '/not-found.txt';

const getDescriptionPath = (file: string) =>
  file.replace(/(?:\/404)?\.html$/, (end) => (end === '.html' ? '.txt' : NOT_FOUND));

/**
 * A visitor with rows in the client area needs the framework at once: a page can show them only
 * with all of these files. They run once the page is painted.
 */
const fetchForReturning = (files: readonly string[]) =>
  `<script>if(document.documentElement.hasAttribute("${AREA}"))for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"script",fetchPriority:"low",href}))</script>`;

/**
 * Takes the framework out of the load. Its scripts stay as plain text, which the browser neither
 * fetches nor runs and the runtime still finds; without `type` they run. The description is
 * dropped, since the export has the same text in a file that the router fetches too. Returns the
 * paths of the framework's scripts.
 */
export function deferScripts(
  page: Page,
  folder: string,
  { inline, dates, loader }: Scripts,
): string[] {
  let described = '';
  for (const script of find(page, 'script')) {
    const { attribs } = script;
    const text = findDescription(script);
    if (/json$/.test(attribs.type ?? '')) continue;
    if ('nomodule' in attribs) remove(script);
    else if (attribs.src || attribs.id === '_R_') attribs.type = 'text/plain';
    else if (text === null) throwUnexpected(page, script, 'a script of an unknown kind');
    else {
      described += text;
      remove(script);
    }
  }
  find(page, 'link[as=script]').forEach(remove);

  const file = getDescriptionPath(page.file);
  if (described !== readFileSync(file, 'utf8')) {
    throwUnexpected(page, null, `its description is not that of ${file}`);
  }
  const [entry, second] = find(page, '#_R_');
  const [head] = find(page, 'head');
  const [body] = find(page, 'body');
  const charset = find(page, 'head > meta[charset]:first-child')[0];
  if (!entry || second || !head || !body || !charset) {
    throwUnexpected(page, null, 'no charset first, or not one script that starts it');
  }
  entry.attribs[DESCRIPTION] = addBasePath(file.slice(folder.length));
  const files = find(page, 'script[type="text/plain"][src]').map(
    ({ attribs }) => attribs.src ?? '',
  );
  if (find(page, `[${APPLICATION}]`).length > 0) {
    insert(fetchForReturning(files), head, charset.next);
  }
  insert(
    `<script ${AT_ONCE}>${inline}</script><script id="${LOADER}" async src="${loader}" ${AT_ONCE}></script><script type="speculationrules">${PREFETCH}</script>`,
    head,
    charset.next,
  );
  if (find(page, DATES).length > 0) insert(`<script>${dates}</script>`, body);
  return files;
}
