import {
  countAnswered,
  countMissing,
  countToSend,
  formatAnsweredCount,
  formatGroupName,
  groupItemsByDocument,
  listChecklistGroups,
  listWithoutFile,
} from '@/features/client-area/checklist/checklist';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import type { Checklists } from '@/lib/content/checklists';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  quotation as anyQuotation,
  expired,
  pending,
} from '@/lib/test-support/overview-quotations';
import { makeUpdate, updatedEvent } from '@/lib/test-support/updates';

const paper = (id: string) => ({ id, text: `Paper ${id}` });
const book: Checklists = {
  lists: { '/one': [paper('a'), paper('b')], '/two': [paper('b'), paper('c')] },
  listsOf: { first: ['/one'], both: ['/one', '/two'], second: ['/two'] },
  names: { '/one': 'One', '/two': 'Two' },
};
const quotation = (id: string, priceIds: string[], change: Partial<Quotation> = {}): Quotation => ({
  ...anyQuotation(4),
  id,
  services: priceIds.map((priceId) => ({ service: `Service ${priceId}`, price: 1, priceId })),
  ...change,
});
const documents = [validRows.documents, { ...validRows.documents, id: 'd2', name: 'Other.pdf' }];
const stored = (quotations: Quotation[], answers = [] as (typeof validRows.checklist)[]) => ({
  quotations,
  answers,
  documents,
});
const asked = (...quotations: Quotation[]) =>
  listChecklistGroups(stored(quotations), book).map(({ id, services, items }) => [
    id,
    services.join(),
    items.map((item) => item.paper.id).join(''),
  ]);

test('services that share a list need it once, and a paper on two lists is asked for once', () => {
  expect(asked(quotation('Q-2026-004', ['first', 'both', 'second']))).toEqual([
    ['Q-2026-004-one', 'Service first,Service both', 'ab'],
    ['Q-2026-004-two', 'Service both,Service second', 'c'],
  ]);
});

test('a list is named only where its services have more than one', () => {
  const names = (...priceIds: string[]) =>
    listChecklistGroups(stored([quotation('Q-2026-004', priceIds)]), book).map(formatGroupName);
  expect(names('both')).toEqual(['Service both (One)', 'Service both (Two)']);
  expect(names('first', 'second')).toEqual(['Service first', 'Service second']);
  expect(names('first', 'both')).toEqual(['Service first, Service both', 'Service both']);
});

test('each quotation, even a pending one, asks for its own papers', () => {
  const groups = asked(
    quotation('Q-2026-005', ['first'], pending),
    quotation('Q-2026-004', ['first']),
  );
  expect(groups.map(([id]) => id)).toEqual(['Q-2026-004-one', 'Q-2026-005-one']);
});

test('a declined quotation asks for nothing', () => {
  expect(asked(quotation('Q-2026-004', ['first'], { stage: 'declined' }))).toEqual([]);
});

test('agreed work comes first, then answered quotations, with the latest first in each', () => {
  const rows = [
    quotation('Q-2026-006', ['first'], pending),
    quotation('Q-2026-005', ['first'], pending),
    quotation('Q-2026-004', ['first']),
    quotation('Q-2026-003', ['first']),
    quotation('Q-2026-002', ['first'], { stage: 'accepted' }),
  ];
  const groups = listChecklistGroups(stored(rows), book);
  expect(groups.map((group) => group.owner)).toEqual([
    'Q-2026-002',
    'Q-2026-004',
    'Q-2026-003',
    'Q-2026-006',
    'Q-2026-005',
  ]);
});

test.each([
  ['expired', quotation('Q-2026-004', ['first'], expired)],
  ['for a service without a list', quotation('Q-2026-004', ['other', 'constructor', '__proto__'])],
  ['for services that are in no price list', anyQuotation(4)],
])('a quotation that is %s asks for nothing', (_, row) => {
  expect(asked(row)).toEqual([]);
});

test('an accepted quotation still asks for papers after its validity', () => {
  const past = { stage: 'accepted', validUntil: '2026-02-19' } as const;
  const row = quotation('Q-2026-004', ['first'], past);
  const groups = listChecklistGroups(stored([row]), book);
  expect(groups.map(({ owner }) => owner)).toEqual([row.id]);
});

