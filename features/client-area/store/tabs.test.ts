/** @jest-environment jsdom */

import { followTabs } from '@/features/client-area/store/tabs';
import { loadAnew } from '@/lib/browser/load-anew';
import { visitKey } from '@/lib/browser/storage-names';
import type { VisitMarker } from '@/lib/browser/visit-marker';
import { storeVisit } from '@/lib/test-support/visit';

jest.mock('@/lib/browser/load-anew', () => ({ isLeaving: () => false, loadAnew: jest.fn() }));
// A page of the client's own area.
jest.mock('@/features/client-area/store/store', () => ({
  area: 'own',
  areaIn: (marker: VisitMarker | null) => marker?.shown ?? 'sample',
  db: { name: 'own-rows-1', close: () => {} },
}));

const visit: Partial<VisitMarker> = { shown: 'own', own: 'own-rows-1' };

test.each<[string, keyof VisitMarker, Partial<VisitMarker>, number]>([
  ['stays while another tab changes the cart of the same area', 'cart', { cart: 3 }, 0],
  ['comes anew once another tab restores a file or signs up', 'own', { own: 'own-rows-2' }, 1],
  ['comes anew once another tab turns to the samples', 'shown', { shown: 'sample' }, 1],
])('a page of the own area %s', (_, fact, change, times) => {
  jest.mocked(loadAnew).mockClear();
  const offer = jest.fn();
  storeVisit(visit);
  const end = followTabs(offer);
  storeVisit({ ...visit, ...change });
  window.dispatchEvent(new StorageEvent('storage', { key: visitKey(fact) }));
  expect(loadAnew).toHaveBeenCalledTimes(times);
  expect(offer).not.toHaveBeenCalled();
  end();
});
