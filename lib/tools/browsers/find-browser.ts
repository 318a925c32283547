import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Names of Chromium on Linux, then the usual places of Chrome on macOS and Windows. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: the one in CHROMIUM_PATH, then Playwright's own, then the system's.
 * `null` when there is none.
 */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...places].find((file) => existsSync(file)) ?? null;
}

/** Arguments that keep Chromium to the pages under test; its sandbox cannot run as root. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
