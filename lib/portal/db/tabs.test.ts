/** @jest-environment jsdom */
import { loadAnew } from '@/lib/browser/load-anew';
import { MARKER_KEY, type VisitMarker } from '@/lib/browser/visit-marker';
import { followTabs } from '@/lib/portal/db/tabs';

jest.mock('@/lib/browser/load-anew', () => ({ loadAnew: jest.fn() }));
// A page of the client's own area.
jest.mock('@/lib/portal/db/store', () => ({
  area: 'own',
  areaIn: (marker: VisitMarker | null) => marker?.shown ?? 'sample',
  db: { name: 'own-rows-1', close: () => {} },
}));

const marker = { shown: 'own', own: 'own-rows-1', keptSince: 1, askedAt: null, erasing: false };

test.each([
  ['stays while another tab changes the cart of the same area', { cart: 3 }, 0],
  ['comes anew once another tab restores a file or signs up', { own: 'own-rows-2' }, 1],
  ['comes anew once another tab turns to the samples', { shown: 'sample' }, 1],
])('a page of the own area %s', (_, change, times) => {
  jest.mocked(loadAnew).mockClear();
  const offer = jest.fn();
  const end = followTabs(offer);
  const newValue = JSON.stringify({ cart: 0, ...marker, ...change });
  window.dispatchEvent(new StorageEvent('storage', { key: MARKER_KEY, newValue }));
  expect(loadAnew).toHaveBeenCalledTimes(times);
  expect(offer).not.toHaveBeenCalled();
  end();
});
