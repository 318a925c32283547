/** @jest-environment jsdom */
import { APPLICATION, LATE_FILE, SAMPLES, STORED } from '@/lib/browser/attributes';
import type { InlineState } from '@/lib/browser/inline';
import { HYDRATED } from '@/lib/browser/marks';
import { createStorageKey, getPointerKey } from '@/lib/browser/storage-names';

type Held = (page: Document) => HTMLElement[];
const none: Held = () => [];

async function load(html: string, address: string, held = none, wanted = false) {
  jest.resetModules();
  // Never idle, or a page of an earlier test would fetch files during a later one.
  Object.assign(window, { requestIdleCallback: () => 0, matchMedia: () => new EventTarget() });
  window.history.replaceState(null, '', address);
  document.body.innerHTML = html;
  window.inlineState = {
    address: window.location.pathname + window.location.search,
    held: held(document),
    hold: () => {},
    isWanted: wanted,
    want: () => {},
    fail: () => {},
    watchErrors: () => {},
  } satisfies InlineState;
  await import('@/lib/browser/loader');
}

test('held presses are repeated in order, each after what the one before did', async () => {
  await load('<button>one</button><button>two</button><button>last</button>', '/', (page) => {
    const [first, second, last] = page.querySelectorAll('button');
    return [first, second, first, last] as HTMLElement[];
  });
  const pressed: string[] = [];
  const done = new Promise<void>((resolve) => {
    for (const button of document.querySelectorAll('button')) {
      button.onclick = () => {
        pressed.push(button.textContent);
        queueMicrotask(() => {
          button.disabled = true;
        });
        if (button.textContent === 'last') resolve();
      };
    }
  });
  dispatchEvent(new Event(HYDRATED));
  await done;
  expect(pressed).toEqual(['one', 'two', 'last']);
});

test('a page without the framework reloads once the area pointer is not the one that it was drawn with', async () => {
  // jsdom cannot reload, and logs an error instead.
  const notLoaded = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem(getPointerKey('shown'), 'sample');
  // The loaders of earlier tests still listen.
  const added = jest.spyOn(window, 'addEventListener');
  await load(`<main ${APPLICATION}="${SAMPLES}"></main>`, '/dashboard');
  const listeners = added.mock.calls.filter(([type]) => type === 'storage');
  added.mockRestore();
  const hear = () => {
    const event = new StorageEvent('storage', { key: getPointerKey('shown') });
    for (const [, listener] of listeners) (listener as (heard: Event) => void)(event);
  };
  hear();
  expect(notLoaded).not.toHaveBeenCalled();
  localStorage.setItem(getPointerKey('shown'), 'own');
  hear();
  expect(notLoaded).toHaveBeenCalledTimes(1);
  notLoaded.mockRestore();
  localStorage.clear();
});

test.each([true, false])(
  'a page that shows what was stored needs the framework: %s',
  async (isThere) => {
    const observe = jest.fn();
    Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe })) });
    const key = createStorageKey('contact-draft');
    if (isThere) sessionStorage.setItem(key, '{}');
    await load(`<form ${STORED}="${key}"></form>`, '/contact');
    expect(observe).toHaveBeenCalledTimes(isThere ? 1 : 0);
    sessionStorage.clear();
  },
);

const form =
  '<select name="subject"><option value="">Select</option><option value="gst">GST</option></select><textarea name="message"></textarea>';

test.each([
  ['/contact?subject=gst&notice=DRC-01', 'gst', 'Notice DRC-01: '],
  ['/contact?subject=none', '', ''],
  ['/contact', '', ''],
])('%s presets the form before the framework does', async (address, subject, message) => {
  await load(form, address);
  expect(document.querySelector('select')?.value).toBe(subject);
  expect(document.querySelector('select')?.selectedIndex).toBe(subject ? 1 : 0);
  expect(document.querySelector('textarea')?.value).toBe(message);
});

describe('the framework starts', () => {
  const page = '<script type="text/plain" data-description="/a.txt"></script>';
  const started = () => (window as { __next_f?: unknown[] }).__next_f;
  const text = (build: string) => ({ ok: true, text: async () => `{"b":"${build}"}` }) as Response;
  const fetched = jest.fn<Promise<Response>, [string]>();

  beforeEach(() => {
    jest.useFakeTimers();
    fetched.mockReset();
    delete (window as { __next_f?: unknown[] }).__next_f;
    Object.assign(globalThis, { BUILD_ID: 'ours', fetch: fetched });
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  });
  afterEach(() => jest.useRealTimers());

  async function start(html = page) {
    await load(html, '/', none, true);
    await jest.advanceTimersByTimeAsync(600);
  }

  test('with the description of the page', async () => {
    fetched.mockResolvedValueOnce(text('ours'));
    await start();
    expect(started()).toEqual([[0], [1, '{"b":"ours"}']]);
  });

  test('although the first try fails', async () => {
    fetched.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(text('ours'));
    await start();
    expect(started()).toHaveLength(2);
  });

  test('not with the description of another build: the page reloads', async () => {
    // jsdom cannot reload, and logs an error instead.
    const notLoaded = jest.spyOn(console, 'error').mockImplementation(() => {});
    fetched.mockResolvedValueOnce(text('theirs'));
    await start();
    expect(started()).toBeUndefined();
    expect(notLoaded).toHaveBeenCalledTimes(1);
  });

  test('and leaves alone the scripts and style sheets that others have put into the page', async () => {
    fetched.mockResolvedValueOnce(text('ours'));
    await start(
      `${page}<script type="text/javascript" src="https://antivirus.example/a.js"></script>
      <script type="module" src="/injected.js"></script>
      <script type="text/plain" src="/consent/blocked.js"></script>
      <link rel="stylesheet" href="/injected.css" disabled>`,
    );
    expect(started()).toHaveLength(2);
    expect(document.querySelectorAll('body script[type][src]')).toHaveLength(3);
    expect(document.querySelector('link[disabled]')).not.toBeNull();
  });

  test('after a file that neither loads nor fails is named, if it comes after all', async () => {
    fetched.mockResolvedValueOnce(text('ours'));
    const file = '/_next/static/chunks/a.js';
    await start(`${page}<script type="text/plain" src="${file}"></script>
      <p ${LATE_FILE}="Your browser is still waiting for"></p>`);
    const fail = jest.spyOn(window.inlineState, 'fail');
    const notice = document.querySelector('p');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(fail).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(notice).toHaveTextContent(`Your browser is still waiting for ${file}`);
    expect(started()).toBeUndefined();
    document.querySelector(`script[src="${file}"]`)?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(started()).toHaveLength(2);
  });
});
