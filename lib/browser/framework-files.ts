/** The build lists the framework's files in the page and leaves them inert. */

import { DESCRIPTION, LATE_FILE } from '@/lib/browser/attributes';
import { fetchFile, waitForIdle } from '@/lib/browser/fetch-ahead';
import { SCRIPTS } from '@/lib/browser/marks';

declare const BUILD_ID: string;

const RETRY_AFTER = 500;
/** In milliseconds: far longer than a file takes on 2G. */
const FILE_LIMIT = 30_000;
let description: Promise<string> | undefined;

async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return attempt();
  }
}

/** Names the file, since something may have blocked it for good. */
function reportLate(file: string | null) {
  window.inlineState.fail();
  for (const place of document.querySelectorAll(`[${LATE_FILE}]`)) {
    place.textContent = ` ${place.getAttribute(LATE_FILE)} ${file}`;
  }
}

/** Waits on after the limit, since a slow network may still bring the file. */
function reportIfLate<Result>(file: string | null, coming: Promise<Result>): Promise<Result> {
  const late = setTimeout(reportLate, FILE_LIMIT, file);
  return coming.finally(() => clearTimeout(late));
}

const waitForLoad = (element: HTMLScriptElement | HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });

/** Only ours: other programs may add inert scripts to the page. */
const listInertScripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[type="text/plain"][src^="${SCRIPTS}"]`),
];
const listDisabledSheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[disabled][href^="${SCRIPTS}"]`),
];
export const findStartScript = () => document.querySelector<HTMLScriptElement>(`[${DESCRIPTION}]`);

/** A script element runs once, so a second try needs a new one. */
function run(inert: HTMLScriptElement) {
  // The runtime knows its scripts by the attribute, not by the full address.
  const src = inert.getAttribute('src') ?? '';
  let script = inert;
  return tryTwice(() => {
    script.removeAttribute('type');
    document.head.append(script);
    return reportIfLate(src, waitForLoad(script)).catch((error) => {
      script.remove();
      script = Object.assign(document.createElement('script'), { async: true, src });
      throw error;
    });
  });
}

function apply(link: HTMLLinkElement) {
  return tryTwice(() => {
    link.disabled = true;
    link.disabled = false;
    return reportIfLate(link.getAttribute('href'), waitForLoad(link));
  });
}

export const describeNow = (entry: HTMLScriptElement): Promise<string> =>
  reportIfLate(entry.getAttribute(DESCRIPTION), describe(entry, 'high')).then(checkBuild);

function describe(entry: HTMLScriptElement, priority: RequestPriority): Promise<string> {
  description ??= tryTwice(async () => {
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
 * After a deploy the description is of another build: the page reloads, and the promise never
 * resolves.
 */
function checkBuild(text: string): string | Promise<string> {
  if (text.includes(`"b":"${BUILD_ID}"`)) return text;
  const [navigation] = performance.getEntriesByType('navigation');
  // A host that serves parts of two builds would make it reload for ever.
  if ((navigation as PerformanceNavigationTiming).type === 'reload') throw new Error('two builds');
  location.reload();
  return new Promise(() => {});
}

async function runScripts(hurried: Promise<void>) {
  const running: Promise<unknown>[] = [];
  for (const script of listInertScripts()) {
    await Promise.race([waitForIdle(), hurried]);
    running.push(run(script));
    await Promise.race([Promise.allSettled(running), hurried]);
  }
  await Promise.all(running);
}

export const runFiles = (hurried: Promise<void>) =>
  Promise.all([...listDisabledSheets().map(apply), runScripts(hurried)]);

/** Runs none of them. One at a time, since a request is work too. */
export async function fetchFiles(entry: HTMLScriptElement): Promise<void> {
  describe(entry, 'low').catch(() => {
    description = undefined;
  });
  const files = [
    ...listInertScripts().map(({ src }) => src),
    ...listDisabledSheets().map(({ href }) => href),
  ];
  for (const file of files) {
    void fetchFile(file);
    await waitForIdle();
  }
}
