import { type AreaName, hasOwnArea, writeMarker } from '@/lib/browser/visit-marker';

/** The fragments of links to an area of this browser. */
const AREAS: Record<string, AreaName> = { '#my-area': 'own', '#sample-area': 'sample' };

/** Shows the area that the address names, if it is there, and takes the name out of the address. */
export function showNamedArea(): AreaName | null {
  const { history, location } = window;
  const named = AREAS[location.hash];
  if (!named) return null;
  history.replaceState(history.state, '', location.pathname);
  if (named === 'own' && !hasOwnArea()) return null;
  writeMarker({ shown: named });
  return named;
}
