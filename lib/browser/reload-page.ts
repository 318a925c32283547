import { addBasePath } from '@/lib/base-path';

/** In milliseconds. */
const AGAIN_AFTER = 1000;
let asked = { href: '', at: Number.NEGATIVE_INFINITY };

/** Whether a load was just asked for: a step in the history would stop it. */
export const isLeaving = (): boolean => performance.now() - asked.at < AGAIN_AFTER;

/**
 * Loads the page anew, or another one, with nothing of this page in memory. What was just asked for is
 * not asked for twice, as other tabs tell of one change in several parts; a page that stays, as at the
 * browser's question, can be asked again.
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
    // With another fragment alone, an assigned address would load nothing.
    history.replaceState(null, '', to);
    location.reload();
  }
}
