import type { Browser, Page } from '@playwright/test';
import { type Look, type Request, untilQuiet, visit, wake } from '@/lib/tools/bench/measure';

/** A visit of five pages, each linked from the one before. */
const JOURNEY = [
  '/',
  '/services/pricing',
  '/services/gst-registration',
  '/contact',
  '/calculators/gst',
] as const;

export type Journey = {
  /** Bytes of the visit with an empty cache, and of the same visit made again. */
  first: number;
  again: number;
};

const total = (requests: Iterable<Request>) =>
  [...requests].reduce((sum, { bytes }) => sum + bytes, 0);

/** Follows the links of the visit: by full page loads, or through the router if `isSoft`. */
async function follow(page: Page, home: string, isSoft: boolean): Promise<void> {
  await page.goto(home, { waitUntil: 'load' });
  if (isSoft) await wake(page);
  await untilQuiet(page);
  for (const path of JOURNEY.slice(1)) {
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    }, path);
    await page.waitForURL(`**${path}`, { timeout: 60_000 });
    await untilQuiet(page);
  }
}

const travelled =
  (home: string, isSoft: boolean): Look<Journey> =>
  async (page, requests) => {
    await follow(page, home, isSoft);
    const first = total(requests.values());
    await follow(page, home, isSoft);
    return { first, again: total(requests.values()) - first };
  };

/** Measures the visit twice: by full page loads, and through the router, fetched at the start. */
export async function journeys(
  browser: Browser,
  base: string,
): Promise<Record<'native' | 'soft', Journey>> {
  const home = new URL(JOURNEY[0], base).href;
  return {
    native: await visit(browser, home, travelled(home, false), true),
    soft: await visit(browser, home, travelled(home, true), true),
  };
}
