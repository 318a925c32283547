import { CACHE_PREFIX } from '@/lib/browser/storage-names';

/**
 * Takes the place of a service worker that has to be recalled: it deletes what that one stored and
 * ends itself. Without a listener for requests, pages go on from the network.
 */
declare const self: {
  skipWaiting: () => void;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (
    name: string,
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

async function end(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
