import { billOf } from '@/lib/fees/total';
import { answerSchema, type Choice, decisionSchema } from '@/lib/portal/thread/messages';
import { invoiceSchema, paidSchema, statusSchema } from '@/lib/portal/thread/work-messages';
import { answerOf, decisionOf } from '@/lib/test-support/thread-messages';
import { filed, invoiceOf, paidOf, statusOf } from '@/lib/test-support/work-messages';

const isDecision = (choice: Choice) => decisionSchema.safeParse(decisionOf(choice)).success;

test('a request for a change asks for something, in one line or in words', () => {
  const wishes = [{ line: 1, words: 'Less, please.' }];
  expect(isDecision({ step: 'change', wishes, words: '' })).toBe(true);
  expect(isDecision({ step: 'change', wishes: [], words: 'Less, please.' })).toBe(true);
  expect(isDecision({ step: 'change', wishes: [], words: '' })).toBe(false);
});

test('another reason for declining is a reason in words', () => {
  expect(isDecision({ step: 'declined', reason: 'other', words: 'We moved.' })).toBe(true);
  expect(isDecision({ step: 'declined', reason: 'other', words: '' })).toBe(false);
  expect(isDecision({ step: 'declined', reason: 'fee', words: '' })).toBe(true);
});

// 9% of 12,998 is 1,169.82: 1,170 each in whole rupees.
test('an answer of before the round-off has GST in whole rupees, and adds up as well', () => {
  const taxable = 12_998;
  const { gst, total } = answerOf();
  expect([gst.rupees, total]).toEqual([2_339.64, billOf(taxable, 'intra').total]);
  const isAnswer = (rupees: number, sum: number) =>
    answerSchema.safeParse(answerOf({ gst: { ...gst, rupees }, total: sum })).success;
  expect(isAnswer(2_340, taxable + 2_340)).toBe(true);
  expect(isAnswer(2_340, taxable + 2_341)).toBe(false);
  expect(isAnswer(2_340, 1)).toBe(false);
  expect(isAnswer(2_339, taxable + 2_339)).toBe(false);
});

test('work of tomorrow is in time, as clocks may differ by a day', () => {
  const on = '2026-11-20';
  const filings = filed.step === 'filed' ? filed.filings.map((each) => ({ ...each, on })) : [];
  expect(invoiceSchema.safeParse(invoiceOf({ on })).success).toBe(true);
  expect(paidSchema.safeParse(paidOf({ on })).success).toBe(true);
  expect(statusSchema.safeParse(statusOf({ step: 'filed', filings })).success).toBe(true);
});
