import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { access } from '@/content/access';
import { eraseCopy, restoreCopy } from '@/content/client-area/backup';
import { lockFrameCopy, recoveryCodeCopy, setUpCopy, unlockCopy } from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { formatGreeting } from '@/e2e/support/words';
import { OWN_DATABASES } from '@/lib/browser/storage-names';
import { browserArguments } from '@/lib/scripts/browser';
import { exportFileWith } from '@/lib/test-support/export-file';

/*
 * A browser whose process is killed writes nothing more: local storage is then as it was on the disk,
 * up to a minute ago, and the databases are as they were in the last moment. Every moment:
 * `KILL=all npm run test:e2e -- e2e/client-area/killed.spec.ts`.
 */

/** In milliseconds, after the page has said that the work is done. */
const moments =
  process.env.KILL === 'all' ? [0, 600, 1500, 2500, 4000, 8000, 15_000, 65_000] : [0, 600, 2500];

const owner = 'Asha Rao';
const ravi = 'Ravi Iyer';
const restored = 'Meera Nair';
const phrase = 'four plain words here';

const started: (() => Promise<void>)[] = [];

async function start(folder: string) {
  const port = path.join(folder, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const browserProcess = spawn(
    process.env.CHROMIUM_PATH ?? '',
    [
      ...browserArguments,
      '--headless',
      // A killed browser would ask something at its next start, and wait for an answer.
      '--hide-crash-restore-bubble',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise((resolve) => browserProcess.on('exit', resolve));
  /** With its helpers, which are in one process group. */
  const kill = async () => {
    if (browserProcess.exitCode === null && browserProcess.signalCode === null) {
      process.kill(-(browserProcess.pid ?? 0), 'SIGKILL');
    }
    await ended;
  };
  started.push(kill);
  await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8')).toMatch(/\n/);
  const [number] = readFileSync(port, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout: 120_000 });
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  return {
    page: await context.newPage(),
    async close() {
      await (await browser.newBrowserCDPSession()).send('Browser.close').catch(() => {});
      await ended;
    },
    kill,
  };
}

const formatAddress = (path: string) => `${test.info().project.use.baseURL}${path}`;

async function open(page: Page, path: string) {
  await page.goto(formatAddress(path));
  await untilHydrated(page);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function signUp(page: Page, name: string) {
  await open(page, '/signup');
  const [first = '', last = ''] = name.split(' ');
  for (const [label, value] of Object.entries({
    'First Name': first,
    'Last Name': last,
    Email: 'client@example.in',
    Mobile: '9876543210',
    Password: 'secret',
    'Confirm Password': 'secret',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await press(page, 'Create Account');
}

const expectArea = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(formatGreeting(name));

const filledDatabases = (page: Page) =>
  page.evaluate(async (prefix) => {
    const named = (await indexedDB.databases()).filter(({ name }) => name?.startsWith(prefix));
    const filled: string[] = [];
    for (const { name = '' } of named) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const counting = opening.result.transaction('profile').objectStore('profile').count();
      await new Promise((resolve) => {
        counting.onsuccess = resolve;
      });
      opening.result.close();
      if (counting.result > 0) filled.push(name);
    }
    return filled;
  }, OWN_DATABASES);

type Work = {
  act: (page: Page, file: string) => Promise<unknown>;
  expect: (page: Page) => Promise<unknown>;
};

const works: Record<string, Work> = {
  'a restore': {
    async act(page, file) {
      await open(page, '/dashboard/privacy-settings');
      await page.getByLabel('Download My Data file').setInputFiles(file);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText(restoreCopy.done)).toBeVisible();
    },
    expect: (page) => expectArea(page, restored),
  },
  'a sign-up in its place': {
    async act(page) {
      await signUp(page, ravi);
      await press(page, access.signUp.isHere.begin);
      await expectArea(page, ravi);
    },
    expect: (page) => expectArea(page, ravi),
  },
  'a switch to the sample area': {
    async act(page) {
      await open(page, '/dashboard/settings');
      await press(page, 'Show the sample area');
      await expect(page.locator('html')).toHaveAttribute('data-area', 'sample');
    },
    async expect(page) {
      if ((await page.locator('html').getAttribute('data-area')) === 'sample') {
        await open(page, '/dashboard/settings');
        await press(page, 'Back to my own area');
        await page.goto(formatAddress('/dashboard'));
      }
      await expectArea(page, owner);
    },
  },
  'a lock': {
    async act(page) {
      await open(page, '/dashboard/settings');
      await press(page, lockFrameCopy.setUp);
      await page.getByLabel(passphraseCopy.newLabel, { exact: true }).fill(phrase);
      await page.getByLabel(passphraseCopy.again, { exact: true }).fill(phrase);
      await press(page, setUpCopy.next);
      await page.getByLabel(recoveryCodeCopy.stored).check();
      await press(page, recoveryCodeCopy.seal);
      await expect(page.getByRole('heading', { name: lockFrameCopy.heading })).toBeVisible();
    },
    async expect(page) {
      await page.getByLabel(passphraseCopy.label, { exact: true }).fill(phrase);
      await press(page, unlockCopy.button);
      await expectArea(page, owner);
    },
  },
  'an erase': {
    async act(page) {
      await open(page, '/dashboard/privacy-settings');
      await press(page, 'Request Data Deletion');
      await page.getByRole('alertdialog').getByRole('button', { name: eraseCopy.confirm }).click();
      await expect(page.getByText(eraseCopy.done)).toBeVisible();
    },
    async expect(page) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await filledDatabases(page)).toEqual([]);
    },
  },
};

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
test.afterEach(async () => {
  for (const kill of started.splice(0)) await kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

for (const [title, { act, expect: expectWhole }] of Object.entries(works)) {
  test(`${title} loses nothing when the browser is killed after it`, {
    tag: ['@phone', '@client-area'],
  }, async () => {
    test.setTimeout(600_000);
    const file = path.join(folder, 'saved.zip');
    const saved = exportFileWith({
      data: ({ profile }) => Object.assign(profile?.[0] ?? {}, { fullName: restored }),
    });
    writeFileSync(file, Buffer.from(await saved.arrayBuffer()));
    const before = path.join(folder, 'before');
    const first = await start(before);
    await signUp(first.page, owner);
    await expectArea(first.page, owner);
    await first.close();

    for (const moment of moments) {
      const profile = path.join(folder, String(moment));
      cpSync(before, profile, { recursive: true });
      const browser = await start(profile);
      await act(browser.page, file);
      await new Promise((resolve) => setTimeout(resolve, moment));
      await browser.kill();
      const later = await start(profile);
      // What one visit finds, the next must still find.
      for (const visit of ['first', 'second']) {
        await test.step(`${moment} ms, ${visit} visit`, async () => {
          // If the area is found under another name, the page loads twice.
          await later.page.goto(formatAddress('/dashboard'));
          await expectWhole(later.page);
        });
      }
      await later.kill();
    }
  });
}
