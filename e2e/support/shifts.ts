import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Notes what moves by itself on pages opened from now on. They have no fonts of the site: one that
 * comes late moves words, and when it comes is up to the machine. The returned function tells what
 * has moved on the page shown, from its start or since it has loaded: while the browser still reads
 * a page it draws what it has.
 */
export async function noteShifts(
  page: Page,
  since: 'start' | 'load',
): Promise<() => Promise<unknown[]>> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript((from) => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          words: node?.textContent?.slice(0, 60),
          from: previousRect.toJSON(),
          to: currentRect.toJSON(),
        }));
        shifts.push({ value, moved });
      }
    });
    if (from === 'start') observer.observe({ type: 'layout-shift', buffered: true });
    else
      addEventListener('load', () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
        ),
      );
  }, since);
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
