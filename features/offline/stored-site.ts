import { offline as copy } from '@/content/offline';
import { addBasePath } from '@/lib/base-path';
import { SIZE_FILE, WORKER } from '@/lib/browser/marks';
import { OperationError } from '@/lib/browser/operation-failure';
import { CACHE_PREFIX } from '@/lib/browser/storage-names';

/** Whether this browser has stored the whole site. Private windows of some browsers refuse the question. */
export async function isSiteStored(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    return (await caches.keys()).some((name) => name.startsWith(CACHE_PREFIX));
  } catch {
    return false;
  }
}

/** How much would be stored, in bytes. Fails with a sentence if the site cannot be stored now. */
export async function fetchSiteSize(): Promise<number> {
  if (!('serviceWorker' in navigator)) throw new OperationError(copy.notHere);
  try {
    const { bytes } = await (await fetch(addBasePath(SIZE_FILE), { cache: 'no-cache' })).json();
    if (Number.isSafeInteger(bytes)) return bytes;
  } catch {
    // Said below.
  }
  throw new OperationError(copy.notNow);
}

/** Resolves once the worker has every file; fails if it could not get one. */
const waitUntilActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error(copy.notStored));
    };
    worker.addEventListener('statechange', look);
    look();
  });

export async function removeSite(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    // Another folder of the origin may hold another site.
    if (registration.scope === location.origin + addBasePath('/')) {
      await registration.unregister();
    }
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
}

/** Stores the whole site, or nothing of it. */
export async function storeSite(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(addBasePath(WORKER), {
      updateViaCache: 'none',
    });
    const worker = registration.installing ?? registration.waiting;
    if (worker) await waitUntilActive(worker);
    if (!(await isSiteStored())) throw new Error(copy.notStored);
  } catch (cause) {
    await removeSite().catch(() => {});
    throw new OperationError(copy.notStored, { cause });
  }
}

let isFollowed = false;

/** Calls `listener` when another build takes over; looks for one whenever the page is shown again. */
export function followBuilds(listener: () => void): void {
  if (isFollowed) return;
  isFollowed = true;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', listener);
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) return;
    const registration = await serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });
}
