import { priceIds } from '@/content/prices';
import { itrFiling } from '@/content/services/itr-filing';
import { createChecklists } from '@/lib/content/checklists';
import { isOfferedFee } from '@/lib/content/offered';

const book = createChecklists({ withWords: true });

test.each(priceIds.filter(isOfferedFee))('%s has papers', (id) => {
  const keys = book.listsOf[id] ?? [];
  expect(keys.flatMap((key) => book.lists[key] ?? []).length).toBeGreaterThan(0);
});

test.each(Object.entries(book.lists))('the papers of %s have distinct ids', (_, papers) => {
  expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
  for (const { id } of papers) expect(id).toMatch(/^[0-9a-f]{8}$/);
});

test('papers have the text and the order of the service page', () => {
  expect(book.lists['/services/itr-filing']?.map(({ text }) => text)).toEqual(
    itrFiling.bring.items,
  );
});

test('a page that only counts papers gets them without their text', () => {
  const counted = createChecklists({ withWords: false });
  expect(counted.listsOf).toEqual(book.listsOf);
  for (const [page, papers] of Object.entries(counted.lists)) {
    expect(papers).toEqual(book.lists[page]?.map(({ id }) => ({ id, text: '' })));
  }
});

test('an undertaking to export asks for what RFD-11 holds (rule 96A, CGST Rules) and no notice', () => {
  const [list = ''] = book.listsOf['gst-lut'] ?? [];
  const texts = book.lists[list]?.map(({ text }) => text) ?? [];
  expect(texts).toEqual([
    'GSTIN',
    'Import Export Code, if you have one',
    'Last year’s undertaking, if you gave one',
    'Names and addresses of two witnesses',
  ]);
});

test.each(['gst-monthly', 'gst-annual'] as const)(
  '%s asks for no notice and no income tax',
  (id) => {
    const texts = (book.listsOf[id] ?? []).flatMap((list) => book.lists[list] ?? []);
    expect(texts.map(({ text }) => text).join()).not.toMatch(/notice|26AS|undertaking|intimation/i);
    expect(texts.map(({ text }) => text).join()).toMatch(/GSTR-1|Sales register/);
  },
);
