/** @jest-environment jsdom */

import type { AreaPointer } from '@/lib/browser/area-pointer';
import { createPointerEntries, OWN_DATABASE } from '@/lib/test-support/area-pointer';

const { dataset } = document.documentElement;

async function openPage(pointer: Partial<AreaPointer> | null) {
  jest.resetModules();
  localStorage.clear();
  for (const [key, value] of pointer ? createPointerEntries(pointer) : [])
    localStorage.setItem(key, value);
  for (const name of Object.keys(dataset)) delete dataset[name];
  await import('@/lib/browser/inline');
  return window.inlineState;
}

const own = { shown: 'own', own: OWN_DATABASE, cart: 2 } as const;

test.each<[Partial<AreaPointer> | null, Record<string, string>]>([
  [null, {}],
  [{ shown: 'sample' }, { area: 'changed' }],
  [own, { area: 'own' }],
  [{ ...own, shown: 'sample' }, { area: 'sample' }],
  [
    { ...own, lock: 5 },
    { area: 'own', lock: 'locked' },
  ],
  [
    { ...own, shown: 'sample', lock: 5 },
    { area: 'sample', lock: 'open' },
  ],
])('the area pointer %j marks the root before the first paint', async (pointer, marks) => {
  await openPage(pointer);
  const { theme, cart: _, ...others } = dataset;
  expect({ theme, ...others }).toEqual({ theme: 'system', ...marks });
});

test('a press on a button is held once and shown as taken, unless a key opens the link elsewhere', async () => {
  const state = await openPage(null);
  document.body.innerHTML = '<button>Add</button><a href="#a">Read</a>';
  const [button, link] = document.querySelectorAll<HTMLElement>('button, a');
  const press = (element: HTMLElement | undefined, keys: MouseEventInit = {}) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(press(button, { [key]: true })).toBe(true);
  }
  expect(press(button, { button: 1 })).toBe(true);
  expect(press(link)).toBe(true);
  expect(state.held).toEqual([]);
  expect(press(button)).toBe(false);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press(button)).toBe(false);
  expect(state.held).toEqual([button]);
  expect(state.isWanted).toBe(true);
});

test('once script has failed, presses are let go and no more are held', async () => {
  const state = await openPage(null);
  document.body.innerHTML = '<button>Add</button>';
  const button = document.querySelector('button');
  button?.click();
  expect(state.held).toEqual([button]);
  state.fail();
  expect(button).not.toHaveAttribute('aria-busy');
  button?.click();
  expect(state.held).toEqual([]);
});

describe('an error before the page runs', () => {
  const chunk = 'https://firm.example/_next/static/chunks/a.js';
  const error = (filename: string) => new ErrorEvent('error', { filename });
  const rejection = (stack?: string) =>
    Object.assign(new Event('unhandledrejection'), { reason: { stack } });

  test.each([
    ['in a file of the framework', error(chunk), 'failed'],
    ['in what such a file has begun', rejection(`Error: x\n    at a (${chunk}:1:2)`), 'failed'],
    ['in a script of an extension', error('chrome-extension://abc/content.js'), undefined],
    ['in a script of another origin', error(''), undefined],
    [
      'in what an extension has begun',
      rejection('at chrome-extension://abc/content.js'),
      undefined,
    ],
    ['without a trace', rejection(), undefined],
  ])('%s', async (_where, event, state) => {
    await openPage(null);
    dispatchEvent(event);
    expect(dataset.script).toBe(state);
  });
});
