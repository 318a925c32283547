/** @jest-environment jsdom */
import type { Early } from '@/lib/browser/marks';
import { MARKER_KEY } from '@/lib/browser/visit-marker';

const { dataset } = document.documentElement;

/** The inline script on a new page, in a browser with this marker. */
async function openPage(mark: string | null) {
  jest.resetModules();
  if (mark === null) localStorage.clear();
  else localStorage.setItem(MARKER_KEY, mark);
  for (const name of Object.keys(dataset)) delete dataset[name];
  await import('@/lib/browser/inline');
  return (window as unknown as { early: Early }).early;
}

const own = {
  keptSince: 1,
  askedAt: null,
  erasing: false,
  shown: 'own',
  own: 'own-rows-1',
  cart: 2,
};

test.each([
  [null, { area: '' }],
  [JSON.stringify({ ...own, shown: 'sample', own: null }), { area: 'looked' }],
  [JSON.stringify(own), { area: 'own' }],
  [JSON.stringify({ ...own, shown: 'sample' }), { area: 'sample' }],
  [JSON.stringify({ ...own, lock: 5 }), { area: 'own', lock: 'locked' }],
  [JSON.stringify({ ...own, shown: 'sample', lock: 5 }), { area: 'sample', lock: 'open' }],
  [JSON.stringify({ ...own, firm: true }), { area: 'own', firm: '' }],
])('by the marker %s the root is marked before the first paint', async (mark, marks) => {
  const { marker } = await openPage(mark);
  expect(marker).toBe(mark);
  expect(dataset).toMatchObject(marks);
  expect(Object.keys(dataset).includes('lock')).toBe('lock' in marks);
});

test('a press on a button is held once and shown as taken, one with a key that opens it elsewhere is not', async () => {
  const early = await openPage(null);
  document.body.innerHTML = '<button>Add</button><a href="#a">Read</a>';
  const [button, link] = document.querySelectorAll<HTMLElement>('button, a');
  const press = (element: HTMLElement | undefined, keys: MouseEventInit = {}) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(press(button, { [key]: true })).toBe(true);
  }
  expect(press(button, { button: 1 })).toBe(true);
  expect(press(link)).toBe(true);
  expect(early.held).toEqual([]);
  expect(press(button)).toBe(false);
  expect(button).toHaveAttribute('aria-busy', 'true');
  // A second press is the same wish.
  expect(press(button)).toBe(false);
  expect(early.held).toEqual([button]);
  expect(early.wanted).toBe(true);
});
