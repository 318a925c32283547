import type { Browser, Page } from '@playwright/test';
import {
  type FirstPress,
  firstAnswer,
  type Look,
  menu,
  press,
  untilQuiet,
  visit,
  wake,
} from '@/lib/tools/bench/measure';

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

/** The longest interaction so far, in ms: from the touch to the next frame; 0 if within 16 ms. */
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

const pressed =
  ({ find, prepare }: Control): Look<number> =>
  async (page, _, session) => {
    await page.waitForLoadState('load');
    await wake(page);
    await prepare?.(page);
    await untilQuiet(page);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not in sight.');
    await page.evaluate(observeInteractions);
    await press(session, box);
    // An answer within 16 ms leaves no entry to wait for.
    await page.waitForTimeout(1000);
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
    results.push([control.name, middle(runs)]);
  }
  return results;
}

/** The controls of public pages, each with a page that has it. */
const firstPresses: readonly (FirstPress & { path: string })[] = [
  {
    path: '/calculators/gst',
    control: 'Calculate',
    typed: ['amount', '10000'],
    answer: ['main table', '11,800'],
  },
  {
    path: '/services/pricing',
    control: 'Add to cart',
    answer: ['main button', 'In your cart'],
  },
  { path: '/', ...menu },
];

const middle = (runs: number[]) => runs.sort((a, b) => a - b)[runs.length >> 1] ?? 0;

/**
 * How long each control takes to answer when it is touched at once on a cold visit: the middle of
 * some runs in ms, for several exports in turn, so that whatever else the machine does meets all.
 */
export async function firstAnswers(
  browser: Browser,
  bases: readonly string[],
  times = 7,
): Promise<Record<string, number>[]> {
  const results = bases.map((): Record<string, number> => ({}));
  for (const first of firstPresses) {
    const runs = bases.map((): number[] => []);
    for (let time = 0; time < times; time += 1) {
      for (const [index, base] of bases.entries()) {
        const { href } = new URL(first.path, base);
        runs[index]?.push(await visit(browser, href, firstAnswer(first)));
      }
    }
    for (const [index, result] of results.entries()) {
      result[first.control] = Math.round(middle(runs[index] ?? []));
    }
  }
  return results;
}
