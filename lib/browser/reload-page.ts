import { addBasePath } from '@/lib/base-path';

/** In milliseconds. */
const AGAIN_AFTER = 1000;
let asked = { href: '', at: Number.NEGATIVE_INFINITY };

/** Whether a reload is under way: going back in the history would stop it. */
export const isLeaving = (): boolean => performance.now() - asked.at < AGAIN_AFTER;

/**
 * Reloads the page, or loads another, so that nothing stays in memory. Requests within a moment
 * count once, as other tabs report one change in several parts. The visitor may stop a reload at
 * the browser's question, so it can be requested again later.
 */
export function reloadPage(path?: string): void {
  const { location, history } = globalThis;
  if (!location) return;
  const to = new URL(path ? addBasePath(path) : location.href, location.href);
  if (asked.href === to.href && isLeaving()) return;
  asked = { href: to.href, at: performance.now() };
  if (to.pathname !== location.pathname || to.search !== location.search) {
    location.assign(to);
  } else {
    // Assigning an address that differs in its fragment alone loads nothing.
    history.replaceState(null, '', to);
    location.reload();
  }
}
