/** @jest-environment jsdom */

import { isSiteStored, storeSite } from '@/features/offline/stored-site';
import { CACHE_PREFIX } from '@/lib/browser/storage-names';

const names = new Set<string>();
const unregister = jest.fn(async () => true);
const unregisterNeighbour = jest.fn(async () => true);

/** A browser in which a worker ends its installation in this state. */
function withWorker(state: ServiceWorkerState) {
  names.clear();
  const worker = { state, addEventListener: () => {} };
  const registration = {
    scope: `${location.origin}/`,
    active: state === 'activated' ? worker : null,
    installing: worker,
    unregister,
  };
  const serviceWorker = {
    register: async () => {
      names.add(`${CACHE_PREFIX}one`);
      names.add('of-another-program');
      return registration;
    },
    getRegistration: async () => registration,
    getRegistrations: async () => [
      { scope: `${location.origin}/another-site/`, unregister: unregisterNeighbour },
      registration,
    ],
  };
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
}

test('the whole site is stored', async () => {
  withWorker('activated');
  await storeSite();
  expect(await isSiteStored()).toBe(true);
  expect(unregister).not.toHaveBeenCalled();
});

test('nothing of the site is stored if a file does not load', async () => {
  withWorker('redundant');
  await expect(storeSite()).rejects.toThrow();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect([...names]).toEqual(['of-another-program']);
  expect(unregisterNeighbour).not.toHaveBeenCalled();
});