test('a paper is ready to send until the client says that it was sent', () => {
  const row = quotation('Q-2026-004', ['first']);
  const answer = (paperId: string, change: object) => ({
    ...validRows.checklist,
    id: getChecklistItemId(row.id, paperId),
    ...change,
  });
  const withFile = { answer: 'files', documents: ['d1'] } as const;
  const standing = (...changes: object[]) => {
    const answers = changes.map((change, index) => answer('ab'.charAt(index), change));
    const groups = listChecklistGroups(stored([row], answers), book);
    return [countToSend(groups), formatAnsweredCount(groups[0]?.items ?? [])];
  };
  expect(standing(withFile)).toEqual([1, '1 of 2 in']);
  expect(standing(withFile, withFile)).toEqual([2, '2 of 2 in, not sent yet']);
  expect(standing(withFile, { ...withFile, sentAt: 1 })).toEqual([1, '2 of 2 in, not sent yet']);
  const sent = { ...withFile, sentAt: 1 };
  expect(standing(sent, sent)).toEqual([0, '2 of 2 in, sent']);
  const without = { answer: 'notApplicable', documents: [] };
  expect(standing(sent, without)).toEqual([0, '2 of 2 in, sent']);
  expect(standing(without, without)).toEqual([0, '2 of 2 in']);
  expect(standing({ ...sent, documents: ['gone'] }, sent)).toEqual([0, '1 of 2 in']);
});

test('a paper that the client has ready is still missing', () => {
  const row = quotation('Q-2026-004', ['first']);
  const id = getChecklistItemId(row.id, 'a');
  const answer = { ...validRows.checklist, id, answer: 'ready' as const, documents: [] };
  const [group] = listChecklistGroups(stored([row], [answer]), book);
  expect(group?.items.map(({ isAnswered, isReady }) => [isAnswered, isReady])).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(countToSend(group ? [group] : [])).toBe(0);
  expect(listWithoutFile(group?.items ?? [])).toEqual([]);
});

test('answered and missing papers are counted', () => {
  const answer = (checklistId: string, change: object) => ({
    ...validRows.checklist,
    id: getChecklistItemId('Q-2026-004', checklistId),
    ...change,
  });
  const answers = [
    answer('a', { answer: 'files', documents: ['d2', 'gone', 'd1'] }),
    answer('b', { answer: 'files', documents: ['gone'] }),
    answer('c', { answer: 'notApplicable', documents: [] }),
    answer('unasked', { answer: 'files', documents: ['d1'] }),
  ];
  const groups = listChecklistGroups(stored([quotation('Q-2026-004', ['both'])], answers), book);
  const items = groups.flatMap((group) => group.items);
  expect(items.map(({ isAnswered, files }) => [isAnswered, files.map(({ id }) => id)])).toEqual([
    [true, ['d2', 'd1']],
    [false, []],
    [true, []],
  ]);
  expect([countAnswered(items), countMissing(groups)]).toEqual([2, 1]);
  expect(groupItemsByDocument(groups)).toEqual(
    new Map([
      ['d2', ['Paper a']],
      ['d1', ['Paper a']],
    ]),
  );
  expect(listWithoutFile(items)).toEqual([
    { quotation: 'Q-2026-004', paper: 'Paper c', answer: 'notApplicable' },
  ]);
});

test('a file of a lasting paper is offered again for the same proof', () => {
  const lasting = { ...paper('a'), lasts: 'identity' };
  const other = { ...paper('c'), lasts: 'identity' };
  const again: Checklists = {
    ...book,
    lists: { '/one': [lasting, paper('b')], '/two': [other] },
  };
  const answers = ['a', 'b'].map((id) => ({
    ...validRows.checklist,
    id: getChecklistItemId('Q-2026-004', id),
    documents: ['d1', 'gone'],
  }));
  const rows = [quotation('Q-2026-005', ['both']), quotation('Q-2026-004', ['first'])];
  const items = listChecklistGroups(stored(rows, answers), again).flatMap((group) => group.items);
  expect(items.map((item) => [item.id, item.earlier.map(({ id }) => id)])).toEqual([
    ['Q-2026-005--a', ['d1']],
    ['Q-2026-005--b', []],
    ['Q-2026-005--c', ['d1']],
    ['Q-2026-004--a', []],
    ['Q-2026-004--b', []],
  ]);
});

describe('a paper that an update asks for and that is on a list of the job', () => {
  const ask = (again: string[]) =>
    anyQuotation(4, {}, { updates: [updatedEvent(makeUpdate({ needed: ['paper A'], again }))] });
  const input = { ...validRows.checklist, id: getChecklistItemId('Q-2026-004', 'a') };
  const list = (again: string[], answers: (typeof input)[]) =>
    listChecklistGroups(
      stored([quotation('Q-2026-004', ['first'], { state: ask(again).state })], answers),
      book,
    ).flatMap(({ items }) => items.map((item) => [item.paper.text, item.isAnswered]));

  test('is asked for once, and shown as given', () => {
    expect(list([], [])).toEqual([
      ['Paper a', false],
      ['Paper b', false],
    ]);
    expect(list([], [input])).toEqual([
      ['Paper a', true],
      ['Paper b', false],
    ]);
  });

  test('is asked for again if the firm says so', () => {
    expect(list(['paper A'], [input])).toEqual([
      ['paper A', false],
      ['Paper a', true],
      ['Paper b', false],
    ]);
    expect(list(['paper A'], [])).toEqual([
      ['paper A', false],
      ['Paper b', false],
    ]);
  });
});
