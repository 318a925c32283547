import type { SourceMark } from '@/lib/calculators/law/years/rule-set';
import * as advanceTax from '@/lib/planners/advance-tax-rules';
import * as capitalGains from '@/lib/planners/capital-gains-rules';
import * as interest from '@/lib/planners/interest';
import * as lateGst from '@/lib/planners/late-gst-rules';
import * as lateRoc from '@/lib/planners/late-roc-rules';
import * as lateTds from '@/lib/planners/late-tds-rules';
import { planYears } from '@/lib/planners/plan-years';
import * as reportFee from '@/lib/planners/report-fee';
import * as returnFee from '@/lib/planners/return-fee';
import * as twoEmployers from '@/lib/planners/two-employers';

/**
 * What every rule states about itself. It names its section in each Act, or its law as one text.
 */
export type StatedRule = { source: string; mark: SourceMark; checkedOn: string } & (
  | { section1961: string; section2025: string }
  | { law: string }
);

const isRule = (value: object): value is StatedRule => 'checkedOn' in value;

function rulesIn(value: unknown): StatedRule[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRule(value) ? [value] : Object.values(value).flatMap(rulesIn);
}

export const plannerRules: readonly StatedRule[] = rulesIn([
  planYears,
  ...[
    advanceTax,
    capitalGains,
    twoEmployers,
    interest,
    lateGst,
    lateRoc,
    lateTds,
    reportFee,
    returnFee,
  ].map((rules) => ({
    ...rules,
  })),
]);
