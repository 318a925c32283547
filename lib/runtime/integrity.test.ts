/** @jest-environment jsdom */
import { ALL_DIGESTS, PAGE_START } from '@/lib/runtime/protocol';

const LIST = '/_next/static/digests/1.js';
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(document.head, 'appendChild');
  Reflect.deleteProperty(window, ALL_DIGESTS);
  Object.assign(window, {
    DIGESTS: [LIST, 'sha256-list'],
    [PAGE_START]: { later: { 'own.js': 'sha256-own' } },
  });
  jest.resetModules();
  require('@/lib/runtime/integrity');
});

/** Adds a script as React and the Turbopack runtime do. */
function add(src: string) {
  const script = document.createElement('script');
  script.src = src;
  document.head.appendChild(script);
  return script;
}

const list = () => document.head.querySelector(`[src="${LIST}"]`);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a chunk that the page names gets its digest at once', () => {
  expect(add(chunk('own'))).toMatchObject({
    integrity: 'sha256-own',
    crossOrigin: 'anonymous',
    type: '',
  });
  expect(list()).toBeNull();
});

test('a chunk of another page is not run without the list; one that the list lacks never', async () => {
  const scripts = [add(chunk('other')), add(chunk('of-another-build'))];
  for (const script of scripts) {
    expect(script).toMatchObject({
      type: 'text/plain',
      crossOrigin: 'anonymous',
      parentNode: document.head,
    });
  }
  expect(list()).toMatchObject({ integrity: 'sha256-list', crossOrigin: 'anonymous' });
  expect(document.head.querySelectorAll(`[src="${LIST}"]`)).toHaveLength(1);
  Object.assign(window, { [ALL_DIGESTS]: { [chunk('other')]: 'sha256-other' } });
  list()?.dispatchEvent(new Event('load'));
  await settled();
  expect(scripts.map(({ type, integrity }) => [type, integrity])).toEqual([
    ['', 'sha256-other'],
    // A host's Integrity-Policy refuses it, and the router loads the page anew.
    ['', ''],
  ]);
  expect(add(chunk('other')).integrity).toBe('sha256-other');
});

test('a list that does not come fails the script that waits for it, and is asked for again', async () => {
  const failed = jest.fn();
  const script = document.createElement('script');
  script.src = chunk('other');
  script.onerror = failed;
  document.head.appendChild(script);
  list()?.dispatchEvent(new Event('error'));
  await settled();
  expect(failed).toHaveBeenCalledTimes(1);
  expect([script.isConnected, list()]).toEqual([false, null]);
  add(chunk('other'));
  expect(list()).not.toBeNull();
});
