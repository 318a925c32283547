import { priceIds } from '@/content/prices';
import { itrFiling } from '@/content/services/itr-filing';
import { checklists } from '@/lib/content/checklists';
import { isOfferedFee } from '@/lib/content/offered';

const book = checklists({ withWords: true });

test.each(priceIds.filter(isOfferedFee))('%s has the papers of a service page', (id) => {
  const pages = book.pages[id] ?? [];
  expect(pages.flatMap((page) => book.lists[page] ?? []).length).toBeGreaterThan(0);
});

test.each(Object.entries(book.lists))('the papers of %s have distinct ids', (_, papers) => {
  expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
  for (const { id } of papers) expect(id).toMatch(/^[0-9a-f]{8}$/);
});

test('papers have the words and the order of the service page', () => {
  expect(book.lists['/services/itr-filing']?.map(({ text }) => text)).toEqual(
    itrFiling.bring.items,
  );
});

test('a page that only counts papers gets them without their words', () => {
  const counted = checklists({ withWords: false });
  expect(counted.pages).toEqual(book.pages);
  for (const [page, papers] of Object.entries(counted.lists)) {
    expect(papers).toEqual(book.lists[page]?.map(({ id }) => ({ id, text: '' })));
  }
});
