import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { compressExport } from '@/lib/build/compress';
import { coldVisit, medianOf } from '@/lib/scripts/bench-visit';
import { browserArguments, ensureBrowser } from '@/lib/scripts/browser';
import { serveExport } from '@/lib/scripts/export-server';

const OURS = 'out';
/** The same build without the step after it. */
const BARE = 'node_modules/.cache/out-bare';
const RUNS = 5;

type Press = {
  path: string;
  /** A selector of what is pressed. */
  control: string;
  /** What shows that the press took effect. */
  effect: (page: Page) => Promise<unknown>;
  /** A field to fill in before, by script and without an event, as if typed before the framework. */
  fill?: readonly [selector: string, value: string];
};

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const presses: Record<string, Press> = {
  'Menu on home': { path: '/', control: 'header a[data-replay]', effect: dialog },
  'Calculate on GST': {
    path: '/calculators/gst',
    control: 'form button[type=submit]',
    effect: (page) => page.getByRole('main').getByText('₹11,800').first().waitFor(),
    fill: ['[name=amount]', '10000'],
  },
  'Send on contact': {
    path: '/contact',
    control: '#message button[type=submit]',
    effect: (page) => page.getByText('Name must be at least 2 characters').waitFor(),
  },
  'Add to cart on pricing': {
    path: '/services/pricing',
    control: 'main button:has(.sr-only)',
    effect: (page) =>
      page
        .getByText(/ is (already )?in your cart$/)
        .first()
        .waitFor(),
  },
  'Remove in the cart': {
    path: '/dashboard/cart',
    control: 'main button[aria-label^=Remove], main button:has(.sr-only)',
    effect: (page) => page.getByRole('button', { name: 'Undo' }).first().waitFor(),
  },
  'View on quotations': {
    path: '/dashboard/quotations',
    control: 'article button',
    effect: dialog,
  },
};

/** When the press comes: milliseconds after the first paint, and when the visitor scrolls before. */
const moments = {
  'paint + 0.3 s': { at: 300, scroll: null },
  'paint + 8 s': { at: 8000, scroll: null },
  'paint + 8 s, scrolled at 5 s': { at: 8000, scroll: 5000 },
};

/** Waits until so many milliseconds after the first paint. */
const untilAfterPaint = (page: Page, delay: number) =>
  page.waitForFunction((milliseconds) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() >= paint.startTime + milliseconds;
  }, delay);

/**
 * How long a press takes until its effect is seen, in milliseconds. One that is lost, as bare Next
 * loses those before hydration, is repeated as a visitor would.
 */
async function pressed(
  page: Page,
  press: Press,
  { at, scroll }: { at: number; scroll: number | null },
) {
  await untilAfterPaint(page, scroll ?? at);
  if (scroll !== null) {
    await page.mouse.wheel(0, 200);
    await untilAfterPaint(page, at);
  }
  const control = page.locator(press.control).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  if (press.fill) {
    await page
      .locator(press.fill[0])
      .evaluate((field, value) => Object.assign(field, { value }), press.fill[1]);
  }
  const start = Date.now();
  const effect = press.effect(page).then(() => Date.now() - start);
  for (;;) {
    const box = await control.boundingBox().catch(() => null);
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const pause = page.waitForTimeout(400).then(() => null);
    const seen = await Promise.race([effect, pause]);
    if (seen !== null) return seen;
  }
}

/** The build as Next writes it, compressed as hosts do, and ours after the step. */
async function buildBoth(): Promise<void> {
  const run = (...args: string[]) => spawnSync('npm', args, { stdio: 'inherit' });
  run('run', 'prepare:assets');
  run('exec', '--', 'next', 'build');
  rmSync(BARE, { recursive: true, force: true });
  cpSync(OURS, BARE, { recursive: true });
  await compressExport(BARE, `${BARE}-compressed`);
  run('run', 'finish');
}

async function timesOf(browser: Browser, url: string, press: Press, moment: keyof typeof moments) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(
      await coldVisit(browser, url + press.path, (page) => pressed(page, press, moments[moment])),
    );
  }
  return medianOf(times);
}

/** Six presses at three moments, on our export and on that of bare Next, in one run. */
export async function benchPresses(): Promise<void> {
  await buildBoth();
  const [ours, bare] = await Promise.all([OURS, BARE].map(serveExport));
  if (!ours || !bare) return;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
  for (const [name, press] of Object.entries(presses)) {
    for (const moment of Object.keys(moments) as (keyof typeof moments)[]) {
      const our = await timesOf(browser, ours.url, press, moment);
      const bares = await timesOf(browser, bare.url, press, moment);
      console.log(`${name}, ${moment}: ${our} ms, bare Next ${bares} ms`);
    }
  }
  await browser.close();
  await Promise.all([ours.close(), bare.close()]);
}
