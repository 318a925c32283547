import type { Page } from '@playwright/test';

/** Notes what moves by itself on a loaded page from now on; the returned function tells it. */
export async function noteShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(async () => {
    // A font that arrives moves centred text by a fraction of a pixel.
    await document.fonts.ready;
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
      }
    }).observe({ type: 'layout-shift' });
  });
  // Two frames later every shift has been reported.
  return () =>
    page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as never as { shifts: unknown[] }).shifts)),
          );
        }),
    );
}
