import {
  documentSorts,
  filterDocuments,
  listFirmYears,
} from '@/features/client-area/documents/listed';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const file = (name: string, size: number, uploadedAt: number) => ({
  ...validRows.documents,
  id: name,
  name,
  size,
  uploadedAt,
  category: name.startsWith('b') ? ('business' as const) : ('other' as const),
});
const files = [file('b10.pdf', 5, 2), file('B9.pdf', 9, 1), file('a.pdf', 1, 3)];
const names = (...args: Parameters<typeof filterDocuments>) =>
  filterDocuments(...args).map(({ name }) => name);

test.each([
  ['job', ['a.pdf', 'b10.pdf', 'B9.pdf']],
  ['latest', ['a.pdf', 'b10.pdf', 'B9.pdf']],
  ['oldest', ['B9.pdf', 'b10.pdf', 'a.pdf']],
  ['name', ['a.pdf', 'B9.pdf', 'b10.pdf']],
  ['size', ['B9.pdf', 'b10.pdf', 'a.pdf']],
] as const)('sorts by %s', (sort, expected) => {
  expect(names(files, null, sort)).toEqual(expected);
});

test('the years of documents from the firm begin with the latest', () => {
  const [first, second, three] = files.map((document) => ({ ...document, fromFirm: '2025-26' }));
  const all = [
    first,
    { ...second, fromFirm: '2026-27' },
    { ...three, fromFirm: undefined },
  ] as typeof files;
  expect(listFirmYears(all)).toEqual(['2026-27', '2025-26']);
});

test('lists one category, and does not change its input', () => {
  const before = [...files];
  for (const sort of documentSorts) {
    expect(names(files, 'business', sort)).toEqual(['b10.pdf']);
    expect(names(files, 'identity', sort)).toEqual([]);
  }
  expect(files).toEqual(before);
});
