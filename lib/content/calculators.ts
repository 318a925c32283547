import { emiCalculator } from '@/content/calculators/emi';
import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { taxCalculator } from '@/content/calculators/tax';
import { tdsCalculator } from '@/content/calculators/tds';
import { gstRates } from '@/lib/calculators/gst';
import { rentReduction, salaryShares } from '@/lib/calculators/hra';
import {
  cessRate,
  flatTdsRates,
  newRegimeBands,
  oldRegimeBands,
  salaryTdsBands,
} from '@/lib/calculators/rates-ay-2024-25';
import { versionOf } from '@/lib/calculators/rules-version';
import { gstRateSets } from '@/lib/calculators/statutory/gst';
import { hraRules } from '@/lib/calculators/statutory/hra';
import { statutoryYears } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf } from '@/lib/calculators/statutory/rule-sets';
import { noPanRate, payerLimits, tdsRules } from '@/lib/calculators/statutory/tds-rules';

import type { CalculatorContent } from '@/lib/content/calculator-schemas';

const incomeTax = statutoryYears.map(ruleSetOf);

type Calculator = {
  content: CalculatorContent;
  /** The rules behind the results, results by law included. */
  rules: readonly unknown[];
};

/** Every calculator as the build needs it, in the order that lists show. */
export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  tax: { content: taxCalculator, rules: [newRegimeBands, oldRegimeBands, cessRate, incomeTax] },
  gst: { content: gstCalculator, rules: [gstRates, gstRateSets] },
  // Arithmetic alone, which has no rules.
  emi: { content: emiCalculator, rules: [] },
  tds: {
    content: tdsCalculator,
    rules: [salaryTdsBands, flatTdsRates, tdsRules, noPanRate, payerLimits, incomeTax],
  },
  hra: { content: hraCalculator, rules: [salaryShares, rentReduction, hraRules, incomeTax] },
};

/** See `versionOf`. */
export const rulesVersion = (name: CalculatorName): string => versionOf(calculators[name].rules);

/** The version of every calculator's rules. */
export const rulesVersions = () =>
  Object.fromEntries(calculatorNames.map((name) => [name, rulesVersion(name)])) as Record<
    CalculatorName,
    string
  >;

/** The content of every calculator, in the same order. */
export const calculatorContents: readonly CalculatorContent[] = Object.values(calculators).map(
  ({ content }) => content,
);
