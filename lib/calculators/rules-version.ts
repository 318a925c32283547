import { createHash } from 'node:crypto';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { gstRates } from '@/lib/calculators/gst';
import { rentReduction, salaryShares } from '@/lib/calculators/hra';
import {
  cessRate,
  flatTdsRates,
  newRegimeBands,
  oldRegimeBands,
  salaryTdsBands,
} from '@/lib/calculators/rates-ay-2024-25';
import { gstRateSets } from '@/lib/calculators/statutory/gst';
import { hraRules } from '@/lib/calculators/statutory/hra';
import { statutoryYears } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf } from '@/lib/calculators/statutory/rule-sets';
import { noPanRate, payerLimits, tdsRules } from '@/lib/calculators/statutory/tds-rules';

const incomeTax = statutoryYears.map(ruleSetOf);

/** What the results of each calculator rest on, those by law among them. */
const rules = {
  tax: [newRegimeBands, oldRegimeBands, cessRate, incomeTax],
  gst: [gstRates, gstRateSets],
  /** Arithmetic: no rule that could change. */
  emi: [],
  tds: [salaryTdsBands, flatTdsRates, tdsRules, noPanRate, payerLimits, incomeTax],
  hra: [salaryShares, rentReduction, hraRules, incomeTax],
} as const satisfies Record<CalculatorName, readonly unknown[]>;

/** What describes a rule and changes no figure. */
const TOLD = /^(label|source|mark|checkedOn|section\w*|notInNewRegime)$/;

/**
 * Eight hexadecimal digits that change when a figure of a calculator's rules does. For the build
 * alone: pages are given the version, so that none fetches the rules to tell it.
 */
export function rulesVersion(calculator: CalculatorName): string {
  const figures = JSON.stringify(rules[calculator], (name, value: unknown) =>
    TOLD.test(name) ? undefined : value,
  );
  return createHash('sha256').update(figures).digest('hex').slice(0, 8);
}

/** The version of every calculator's rules. */
export const rulesVersions = () =>
  Object.fromEntries(calculatorNames.map((name) => [name, rulesVersion(name)])) as Record<
    CalculatorName,
    string
  >;
