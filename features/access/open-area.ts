import { hasOwnArea, writeAreaPointer } from '@/lib/browser/area-pointer';
import { reloadPage } from '@/lib/browser/reload-page';

/** Opens the client's own area or, where there is none, the sample area. */
export function openClientArea(): void {
  if (hasOwnArea()) writeAreaPointer({ shown: 'own' });
  reloadPage('/dashboard');
}
