import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window around the page, as Debian packages it: little more than half the work. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that stop Chromium's own requests; root cannot run its sandbox. */
export const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The browser for the tests: the one in CHROMIUM_PATH, else the system's headless shell, else
 * Playwright's own, else any other on the system. `null` when there is none.
 */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = (name: string) => folders.map((folder) => path.join(folder, name));
  const known = [...onPath(HEADLESS_SHELL), chromium.executablePath(), ...commands.flatMap(onPath)];
  return given || ([...known, ...places].find((file) => existsSync(file)) ?? null);
}

async function starts(executablePath: string | null): Promise<boolean> {
  if (!executablePath) return false;
  try {
    await (await chromium.launch({ executablePath, args: browserArguments })).close();
    return true;
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

function run(command: string, ...args: string[]): boolean {
  console.log(`No browser yet, so: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

const mayInstallPackages = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** A Debian package comes with the libraries that Chromium needs. */
const debianPackage = (name: string) => () =>
  mayInstallPackages() &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '--yes', '--no-install-recommends', name, 'fonts-liberation');

const installers = [
  debianPackage(HEADLESS_SHELL),
  debianPackage('chromium'),
  () => run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'),
];

/** Finds a browser that starts, and installs one if there is none. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (await starts(found))) return found;
  for (const install of process.env.CHROMIUM_PATH ? [] : installers) {
    if (!install()) continue;
    const installed = findBrowser();
    if (installed && (await starts(installed))) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it, or run `npx playwright install --with-deps chromium`, or name an installed Chromium or Chrome in CHROMIUM_PATH.',
  );
}
