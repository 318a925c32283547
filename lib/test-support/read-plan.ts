import { type Amount, Exact, type InNumbers, sum, toNumbers } from '@/lib/exact';
import type { Rejected } from '@/lib/forms/reading';

/** With plain numbers; a rejection fails the test with its sentences. */
export function expectPlan<Plan extends object>(answer: Plan | Rejected): InNumbers<Plan> {
  if ('rejections' in answer) throw new Error(JSON.stringify(answer.rejections));
  return toNumbers(answer as Plan);
}

/** Empty for a plan. */
export function listRejectedFields(answer: object | Rejected): Record<string, string> {
  const rejections = 'rejections' in answer ? (answer as Rejected).rejections : [];
  return Object.fromEntries(rejections.map(({ field, sentence }) => [field, sentence]));
}

/** Every amount is exact, so the lines add up to the last fraction of a paisa. */
export function expectToAddUp(lines: readonly { amount: Exact }[], total: Amount) {
  expect(sum(lines.map(({ amount }) => amount)).compare(Exact.of(total))).toBe(0);
}
