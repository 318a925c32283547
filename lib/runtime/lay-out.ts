/** What the styles leave for later: the bands below the first screen. */
const LATE_BANDS = 'main>section:nth-of-type(n+3)';

/**
 * Of the loader: lays out the rest of the page while the browser has nothing to do, one band at a
 * time, so that no task is long. From then on the scroll bar is true, and nothing moves below a
 * pointer because a band proves taller or shorter than it was taken for.
 */
export function layOutWhenIdle(): void {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => {
    const bands = document.querySelectorAll<HTMLElement>(LATE_BANDS).values();
    const layOutNext = () => {
      const { value: band } = bands.next();
      if (!band) return;
      band.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
}
