import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser, HEADLESS_SHELL } from '@/lib/tools/browsers/find-browser';

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    await browser.close();
    return true;
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

function run(command: string, args: string[]): boolean {
  console.log(`No browser yet, so: ${command} ${args.join(' ')}`);
  const minutes = 10;
  return spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 }).status === 0;
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a Debian package as root, with the libraries that Chromium needs. */
const debianPackage = (name: string) => ({
  applies: () => process.getuid?.() === 0 && isDebian(),
  install: () =>
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']),
});

const installers = [
  debianPackage(HEADLESS_SHELL),
  debianPackage('chromium'),
  {
    applies: () => true,
    install: () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  },
];

/**
 * Finds a browser that starts, and installs one if there is none. Throws with instructions if it
 * cannot.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (await starts(found))) return found;
  if (!process.env.CHROMIUM_PATH) {
    for (const { applies, install } of installers) {
      if (!applies() || !install()) continue;
      const installed = findBrowser();
      if (installed && (await starts(installed))) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it, or run `npx playwright install --with-deps chromium`, or name an installed Chromium or Chrome in CHROMIUM_PATH.',
  );
}
