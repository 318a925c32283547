import { reloadPage } from '@/lib/browser/load-anew';
import { hasOwnArea, writeAreaPointer } from '@/lib/browser/visit-marker';

/** Opens the client's own area or, where there is none, the sample area. */
export function openArea(): void {
  if (hasOwnArea()) writeAreaPointer({ shown: 'own' });
  reloadPage('/dashboard');
}
