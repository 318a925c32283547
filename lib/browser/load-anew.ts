import { inFolder } from '@/lib/base-path';

/** Loads the page anew, or another one, with nothing of this page in memory. */
export function loadAnew(path?: string): void {
  const { location, history } = globalThis;
  if (!location) return;
  const to = new URL(path ? inFolder(path) : location.href, location.href);
  if (to.pathname !== location.pathname || to.search !== location.search) {
    location.assign(to);
  } else {
    // With another fragment alone, an assigned address would load nothing.
    history.replaceState(null, '', to);
    location.reload();
  }
}
