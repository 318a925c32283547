import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import { getToSend, listQuotations } from '@/features/client-area/checklist/to-send';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const { fromFirm: _, sentAt: __, ...unsent } = validRows.documents;
const file = (id: string, change: Partial<DocumentEntry> = {}): DocumentEntry => ({
  ...unsent,
  id,
  ...change,
});

const item = (owner: string, files: DocumentEntry[], isToSend: boolean) =>
  ({
    owner,
    paper: { id: 'a', text: 'Sales register' },
    answer: files.length > 0 ? { answer: 'files' } : { answer: 'notApplicable' },
    files,
    isToSend,
  }) as unknown as ChecklistItem;
const group = (owner: string, ...items: ChecklistItem[]): ChecklistGroup => ({
  id: owner,
  owner,
  services: [],
  list: null,
  items,
});

const [sent, answered, other] = [file('sent', { sentAt: 1 }), file('given'), file('other')];
const groups = [
  group('2026-10', item('2026-10', [sent], false), item('2026-10', [], false)),
  group('2026-11', item('2026-11', [answered], true), item('2026-11', [], true)),
  group('Q-2026-004', item('Q-2026-004', [sent, answered], false), item('Q-2026-004', [], false)),
];
const documents = [
  sent,
  answered,
  other,
  file('told', { sentAt: 1 }),
  file('ours', { fromFirm: '2026-27' }),
];
const toSend = (all: readonly DocumentEntry[], only: string | null) => {
  const { files, withoutFile } = getToSend(groups, all, only);
  return [[...files], withoutFile.map(({ quotation }) => quotation)];
};

test('files that were not sent are chosen at first, and none that came from us', () => {
  expect(toSend(documents, null)).toEqual([
    ['given', 'other'],
    ['2026-11', 'Q-2026-004'],
  ]);
});

test('a chosen group goes whole, with what was sent before; no group means nothing', () => {
  expect(toSend(documents, '2026-10')).toEqual([['sent'], ['2026-10']]);
  expect(toSend(documents, '')).toEqual([[], []]);
});

test('when one package cannot take all files, only those of papers are chosen', () => {
  const years = Array.from({ length: 500 }, (_, index) => file(`${index}`));
  expect(toSend([answered, ...years.slice(1)], null)[0]).toHaveLength(500);
  expect(toSend([answered, ...years], null)[0]).toEqual(['given']);
});

test('a package is for the quotations of its files, and for the months that need none', () => {
  const { withoutFile } = getToSend(groups, documents, null);
  expect(listQuotations(groups, [], withoutFile)).toEqual(['2026-11']);
  const chosen = [{ document: sent, papers: [] }];
  expect(listQuotations(groups, chosen, [])).toEqual(['2026-10', 'Q-2026-004']);
});
