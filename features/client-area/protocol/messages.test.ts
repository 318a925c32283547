import {
  answerSchema,
  type Choice,
  decisionSchema,
  requestSchema,
} from '@/features/client-area/protocol/messages';
import { acceptsAnswer, createAcceptance } from '@/features/client-area/protocol/totals';
import { updateSchema } from '@/features/client-area/protocol/update-message';
import { computeGstBreakdown } from '@/lib/fees/total';
import {
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  monthlyAndOnce,
} from '@/lib/test-support/thread-messages';
import { filing, makeUpdate } from '@/lib/test-support/updates';

const isDecision = (choice: Choice) => decisionSchema.safeParse(createTestDecision(choice)).success;

test('a request for a change needs a wish or a note', () => {
  const wishes = [{ line: 1, words: 'Less, please.' }];
  expect(isDecision({ step: 'change', wishes, words: '' })).toBe(true);
  expect(isDecision({ step: 'change', wishes: [], words: 'Less, please.' })).toBe(true);
  expect(isDecision({ step: 'change', wishes: [], words: '' })).toBe(false);
});

test('declining for another reason needs a note', () => {
  expect(isDecision({ step: 'declined', reason: 'other', words: 'We moved.' })).toBe(true);
  expect(isDecision({ step: 'declined', reason: 'other', words: '' })).toBe(false);
  expect(isDecision({ step: 'declined', reason: 'fee', words: '' })).toBe(true);
});

// 9% of ₹12,998 is ₹1,169.82, twice.
test('an answer must add up, with GST to the paisa', () => {
  const { gst, total } = createTestAnswer();
  expect([gst.rupees, total]).toEqual([2_339.64, computeGstBreakdown(12_998, 'intra').total]);
  const isAnswer = (rupees: number, sum: number) =>
    answerSchema.safeParse(createTestAnswer({ gst: { ...gst, rupees }, total: sum })).success;
  expect(isAnswer(gst.rupees, total)).toBe(true);
  expect(isAnswer(2_340, total)).toBe(false);
  expect(isAnswer(gst.rupees, total + 1)).toBe(false);
});

test('an answer must add up where its GST is in whole rupees too', () => {
  const answer = createTestAnswer({ discount: 498 });
  expect([answer.gst.rupees, answer.total]).toEqual([2_340, 15_340]);
  expect(answerSchema.safeParse(answer).success).toBe(true);
  expect(answerSchema.safeParse({ ...answer, total: 15_341 }).success).toBe(false);
});

test('an answer has each line of its request once', () => {
  const { lines } = createTestAnswer();
  const isAnswer = (last: number | null) => {
    const answered = lines.map((line) => (line.of === null ? { ...line, of: last } : line));
    return answerSchema.safeParse(createTestAnswer({ lines: answered })).success;
  };
  expect([null, 3, 2].map(isAnswer)).toEqual([true, true, false]);
});

test('the discount of an answer may be all of its fees, and no more', () => {
  const isAnswer = (discount: number) =>
    answerSchema.safeParse(createTestAnswer({ discount })).success;
  expect(isAnswer(13_498)).toBe(true);
  expect(isAnswer(13_499)).toBe(false);
});

test('a filing may be dated tomorrow, since clocks may differ by a day', () => {
  const filed = [{ ...filing, on: '2026-11-20' }];
  expect(updateSchema.safeParse(makeUpdate({ filed })).success).toBe(true);
});

test('an answer with several units adds up by unit, and its acceptance repeats the sums', () => {
  const answer = monthlyAndOnce();
  expect([answer.gst.rupees, answer.total]).toEqual([1_169.64, 7_668]);
  expect(answerSchema.safeParse(answer).success).toBe(true);
  // As one sum the two would come to a rupee less or more.
  expect(answerSchema.safeParse({ ...answer, total: 7_667 }).success).toBe(false);
  const accepted = createAcceptance(answer, 'Asha Rao');
  expect(accepted.sums).toEqual([{ rupees: 4719, per: 'month' }, { rupees: 2949 }]);
  expect(isDecision(accepted)).toBe(true);
  expect(acceptsAnswer(accepted, answer)).toBe(true);
  const { sums: _, ...bare } = accepted;
  expect(acceptsAnswer(bare, answer)).toBe(false);
  const yearly = [{ rupees: 4719, per: 'year' as const }, { rupees: 2949 }];
  expect(acceptsAnswer({ ...accepted, sums: yearly }, answer)).toBe(false);
  expect(acceptsAnswer({ ...accepted, total: 7_667 }, answer)).toBe(false);
});

test('the acceptance of an answer that is paid once has no sums by unit', () => {
  const answer = createTestAnswer();
  const accepted = { step: 'accepted', name: 'Asha Rao', total: answer.total } as const;
  expect(createAcceptance(answer, 'Asha Rao')).toEqual(accepted);
  expect(acceptsAnswer(accepted, answer)).toBe(true);
});

const line = { service: 'Payroll', fee: 299 };
test.each([
  ['a fee for one unit', { per: 'month' }, true],
  ['a lowest fee', { from: true }, true],
  ['a quantity', { per: 'employee', quantity: 12 }, true],
  ['a quantity of no unit', { quantity: 12 }, false],
  ['an unknown unit', { per: 'week' }, false],
  ['a quantity of none', { per: 'month', quantity: 0 }, false],
  ['a part of one', { per: 'month', quantity: 1.5 }, false],
  ['more than 9,999', { per: 'month', quantity: 10_000 }, false],
  ['more than a hundred crore in all', { per: 'hour', fee: 999_999_999, quantity: 2 }, false],
])('a line of a request with %s: %j is read: %p', (_, basis, isRead) => {
  const request = { ...createTestRequest(), lines: [{ ...line, ...basis }] };
  expect(requestSchema.safeParse(request).success).toBe(isRead);
});
