import { prices } from '@/content/prices';
import {
  addDraftLine,
  answerableSchema,
  computeDraftFigures,
  createAnswerMessage,
  createDraftFromAnswer,
  createFirstDraft,
  listRemovedLines,
  restoreDraftLine,
} from '@/features/client-area/firm-inbox/answer/answer-draft';
import {
  type AnswerDraft,
  answerDraftSchema,
} from '@/features/client-area/firm-inbox/inbox-records';
import { answerSchema, threadLimits } from '@/features/client-area/protocol/messages';
import { getServiceName } from '@/lib/content/prices';
import { createTestRequest, NOW, RID } from '@/lib/test-support/thread-messages';

// strict-conduct.test.ts covers the strict conduct.
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const request = createTestRequest();
const draft = createFirstDraft(RID, request);
const listFaults = (draft: AnswerDraft) =>
  (answerableSchema.safeParse(draft).error?.issues ?? []).map(({ path }) => path.join('.'));
const head = { id: request.id, rid: RID, number: 1, at: NOW };
const changeLine = (index: number, part: Partial<AnswerDraft['lines'][number]>): AnswerDraft => ({
  ...draft,
  lines: draft.lines.map((line, at) => (at === index ? { ...line, ...part } : line)),
});

test('a draft begins with the listed fees or, for a service not listed, the fee in the request', () => {
  expect(answerDraftSchema.safeParse(draft).success).toBe(true);
  expect(draft.lines.map(({ service, fee }) => [service, fee])).toEqual([
    [
      getServiceName('formation-private-limited'),
      prices['formation-private-limited'].rupees.toLocaleString('en-IN'),
    ],
    [getServiceName('itr-1'), prices['itr-1'].rupees.toLocaleString('en-IN')],
    ['Payroll, 10 employees', '2,990'],
  ]);
  expect(listFaults(draft)).toEqual([]);
});

test('a service with an unknown price id keeps the client’s words', () => {
  const odd = createTestRequest({ lines: [{ price: 'toString', service: 'Odd work', fee: 5 }] });
  expect(createFirstDraft(RID, odd).lines).toEqual([
    { key: 1, of: 1, service: 'Odd work', fee: '5', per: '', quantity: '', why: '' },
  ]);
});

test('a fee that is neither in the request nor on the list must be entered', () => {
  const unknown = createFirstDraft(RID, createTestRequest({ lines: [{ service: 'Odd work' }] }));
  expect(listFaults(unknown)).toEqual(['lines.0.fee']);
});

test('an answer made from a draft is valid, and becomes the next draft', () => {
  const full: AnswerDraft = {
    ...addDraftLine(addDraftLine(draft, 'gst-regular'), undefined),
    discount: '1,000',
    supply: 'inter',
    governmentFees: '1,500',
    notes: ' Two\r\nlines\u202e ',
  };
  const named = {
    ...full,
    lines: full.lines.map((line) => ({
      ...line,
      service: line.service || 'Other',
      fee: line.fee || '0',
    })),
  };
  const answer = createAnswerMessage(named, head);
  expect(answerSchema.safeParse(answer)).toMatchObject({ success: true });
  expect(answer).toMatchObject({ discount: 1000, governmentFees: 1500, notes: 'Two\nlines' });
  expect(answer.lines.map(({ of: lineNumber }) => lineNumber)).toEqual([1, 2, 3, null, null]);
  expect(createAnswerMessage(createDraftFromAnswer(RID, answer), head)).toEqual(answer);
});

test('government fees are at actuals if left empty, and nil if zero', () => {
  expect(createAnswerMessage(draft, head).governmentFees).toBeNull();
  expect(createAnswerMessage({ ...draft, governmentFees: '0' }, head).governmentFees).toBe(0);
});

