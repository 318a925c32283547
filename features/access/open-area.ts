import { loadAnew } from '@/lib/browser/load-anew';
import { hasOwnArea, writeMarker } from '@/lib/browser/visit-marker';

/** Opens the client's own area or, where there is none, the sample area. */
export function openArea(): void {
  if (hasOwnArea()) writeMarker({ shown: 'own' });
  loadAnew('/dashboard');
}
