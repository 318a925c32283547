/** @jest-environment jsdom */
import { MARKER_KEY } from '@/lib/browser/visit-marker';
import { followTabs } from '@/lib/portal/db/follow-tabs';
import { type Area, inUse } from '@/lib/portal/db/in-use';

const showOwn = jest.fn(async () => {});
followTabs(showOwn);

/** Another tab shows the client's own area, while this one shows the samples beside `page`. */
function turnElsewhere(page: string) {
  inUse.shown = { name: 'sample' } as Area;
  document.body.innerHTML = page;
  const marker = { keptSince: 1, askedAt: null, erasing: false, shown: 'own', cart: 0 };
  localStorage.setItem(MARKER_KEY, JSON.stringify(marker));
  return {
    tell: () => window.dispatchEvent(new StorageEvent('storage', { key: MARKER_KEY })),
    field: document.querySelector('input') as HTMLInputElement,
  };
}

beforeEach(() => showOwn.mockClear());

test('a tab with the samples turns to the own area that another tab shows', () => {
  turnElsewhere('<input value="as served">').tell();
  expect(showOwn).toHaveBeenCalledTimes(1);
});

test('not while a dialog is open, which would go', () => {
  turnElsewhere('<div role="dialog"><p>A quotation</p></div>').tell();
  expect(showOwn).not.toHaveBeenCalled();
});

test('nor while something is typed', () => {
  const { tell, field } = turnElsewhere('<input value="as served">');
  field.value = 'typed';
  tell();
  expect(showOwn).not.toHaveBeenCalled();
});
