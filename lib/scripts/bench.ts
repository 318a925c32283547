/**
 * `npm run bench` measures every public page of out/ on a slow phone; `npm run bench -- out other`
 * measures two exports in turn. `npm run bench -- --presses` times six first presses, beside the
 * build as Next wrote it or in the exports named after it. No time, however long, makes it fail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { compressExport } from '@/lib/build/compress';
import { browserArguments, ensureBrowser } from '@/lib/scripts/browser';
import { serveExport } from '@/lib/scripts/export-server';

const OURS = 'out';
const BARE = 'node_modules/.cache/out-bare';
const RUNS = 5;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** In milliseconds, and bytes a second: the slow 4G and the processor of Lighthouse's phone. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWER = 4;

type Fetched = { requests: number; bytes: number };

/** A first visit. `look` begins with the response, and sees what was fetched so far. */
async function visitCold<T>(url: string, look: (page: Page, fetched: Fetched) => Promise<T>) {
  const context = await browser.newContext({ ...PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const fetched = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    fetched.requests += 1;
    fetched.bytes += encodedDataLength;
  });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await look(page, fetched);
  } finally {
    await context.close();
  }
}

async function readTimes(page: Page, fetched: Fetched) {
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(async () => {
    const getEntries = (type: string) =>
      new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const lcp = (await getEntries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Long tasks before the first paint do not count as blocking.
    const tasks = (await getEntries('longtask')).filter(({ startTime }) => startTime >= fcp);
    const blocking = tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
    const cls = (await getEntries('layout-shift')).reduce((sum, { value = 0 }) => sum + value, 0);
    return `FCP ${fcp.toFixed()}, LCP ${lcp.toFixed()}, blocking ${blocking.toFixed()} ms; CLS ${cls.toFixed(3)}`;
  });
  return `${fetched.requests} requests, ${(fetched.bytes / 1000).toFixed(1)} kB; ${times}`;
}

type Press = {
  path: string;
  control: string;
  /** A pattern for the text that shows the effect of the press; without it, an open dialog does. */
  effect?: string;
  /** Filled in by script and without an event, as if typed before the framework ran. */
  fill?: readonly [selector: string, value: string];
};

const presses: Record<string, Press> = {
  'Menu on home': { path: '/', control: 'header :text-is("Menu")' },
  'Calculate on GST': {
    path: '/calculators/gst',
    control: 'form button[type=submit]',
    effect: '₹11,800',
    fill: ['[name=amount]', '10000'],
  },
  'Send on contact': {
    path: '/contact',
    control: '#message button[type=submit]',
    effect: 'Name must be at least 2 characters',
  },
  'Add to cart on pricing': {
    path: '/services/pricing',
    control: 'main button:has-text("Add ")',
    effect: ' is (already )?in your cart$',
  },
  'Remove in the cart': {
    path: '/dashboard/cart',
    control: 'main button[aria-label^=Remove], main button:has(.sr-only)',
    effect: 'Undo',
  },
  'View on quotations': { path: '/dashboard/quotations', control: 'article button' },
};

/** In milliseconds after the first paint: of the press, and of a scroll before it. */
type Moment = { at: number; scroll?: number };
const moments: Record<string, Moment> = {
  'paint + 0.3 s': { at: 300 },
  'paint + 8 s': { at: 8000 },
  'paint + 8 s, scrolled at 5 s': { at: 8000, scroll: 5000 },
};

const waitUntilAfterPaint = (page: Page, delay: number) =>
  page.waitForFunction((milliseconds) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() >= paint.startTime + milliseconds;
  }, delay);

/** Runs in the page: milliseconds from the first touch to the frame that shows the effect. */
const watchPress = (effect: string | undefined) =>
  new Promise<number>((resolve) => {
    const wanted = effect && new RegExp(effect);
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const isShown = () => {
      if (!wanted) return [...document.querySelectorAll('dialog, [role=dialog]')].some(isSeen);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        if (wanted.test(parentElement?.textContent ?? '') && isSeen(parentElement)) return true;
      }
      return false;
    };
    let touched = 0;
    let hasChanged = false;
    const note = () => {
      hasChanged = true;
    };
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(note).observe(document, everything);
    const look = () => {
      if (touched && hasChanged && isShown()) {
        // The frame is painted after its callbacks.
        setTimeout(() => resolve(performance.now() - touched));
        return;
      }
      hasChanged = false;
      requestAnimationFrame(look);
    };
    addEventListener(
      'touchstart',
      ({ timeStamp }) => {
        touched ||= timeStamp;
      },
      { capture: true, passive: true },
    );
    look();
  });

/**
 * In milliseconds. Bare Next loses presses before hydration: a lost press is repeated, as a visitor
 * would.
 */
async function measurePress(page: Page, press: Press, { at, scroll }: Moment) {
  if (scroll) {
    await waitUntilAfterPaint(page, scroll);
    await page.mouse.wheel(0, 200);
  }
  await waitUntilAfterPaint(page, at);
  const control = page.locator(press.control).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  if (press.fill) {
    const [selector, value] = press.fill;
    await page
      .locator(selector)
      .evaluate((field, text) => Object.assign(field, { value: text }), value);
  }
  const effect = page.evaluate(watchPress, press.effect);
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

async function measureMedian(url: string, press: Press, moment: Moment) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await visitCold(url + press.path, (page) => measurePress(page, press, moment)));
  }
  const median = times.toSorted((first, second) => first - second)[RUNS >> 1];
  return `${median?.toFixed()} ms`;
}

const arePressed = process.argv.includes('--presses');
const named = process.argv.slice(2).filter((argument) => argument !== '--presses');
if (arePressed && named.length === 0) await buildBoth();
const byDefault = arePressed ? [OURS, BARE] : [OURS];
const folders = named.length > 0 ? named : byDefault;
const servers = await Promise.all(folders.map(serveExport));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });

async function compare(name: string, measure: (url: string) => Promise<string>) {
  for (const [index, { url }] of servers.entries()) {
    const found = await measure(url).catch((error) => String(error).split('\n')[0]);
    console.log(`${folders[index]} ${name}: ${found}`);
  }
}

if (arePressed) {
  for (const [name, press] of Object.entries(presses)) {
    for (const [when, moment] of Object.entries(moments)) {
      await compare(`${name}, ${when}`, (url) => measureMedian(url, press, moment));
    }
  }
} else {
  for (const { path } of routes.filter(({ indexed }) => indexed)) {
    await compare(path, (url) => visitCold(url + path, readTimes));
  }
}
await browser.close();
for (const { close } of servers) await close();
