import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Chromium without a browser window around the page, as Debian packages it: the same engine for
 * little more than half the work.
 */
export const HEADLESS_SHELL = 'chromium-headless-shell';
/** Names of Chromium on Linux, then the usual places of Chrome on macOS and Windows. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: the one in CHROMIUM_PATH, else the system's headless shell, else
 * Playwright's own, else any other on the system. `null` when there is none.
 */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = (name: string) => folders.map((folder) => path.join(folder, name));
  const candidates = [
    ...onPath(HEADLESS_SHELL),
    chromium.executablePath(),
    ...commands.flatMap(onPath),
    ...places,
  ];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/**
 * Arguments that stop Chromium's own requests. Root gets no sandbox, since it cannot run as root.
 */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
