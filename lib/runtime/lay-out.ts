/** The bands below the first screen, which the styles leave for later. */
const LATE_BANDS = 'main>section:nth-of-type(n+3)';

/** In milliseconds. A browser that always has something to do lays out a band after so long. */
const LONGEST_WAIT = 500;

/** Safari has no idle callbacks. */
const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: LONGEST_WAIT })
    : setTimeout(action);

/**
 * Called by the loader: lays out the rest of the page while the browser is idle, one band at a
 * time, so that no task is long. After that the scroll bar is exact, and no band changes its height
 * under the pointer.
 */
export function layOutWhenIdle(): void {
  const layOut = () => {
    const bands = document.querySelectorAll<HTMLElement>(LATE_BANDS).values();
    const layOutNext = () => {
      const { value: band } = bands.next();
      if (!band) return;
      band.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  };
  if (document.readyState === 'complete') layOut();
  else addEventListener('load', layOut);
}
