/**
 * The service worker of a site that the visitor has stored. It has one cache for each build.
 * Files with a hash in their path come from the cache first; pages and the rest from the network, and
 * from the cache if that does not answer in time. A new build takes over at once, and the cache of the
 * one before stays while a page of it is open.
 */
import { SCRIPTS } from '@/lib/browser/marks';
import { CACHE_PREFIX } from '@/lib/browser/storage-names';

declare const BUILD_ID: string;
declare const MISSING_PAGE: string;
declare const FILES: { url: string; revision: string }[];

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Waiting & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
};
type Events = { install: Waiting; activate: Waiting; fetch: Asked };
declare const self: {
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<{ id: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
};

const CACHE = CACHE_PREFIX + BUILD_ID;
const NETWORK_LIMIT = 3000;
const AT_ONCE = 8;
/** In the cache of a build: the pages that were open when it took over, and the caches before it. */
const EARLIER = '/stored/earlier';
type Earlier = { pages: string[]; names: string[] };

/** Files of equal content are stored once, and a build takes unchanged ones from the one before. */
const createKey = (url: string, digest: string) =>
  url.startsWith(SCRIPTS) ? url : `/stored/${encodeURIComponent(digest)}`;

const keys = new Map(FILES.map(({ url, revision }) => [url, createKey(url, revision)]));

const listOwnCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

async function findStored(key: string): Promise<Response | undefined> {
  for (const cacheName of await listOwnCaches()) {
    const found = await caches.match(key, { cacheName, ignoreVary: true });
    if (found) return found;
  }
}

async function store(cache: Cache, url: string, digest: string): Promise<void> {
  const key = createKey(url, digest);
  const earlier = await findStored(key);
  if (earlier) return cache.put(key, earlier);
  // A file of another build, or one that a host has changed, does not match its digest.
  const answer = await fetch(url, {
    cache: 'no-cache',
    redirect: 'error',
    integrity: `sha256-${digest}`,
  });
  if (!answer.ok && url !== MISSING_PAGE) throw new Error(`${answer.status}: ${url}`);
  return cache.put(key, answer);
}

/** All files of the build, or none. */
async function install(): Promise<void> {
  // A build of the same sources on another day has the same id.
  const isNew = !(await caches.has(CACHE));
  try {
    const cache = await caches.open(CACHE);
    const once = new Map(FILES.map((file) => [keys.get(file.url), file])).values();
    const work = async () => {
      for (const { url, revision } of once) await store(cache, url, revision);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const names = (await listOwnCaches()).filter((name) => name !== CACHE);
    const earlier: Earlier = { pages: await openPages(), names };
    await cache.put(EARLIER, new Response(JSON.stringify(earlier)));
  } catch (error) {
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

const openPages = async () =>
  (await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id);

/**
 * Deletes the caches of earlier builds once no page that was open then is open any more. The cache of a later
 * build may just be filling, so it stays.
 */
async function dropEarlier(): Promise<void> {
  // `caches.open` would create the cache again after the site was removed.
  const noted = await caches.match(EARLIER, { cacheName: CACHE });
  const earlier: Earlier | undefined = await noted?.json();
  const open = await openPages();
  if (!earlier || earlier.pages.some((id) => open.includes(id))) return;
  for (const name of earlier.names) await caches.delete(name);
}

/** The pages of this run of the worker that came from the cache: the rest of them does too. */
const fromCache = new Set<string>();

async function tryNetworkFirst({ request, clientId, resultingClientId }: Asked, key: string) {
  if (request.mode !== 'navigate' && fromCache.has(clientId)) {
    const cached = await findStored(key);
    if (cached) return cached;
  }
  const network = fetch(request);
  const answer = await Promise.race([
    network.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, NETWORK_LIMIT, null)),
  ]);
  if (answer && answer.status < 500) return answer;
  const cached = await findStored(key);
  if (cached && resultingClientId) fromCache.add(resultingClientId);
  return cached ?? network;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The router asks for the head of a page before it fetches ahead.
  if (!['GET', 'HEAD'].includes(request.method) || origin !== location.origin) return;
  if (pathname.startsWith(SCRIPTS)) {
    event.respondWith(findStored(pathname).then((cached) => cached ?? fetch(request)));
    return;
  }
  const isPage = request.mode === 'navigate';
  // The queries are the router's, or for script in the page.
  const plain = pathname.replace(/(\/index)?(\/|\.html)?$/, '');
  const key =
    keys.get(pathname) ??
    keys.get(plain) ??
    keys.get(`${plain}/`) ??
    (isPage && keys.get(MISSING_PAGE));
  if (key) event.respondWith(tryNetworkFirst(event, key));
  if (isPage) event.waitUntil(dropEarlier());
});
