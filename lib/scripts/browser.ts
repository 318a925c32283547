import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a window around the page: little more than half the work. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Stop Chromium's own requests; root cannot run its sandbox. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * In CHROMIUM_PATH, else the system's headless shell, else Playwright's own, else any other on the
 * system.
 */
function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = (name: string) => folders.map((folder) => path.join(folder, name));
  const known = [...onPath(HEADLESS_SHELL), chromium.executablePath(), ...commands.flatMap(onPath)];
  return [...known, ...places].find((file) => existsSync(file));
}

function run(command: string, ...args: string[]): boolean {
  console.log(`No browser yet, so: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

/** Debian's package, or Playwright's download; as root with the libraries that it needs. */
function install(): void {
  const isRoot = process.getuid?.() === 0;
  const isInstalled =
    isRoot &&
    existsSync('/etc/debian_version') &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '--yes', HEADLESS_SHELL, 'fonts-liberation');
  const how = isRoot ? ['install', '--with-deps'] : ['install'];
  if (!isInstalled) {
    run(process.execPath, 'node_modules/@playwright/test/cli.js', ...how, 'chromium');
  }
}

export function ensureBrowser(): string {
  if (!findBrowser()) install();
  const found = findBrowser();
  if (found && existsSync(found)) return found;
  throw new Error(
    'The browser tests need Chromium: install it, or run `npx playwright install --with-deps chromium`, or name an installed Chromium or Chrome in CHROMIUM_PATH.',
  );
}
