import type { Browser, Page } from '@playwright/test';
import { isHydrated, type Look, press, untilQuiet, visit } from '@/lib/tools/bench/measure';

type Control = {
  name: string;
  path: string;
  find: (page: Page) => ReturnType<Page['getByRole']>;
  prepare?: (page: Page) => Promise<void>;
};

/** The controls that people press most, each with a page that has it. */
const controls: readonly Control[] = [
  {
    name: 'Calculate',
    path: '/calculators/gst',
    find: (page) => page.getByRole('button', { name: 'Calculate' }),
    prepare: (page) => page.getByLabel('Amount', { exact: true }).fill('10000'),
  },
  {
    name: 'Add to cart',
    path: '/services/pricing',
    find: (page) => page.getByRole('button', { name: /^Add to cart/ }).first(),
  },
  {
    name: 'a switch',
    path: '/dashboard/notifications',
    find: (page) => page.getByRole('switch').first(),
  },
  {
    name: 'the menu',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Menu' }),
  },
];

/** The longest interaction so far, in milliseconds: from the touch to the next frame. */
const longest = () =>
  (window as unknown as { interactions: { longest: number } }).interactions.longest;

function observeInteractions() {
  const seen = { longest: 0 };
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const wake = () => {
  const sign = new Event('touchstart', { bubbles: true });
  document.querySelector('button, input, a[data-replay]')?.dispatchEvent(sign);
};

const pressed =
  ({ find, prepare }: Control): Look<number> =>
  async (page, _, session) => {
    await page.waitForLoadState('load');
    await page.evaluate(wake);
    await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
    await prepare?.(page);
    await untilQuiet(page);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not in sight.');
    await page.evaluate(observeInteractions);
    await press(session, box);
    await page.waitForFunction(longest, undefined, { timeout: 60_000 });
    await untilQuiet(page);
    return page.evaluate(longest);
  };

/** INP of each control on a hydrated page, in milliseconds (steps of 8): the middle of three. */
export async function interactions(browser: Browser, base: string): Promise<[string, number][]> {
  const results: [string, number][] = [];
  for (const control of controls) {
    const runs: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      runs.push(await visit(browser, new URL(control.path, base).href, pressed(control)));
    }
    results.push([control.name, runs.sort((a, b) => a - b)[1] ?? 0]);
  }
  return results;
}
