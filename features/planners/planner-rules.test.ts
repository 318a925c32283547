import { newestSource } from '@/content/words/newest-source';
import * as advanceTax from '@/features/planners/advance-tax/advance-tax-rules';
import * as capitalGains from '@/features/planners/capital-gains/capital-gains-rules';
import * as interest from '@/features/planners/frame/interest';
import { planYears } from '@/features/planners/frame/plan-years';
import * as lateGst from '@/features/planners/late-gst/late-gst-rules';
import * as lateRoc from '@/features/planners/late-roc/late-roc-rules';
import * as lateTds from '@/features/planners/late-tds/late-tds-rules';
import * as lateReturn from '@/features/planners/return-fee/late-return';
import * as reportFee from '@/features/planners/return-fee/report-fee';
import * as returnFee from '@/features/planners/return-fee/return-fee';
import * as twoEmployers from '@/features/planners/two-employers/two-employers';
import { isDay } from '@/lib/forms/reading';
import type { SourceMark } from '@/lib/law/years/rule-set';

/**
 * What every rule states about itself. It names its section in each Act, or its law as one text.
 */
type StatedRule = { source: string; mark: SourceMark; checkedOn: string } & (
  | { section1961: string; section2025: string }
  | { law: string }
);

const isRule = (value: object): value is StatedRule => 'checkedOn' in value;

function rulesIn(value: unknown): StatedRule[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRule(value) ? [value] : Object.values(value).flatMap(rulesIn);
}

const plannerRules: readonly StatedRule[] = rulesIn([
  planYears,
  ...[
    advanceTax,
    capitalGains,
    twoEmployers,
    interest,
    lateGst,
    lateRoc,
    lateReturn,
    lateTds,
    reportFee,
    returnFee,
  ].map((rules) => ({
    ...rules,
  })),
]);

const named = plannerRules.map((rule) => {
  const law = 'law' in rule ? rule.law : `${rule.section1961} | ${rule.section2025}`;
  return [`${law}, ${rule.source}`, rule] as const;
});

test('the rules of every planner are found', () => {
  const laws = named.map(([name]) => name).join('\n');
  for (const law of ['423', '424', '425', '427', '428(a)', '398(3)', '47(1)', '50(1)', 'LLP Act']) {
    expect(laws).toContain(law);
  }
});

test.each(named)('%s: names its sections or its law, with source, mark and date', (_, rule) => {
  const sections = 'law' in rule ? [rule.law] : [rule.section1961, rule.section2025];
  for (const section of sections) expect(section).toMatch(/\d/);
  expect(rule.source).not.toBe('');
  expect(['primary', 'secondary', 'computed']).toContain(rule.mark);
  expect(isDay(rule.checkedOn)).toBe(true);
  // Pages name the day of the newest source; every rule that they show was checked since.
  expect(rule.checkedOn >= newestSource).toBe(true);
});

// Section 139(8A): 48 months from the end of the assessment year; section 263(6): from the end of
// the year after the tax year.
test.each(planYears)('$label: an updated return can be filed for four years', (year) => {
  const after = Number(year.to.slice(0, 4)) + 1;
  expect(year.updatedUntil).toBe(`${after + 4}-03-31`);
});

test('a rule that is only reported is not marked as primary', () => {
  for (const [name, { source, mark }] of named) {
    const isReport = /as reported|not seen|recommendation/i.test(source);
    if (isReport) expect([name, mark]).not.toEqual([name, 'primary']);
  }
});
