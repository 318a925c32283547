import type { Page } from '@playwright/test';

/** Collects what must not happen on a page: errors, missing files, requests to other origins. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = ['blob:', 'data:'].includes(url.protocol) || url.hostname === 'localhost';
    if (!isLocal) faults.push(`another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

const isHydrated = () =>
  Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__react'));

/** Fetches the framework, as the first sign of intent on a control does. */
export async function wantControl(page: Page) {
  // On the frame: the watch of loads takes an evaluation of the page for a step of the test.
  await page.mainFrame().evaluate(() => window.inlineState.want());
}

export async function untilHydrated(page: Page) {
  await wantControl(page);
  await page.waitForFunction(isHydrated);
}

/** Waits until React has hydrated a page that needs no sign of intent. */
export async function untilHydratedBySelf(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** A closed dialog goes back in the history, which would cancel a load that begins before it has. */
export const untilDialogsAreLeft = (page: Page) =>
  page.waitForFunction(() => (window.history.state?.dialogs ?? 0) === 0);

/** Whether the framework was started: until then its scripts are plain text. */
export const isStarted = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="text/plain"][src]') === null);

/** Lets no script of the framework arrive, as on a network that is slow beyond all patience. */
export const holdFramework = (page: Page) => page.route('**/_next/static/chunks/**', () => {});

/** A visitor who saves data, for whom nothing is fetched ahead. */
export const saveData = (page: Page, effectiveType = '4g') =>
  page.addInitScript((type) => {
    const connection = { saveData: type === '4g', effectiveType: type };
    Object.defineProperty(navigator, 'connection', { value: connection });
  }, effectiveType);

/** The one script that a page runs by itself. */
const LOADER_FILE = /^\/_next\/static\/loader-[\da-f]{12}\.js$/;

/**
 * The addresses of scripts, except the loader, and router data that a page requests from now on;
 * not what it only fetches ahead.
 */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (LOADER_FILE.test(pathname)) return;
    const isScript = request.resourceType() === 'script';
    if (isScript || pathname.endsWith('.txt')) scripts.push(pathname);
  });
  return scripts;
}
