import { almanac } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import type { DueRule } from '@/content/types/due-dates';
import { sourceLine } from '@/lib/almanac/source-line';

const rules: readonly DueRule[] = dueDates.rules;

test.each(rules)('$id says where it is from, and the day of the check in words', (rule) => {
  const line = sourceLine(rule);
  expect(line.startsWith(`${almanac.marks[rule.mark]}: ${rule.source}. `)).toBe(true);
  expect(line).toMatch(/ \d{1,2} [A-Z][a-z]+ 20\d\d\.$/);
});