test.each<[string, AnswerDraft, string[]]>([
  ['a fee of half a rupee', changeLine(0, { fee: '1.50' }), ['lines.0.fee']],
  ['no fee', changeLine(1, { fee: '' }), ['lines.1.fee']],
  ['a fee above the most', changeLine(1, { fee: `${threadLimits.rupees + 1}` }), ['lines.1.fee']],
  ['a part of a month', changeLine(0, { per: 'month', quantity: '1.5' }), ['lines.0.quantity']],
  ['too many', changeLine(0, { per: 'month', quantity: '10,000' }), ['lines.0.quantity']],
  [
    'more than the most in all',
    changeLine(0, { per: 'month', quantity: '2', fee: `${threadLimits.rupees}` }),
    ['lines.0.quantity'],
  ],
  ['a line without a name', changeLine(2, { service: ' \u200e' }), ['lines.2.service']],
  ['no line', { ...draft, lines: [] }, ['lines']],
  ['a discount above the fees', { ...draft, discount: '1,00,000' }, ['discount']],
  ['a discount that is none', { ...draft, discount: 'ten' }, ['discount']],
  ['government fees that are none', { ...draft, governmentFees: '-1' }, ['governmentFees']],
  ['nobody who answers', { ...draft, by: ' ' }, ['by']],
])('%s is reported at its field', (_, wrong, fields) => {
  expect(listFaults(wrong)).toEqual(fields);
});

test('a removed line is remembered, and can be put back in its place', () => {
  const [, second] = draft.lines;
  const without = { ...draft, lines: draft.lines.filter((line) => line !== second) };
  expect(listRemovedLines(draft, request)).toEqual([]);
  expect(listRemovedLines(without, request)).toEqual([2]);
  const again = restoreDraftLine(without, request, 2);
  expect(again.lines.map(({ of: lineNumber }) => lineNumber)).toEqual([1, 2, 3]);
  expect(new Set(again.lines.map(({ key }) => key)).size).toBe(3);
  expect(restoreDraftLine(without, request, 7)).toBe(without);
});

test('an added line comes last, at the fee of the list', () => {
  const added = addDraftLine(draft, 'gst-regular').lines.at(-1);
  expect(added).toMatchObject({
    of: null,
    price: 'gst-regular',
    service: getServiceName('gst-regular'),
  });
  expect(addDraftLine(draft, 'no such price').lines.at(-1)).toMatchObject({ service: '', fee: '' });
  expect(computeDraftFigures(addDraftLine(draft, undefined))).toEqual(computeDraftFigures(draft));
});

test('unit and fee come from the list, the quantity from the client', () => {
  const lines = [
    { price: 'payroll', fee: 250, per: 'employee' as const, quantity: 12 },
    { price: 'bookkeeping', fee: 3000 },
    { price: 'gst-regular', fee: 2999, per: 'month' as const, quantity: 3 },
    { service: 'Calls', fee: 500, per: 'hour' as const, quantity: 2 },
  ];
  const asked = createFirstDraft(RID, createTestRequest({ lines }));
  expect(asked.lines.map(({ fee, per, quantity }) => [fee, per, quantity])).toEqual([
    ['299', 'employee', '12'],
    ['3,999', 'month', ''],
    ['2,999', '', ''],
    ['500', 'hour', '2'],
  ]);
  const answer = createAnswerMessage(asked, head);
  expect(answerSchema.safeParse(answer)).toMatchObject({ success: true });
  expect(answer.lines.map(({ fee, per, quantity }) => [fee, per, quantity])).toEqual([
    [299, 'employee', 12],
    [3999, 'month', undefined],
    [2999, undefined, undefined],
    [500, 'hour', 2],
  ]);
  expect(createAnswerMessage(createDraftFromAnswer(RID, answer), head)).toEqual(answer);
});

test('a draft without units is answered as one that is paid once', () => {
  const lines = draft.lines.map(({ per: _, quantity: __, ...line }) => line);
  expect(answerDraftSchema.safeParse({ ...draft, lines }).success).toBe(true);
  expect(createAnswerMessage({ ...draft, lines }, head)).toEqual(createAnswerMessage(draft, head));
});
