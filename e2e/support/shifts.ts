import type { Page } from '@playwright/test';

/** Notes what moves by itself on a loaded page from now on; the returned function tells it. */
export async function noteShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(async () => {
    // Chromium draws a font that came too late for the first paint as soon as a sheet is added, and
    // this moves words by some pixels: here first, so that only what the data moves is noted.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const sheet = document.head.appendChild(document.createElement('style')).sheet;
    sheet?.insertRule('@font-face { font-family: none; src: local(none); }');
    await document.fonts.ready;
    // Laid out anew, as text that stays in place may keep the fallback until React touches it.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const shifts: unknown[] = [];
    const from = performance.now();
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < from) continue;
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        // A late font makes a line a few pixels longer all the same: a move within it is no data's.
        const moved = sources.filter(
          ({ previousRect: { x, y }, currentRect: now }) => now.y !== y || Math.abs(now.x - x) > 5,
        );
        if (moved.length === 0) continue;
        shifts.push([value, moved.map(({ node }) => node?.textContent?.slice(0, 60))]);
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
