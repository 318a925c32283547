import { MARKER_KEY } from '@/lib/portal/database/visit-marker';

/**
 * Every erase ends by removing the marker of the visit. Other tabs hear of that, so one whose page
 * has no framework forgets its drafts as well.
 */
export function forgetWhenErased(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === MARKER_KEY && newValue === null) sessionStorage.clear();
  });
}
