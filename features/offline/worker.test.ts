import { CACHE_PREFIX } from '@/lib/browser/storage-names';

/** The worker in Node, with a cache and a network of the test's own. */
const stored = new Map<string, Map<string, string>>();
const listeners: Record<string, (event: object) => void> = {};
let isOnline = true;
let lost = '';
let openPages = ['open'];
/** From here on these pages of the site are open, and no others. */
const open = (...ids: string[]) => {
  openPages = ids;
};

const getPath = (key: string) => new URL(key, 'https://firm.example').pathname;
const cacheNamed = (name: string) => ({
  put: async (key: string, answer: Response) => {
    stored.get(name)?.set(getPath(key), await answer.text());
  },
});
const match = async (key: string, { cacheName }: { cacheName?: string } = {}) => {
  const found = [...stored].find(([name, files]) => {
    return (!cacheName || name === cacheName) && files.has(getPath(key));
  });
  return found && new Response(found[1].get(getPath(key)));
};

Object.assign(globalThis, {
  BUILD_ID: 'one',
  MISSING_PAGE: '/404',
  FILES: [...['/', '/about', '/404', '/about/__next._tree.txt'], '/_next/static/chunks/a.js'].map(
    (url) => ({ url, revision: `digest of ${url}` }),
  ),
  location: new URL('https://firm.example/sw.js'),
  fetch: async (asked: string | { url: string }) => {
    const path = getPath(typeof asked === 'string' ? asked : asked.url);
    if (!isOnline || path === lost) throw new TypeError('Failed to fetch');
    return new Response(`network ${path}`, { status: path === '/404' ? 404 : 200 });
  },
  caches: {
    match,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map());
      return cacheNamed(name);
    },
  },
  self: {
    clients: { claim: async () => {}, matchAll: async () => openPages.map((id) => ({ id })) },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  },
});

async function install() {
  let work: Promise<unknown> = Promise.resolve();
  listeners.install?.({
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
}

/** The words of the answer; `null` where the worker leaves the request to the browser. */
async function ask(path: string, { method = 'GET', mode = 'navigate', clientId = '' } = {}) {
  let answer: Promise<Response> | null = null;
  const waits: Promise<unknown>[] = [];
  listeners.fetch?.({
    request: { url: `https://firm.example${path}`, method, mode },
    clientId,
    resultingClientId: mode === 'navigate' ? `page ${path}` : '',
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  await Promise.all(waits);
  const response = await (answer as Promise<Response> | null);
  return response ? response.text() : null;
}

beforeAll(() => {
  jest.requireActual('@/features/offline/worker');
});

beforeEach(async () => {
  stored.clear();
  isOnline = true;
  lost = '';
  open('open');
});

test('a build with one file missing leaves nothing', async () => {
  lost = '/about';
  await expect(install()).rejects.toThrow();
  expect([...stored]).toEqual([]);
});

test('pages come from the network, and without a network from the cache', async () => {
  await install();
  stored.forEach((files) => {
    for (const [key, body] of files) files.set(key, body.replace('network', 'stored'));
  });
  expect(await ask('/about')).toBe('network /about');
  isOnline = false;
  const router = { mode: 'cors', clientId: '' };
  expect(await ask('/about?subject=gst')).toBe('stored /about');
  expect(await ask('/about/')).toBe('stored /about');
  expect(await ask('/')).toBe('stored /');
  expect(await ask('/no-such-page')).toBe('stored /404');
  expect(await ask('/about/__next._tree.txt?_rsc=1a', router)).toBe(
    'stored /about/__next._tree.txt',
  );
  expect(await ask('/about', { ...router, method: 'HEAD' })).toBe('stored /about');
  expect(await ask('/_next/static/chunks/a.js', router)).toBe('stored /_next/static/chunks/a.js');
  expect(await ask('/message', { ...router, method: 'POST' })).toBeNull();

  isOnline = true;
  // The rest of a page that came from the cache is of the same build; the next page is fresh.
  const rest = { mode: 'cors', clientId: 'page /about?subject=gst' };
  expect(await ask('/about/__next._tree.txt', rest)).toBe('stored /about/__next._tree.txt');
  expect(await ask('/about', { clientId: 'page /about?subject=gst' })).toBe('network /about');
  expect(await ask('/about/__next._tree.txt', router)).toBe('network /about/__next._tree.txt');
});

test('the cache of an earlier build stays while a page of it is open', async () => {
  stored.set(`${CACHE_PREFIX}earlier`, new Map());
  await install();
  await ask('/');
  expect([...stored.keys()]).toEqual([`${CACHE_PREFIX}earlier`, `${CACHE_PREFIX}one`]);
  open('another');
  await ask('/');
  expect([...stored.keys()]).toEqual([`${CACHE_PREFIX}one`]);
});

test('the cache stays as long as one of several pages is open, and goes at once where none was', async () => {
  stored.set(`${CACHE_PREFIX}earlier`, new Map());
  open('one', 'two');
  await install();
  open('two', 'three');
  await ask('/');
  expect(stored.has(`${CACHE_PREFIX}earlier`)).toBe(true);
  open('three');
  await ask('/');
  expect(stored.has(`${CACHE_PREFIX}earlier`)).toBe(false);

  stored.clear();
  stored.set(`${CACHE_PREFIX}earlier`, new Map());
  open();
  await install();
  open('four');
  await ask('/');
  expect([...stored.keys()]).toEqual([`${CACHE_PREFIX}one`]);
});

test('a page of a build leaves the cache that a later one fills', async () => {
  await install();
  stored.set(`${CACHE_PREFIX}later`, new Map());
  open('a third');
  await ask('/');
  expect([...stored.keys()]).toEqual([`${CACHE_PREFIX}one`, `${CACHE_PREFIX}later`]);
});

test('what another site at the same origin has cached is neither used nor deleted', async () => {
  const files = new Map([['/about', 'of another site']]);
  stored.set('ca-site/another:site-one', files);
  await install();
  await ask('/');
  expect(stored.get('ca-site/another:site-one')).toBe(files);
  isOnline = false;
  for (const key of stored.get(`${CACHE_PREFIX}one`)?.keys() ?? []) {
    files.set(key, 'of another site');
  }
  stored.delete(`${CACHE_PREFIX}one`);
  await expect(ask('/about')).rejects.toThrow();
});

test('after a removal a page makes no cache', async () => {
  await ask('/');
  expect([...stored]).toEqual([]);
});
