/** @jest-environment jsdom */

import { followTabs } from '@/features/client-area/shell/tabs';
import type { AreaPointer } from '@/lib/browser/area-pointer';
import { reloadPage } from '@/lib/browser/reload-page';
import { getPointerKey } from '@/lib/browser/storage-names';
import { storeAreaPointer } from '@/lib/test-support/area-pointer';

jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: jest.fn() }));
jest.mock('@/features/client-area/store/store', () => ({
  area: 'own',
  getShownArea: (pointer: AreaPointer | null) => pointer?.shown ?? 'sample',
  db: { name: 'own-rows-1', close: () => {} },
}));

const pointer: Partial<AreaPointer> = { shown: 'own', own: 'own-rows-1' };

test.each<[string, keyof AreaPointer, Partial<AreaPointer>, number]>([
  ['stays while another tab changes the cart of the same area', 'cart', { cart: 3 }, 0],
  ['reloads once another tab restores a file or signs up', 'own', { own: 'own-rows-2' }, 1],
  ['reloads once another tab switches to the samples', 'shown', { shown: 'sample' }, 1],
])('a page of the own area %s', (_, fact, change, times) => {
  jest.mocked(reloadPage).mockClear();
  const offer = jest.fn();
  storeAreaPointer(pointer);
  const end = followTabs(offer);
  storeAreaPointer({ ...pointer, ...change });
  window.dispatchEvent(new StorageEvent('storage', { key: getPointerKey(fact) }));
  expect(reloadPage).toHaveBeenCalledTimes(times);
  expect(offer).not.toHaveBeenCalled();
  end();
});
