import type { PaperLists } from '@/lib/content/papers';
import { soundRows } from '@/lib/portal/database/bad-rows.test-support';
import type { Quotation } from '@/lib/portal/database/records';
import type { Answered } from '@/lib/portal/exchange/events';
import { NOTHING } from '@/lib/portal/exchange/state';
import {
  answersWithoutFile,
  countIn,
  countMissing,
  nameOf,
  needId,
  needsOf,
  papersByDocument,
} from '@/lib/portal/papers/needs';
import type { States } from '@/lib/portal/quotations/stage';

const paper = (id: string) => ({ id, text: `Paper ${id}` });
const book: PaperLists = {
  lists: { '/one': [paper('a'), paper('b')], '/two': [paper('b'), paper('c')] },
  pages: { first: ['/one'], both: ['/one', '/two'], second: ['/two'] },
  names: { '/one': 'One', '/two': 'Two' },
};
const TODAY = '2026-02-20';
const quotation = (id: string, priceIds: string[], change: Partial<Quotation> = {}): Quotation => ({
  ...soundRows.quotations,
  id,
  services: priceIds.map((priceId) => ({ service: `Service ${priceId}`, price: 1, priceId })),
  ...change,
});
const documents = [soundRows.documents, { ...soundRows.documents, id: 'd2', name: 'Other.pdf' }];
const kept = (quotations: Quotation[], answers = [] as (typeof soundRows.papers)[]) => ({
  quotations,
  answers,
  documents,
});
const asked = (...quotations: Quotation[]) =>
  needsOf(kept(quotations), book, TODAY).map(({ id, services, needs }) => [
    id,
    services.join(),
    needs.map((need) => need.paper.id).join(''),
  ]);

test('services that share a list need it once, and a paper on two lists is asked for once', () => {
  expect(asked(quotation('Q-2026-004', ['first', 'both', 'second']))).toEqual([
    ['Q-2026-004-one', 'Service first,Service both', 'ab'],
    ['Q-2026-004-two', 'Service both,Service second', 'c'],
  ]);
});

test('a list is named only where its services have more than one', () => {
  const names = (...priceIds: string[]) =>
    needsOf(kept([quotation('Q-2026-004', priceIds)]), book, TODAY).map(nameOf);
  expect(names('both')).toEqual(['Service both (One)', 'Service both (Two)']);
  expect(names('first', 'second')).toEqual(['Service first', 'Service second']);
  expect(names('first', 'both')).toEqual(['Service first, Service both', 'Service both']);
});

test('each quotation, even a pending one, asks for its own papers', () => {
  const pending = { status: 'pending', validUntil: null } as const;
  const groups = asked(
    quotation('Q-2026-005', ['first'], pending),
    quotation('Q-2026-004', ['first']),
  );
  expect(groups.map(([id]) => id)).toEqual(['Q-2026-004-one', 'Q-2026-005-one']);
});

const at = (id: string, stage: 'accepted' | 'declined'): States =>
  new Map([[id, { ...NOTHING, answer: {} as Answered, stage }]]);

test('a declined quotation asks for nothing', () => {
  const row = quotation('Q-2026-004', ['first']);
  expect(needsOf({ ...kept([row]), states: at(row.id, 'declined') }, book, TODAY)).toEqual([]);
});

test('agreed work asks first, then what is answered, and the latest first within each', () => {
  const pending = { status: 'pending', validUntil: null } as const;
  const rows = [
    quotation('Q-2026-006', ['first'], pending),
    quotation('Q-2026-005', ['first'], pending),
    quotation('Q-2026-004', ['first']),
    quotation('Q-2026-003', ['first']),
    quotation('Q-2026-002', ['first']),
  ];
  const groups = needsOf({ ...kept(rows), states: at('Q-2026-002', 'accepted') }, book, TODAY);
  expect(groups.map((group) => group.quotation)).toEqual([
    'Q-2026-002',
    'Q-2026-004',
    'Q-2026-003',
    'Q-2026-006',
    'Q-2026-005',
  ]);
});

test.each([
  ['expired', quotation('Q-2026-004', ['first'], { status: 'expired' })],
  ['past its validity', quotation('Q-2026-004', ['first'], { validUntil: '2026-02-19' })],
  ['for a service without a list', quotation('Q-2026-004', ['other', 'constructor', '__proto__'])],
  ['of the days before services had ids', { ...soundRows.quotations }],
])('a quotation that is %s asks for nothing', (_, row) => {
  expect(asked(row)).toEqual([]);
});

test('an accepted quotation still asks for papers after its validity', () => {
  const row = quotation('Q-2026-004', ['first'], { validUntil: '2026-02-19' });
  const groups = needsOf({ ...kept([row]), states: at(row.id, 'accepted') }, book, TODAY);
  expect(groups.map(({ quotation: id }) => id)).toEqual([row.id]);
});

test('papers in and papers missing are counted', () => {
  const answer = (paperId: string, change: object) => ({
    ...soundRows.papers,
    id: needId('Q-2026-004', paperId),
    ...change,
  });
  const answers = [
    answer('a', { answer: 'files', documents: ['d2', 'gone', 'd1'] }),
    answer('b', { answer: 'files', documents: ['gone'] }),
    answer('c', { answer: 'notApplicable', documents: [] }),
    answer('unasked', { answer: 'files', documents: ['d1'] }),
  ];
  const groups = needsOf(kept([quotation('Q-2026-004', ['both'])], answers), book, TODAY);
  const needs = groups.flatMap((group) => group.needs);
  expect(needs.map(({ isIn, files }) => [isIn, files.map(({ id }) => id)])).toEqual([
    [true, ['d2', 'd1']],
    [false, []],
    [true, []],
  ]);
  expect([countIn(needs), countMissing(groups)]).toEqual([2, 1]);
  expect(papersByDocument(groups)).toEqual(
    new Map([
      ['d2', ['Paper a']],
      ['d1', ['Paper a']],
    ]),
  );
  expect(answersWithoutFile(groups)).toEqual([
    { quotation: 'Q-2026-004', paper: 'Paper c', answer: 'notApplicable' },
  ]);
});
