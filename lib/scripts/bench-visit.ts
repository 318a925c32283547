import type { Browser, Page } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** In milliseconds, and bytes a second: the slow 4G and the processor of Lighthouse's phone. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOWER = 4;

export type Fetched = { requests: number; bytes: number };

/** A first visit on a slow phone; `look` begins when the answer has, and sees what was fetched so far. */
export async function coldVisit<Result>(
  browser: Browser,
  url: string,
  look: (page: Page, fetched: Fetched) => Promise<Result>,
): Promise<Result> {
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

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
