/** The framework's files: a page names them all, and does nothing with them until they are wanted. */

import { DESCRIPTION, LATE_FILE } from '@/lib/browser/attributes';
import { fetchFile, waitForIdle } from '@/lib/browser/fetch-ahead';
import { type Early, SCRIPTS } from '@/lib/browser/marks';

declare const BUILD_ID: string;

const RETRY_AFTER = 500;
/** How long a file may take, in milliseconds: far longer than one does on 2G. */
const FILE_LIMIT = 30_000;
/** React's description of the page, once it was asked for. */
let description: Promise<string> | undefined;

/** Tries what needs the network once more before giving up. */
async function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return attempt();
  }
}

/** Says that a file has not come in its time, and names it: something may have stopped it for good. */
function reportLate(file: string | null) {
  (window as unknown as { early: Early }).early.fail();
  for (const place of document.querySelectorAll(`[${LATE_FILE}]`)) {
    place.textContent = ` ${place.getAttribute(LATE_FILE)} ${file}`;
  }
}

/** Waits for a file beyond its time too, since a slow network may still bring it. */
function timed<Result>(file: string | null, coming: Promise<Result>): Promise<Result> {
  const late = setTimeout(reportLate, FILE_LIMIT, file);
  return coming.finally(() => clearTimeout(late));
}

const loaded = (element: HTMLScriptElement | HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });

/** What the build has left inert; other programs put elements of their own into the page. */
const inertScripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[type="text/plain"][src^="${SCRIPTS}"]`),
];
const disabledSheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[disabled][href^="${SCRIPTS}"]`),
];
/** The script that starts the page, which names the file with React's description of it. */
export const findStartScript = () => document.querySelector<HTMLScriptElement>(`[${DESCRIPTION}]`);

/** Runs a script that is in the page as plain text; after a failure a new one like it. */
function run(inert: HTMLScriptElement) {
  // As it is written there, which is how the runtime knows it.
  const src = inert.getAttribute('src') ?? '';
  let script = inert;
  return twice(() => {
    script.removeAttribute('type');
    document.head.append(script);
    return timed(src, loaded(script)).catch((error) => {
      script.remove();
      script = Object.assign(document.createElement('script'), { async: true, src });
      throw error;
    });
  });
}

/** Fetches a style sheet that is disabled in the page. */
function apply(link: HTMLLinkElement) {
  return twice(() => {
    link.disabled = true;
    link.disabled = false;
    return timed(link.getAttribute('href'), loaded(link));
  });
}

/** React's description of the page, where it is wanted now. */
export const describeNow = (entry: HTMLScriptElement): Promise<string> =>
  timed(entry.getAttribute(DESCRIPTION), describe(entry, 'high')).then(checked);

/** React's description of the page, from the file beside it. */
function describe(entry: HTMLScriptElement, priority: RequestPriority): Promise<string> {
  description ??= twice(async () => {
    const answer = await fetch(entry.getAttribute(DESCRIPTION) ?? '', {
      cache: 'no-cache',
      priority,
    });
    if (!answer.ok) throw answer;
    return answer.text();
  });
  return description;
}

/**
 * The description, if it is of this build. After a deploy it is another's; then the page is loaded
 * anew, and what waits for the description waits for that.
 */
function checked(text: string): string | Promise<string> {
  if (text.includes(`"b":"${BUILD_ID}"`)) return text;
  const [navigation] = performance.getEntriesByType('navigation');
  // A host that answers with parts of two builds would have it reload for ever.
  if ((navigation as PerformanceNavigationTiming).type === 'reload') throw new Error('two builds');
  location.reload();
  return new Promise(() => {});
}

/** Runs the scripts one by one in idle time, and all at once as soon as a control is wanted. */
async function runScripts(hurried: Promise<void>) {
  const running: Promise<unknown>[] = [];
  for (const script of inertScripts()) {
    await Promise.race([waitForIdle(), hurried]);
    running.push(run(script));
    // A failure is that of all, below.
    await Promise.race([Promise.allSettled(running), hurried]);
  }
  await Promise.all(running);
}

/** Applies the style sheets and runs the scripts; fails if a file does not come. */
export const runFiles = (hurried: Promise<void>) =>
  Promise.all([...disabledSheets().map(apply), runScripts(hurried)]);

/** Fetches what a press will need, and runs nothing of it. Asking for a file is work too: one at a time. */
export async function fetchFiles(entry: HTMLScriptElement): Promise<void> {
  describe(entry, 'low').catch(() => {
    // It is asked for again with the first press.
    description = undefined;
  });
  const files = [
    ...inertScripts().map(({ src }) => src),
    ...disabledSheets().map(({ href }) => href),
  ];
  for (const file of files) {
    void fetchFile(file);
    await waitForIdle();
  }
}
