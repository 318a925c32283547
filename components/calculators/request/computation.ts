import { type CalculatorName, calculatorLabels, mainResults } from '@/content/calculators/names';
import type { ExactEmiResult } from '@/lib/calculators/emi';
import { type ExactGstResult, gstCalculationTypes } from '@/lib/calculators/gst';
import { cityTypes, type ExactHraResult } from '@/lib/calculators/hra';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { ageCategories, type ExactTaxResult, taxRegimes } from '@/lib/calculators/tax';
import { type ExactTdsResult, incomeTypes } from '@/lib/calculators/tds';
import { formatDay } from '@/lib/dates';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import type { ScenarioLine } from '@/lib/portal/database/records';
import { inputFields } from '@/lib/portal/scenarios/fields';
import { found, lineWords } from '@/lib/portal/scenarios/lines';

/** A result of a calculator, by its name. */
export type Worked =
  | { calculator: 'tax'; result: ExactTaxResult }
  | { calculator: 'gst'; result: ExactGstResult }
  | { calculator: 'emi'; result: ExactEmiResult }
  | { calculator: 'tds'; result: ExactTdsResult }
  | { calculator: 'hra'; result: ExactHraResult };

type Line = readonly [label: string, words: string];
/** What was given, in words, and what came out. */
type Lines = { given: Line[]; found: ScenarioLine[] };

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function taxLines(result: ExactTaxResult): Lines {
  const { regime, income, deductions } = result;
  const { tax } = inputFields;
  const deducted: Line[] =
    regime === 'old' ? [[tax.deductions.label, formatRupeesAndPaise(deductions)]] : [];
  return {
    given: [
      [tax.income.label, formatRupeesAndPaise(income)],
      [tax.ageCategory.label, labelOf(ageCategories, result.ageCategory)],
      [tax.regime.label, labelOf(taxRegimes, regime)],
      ...deducted,
    ],
    found: [
      found.rupees('Income tax', result.incomeTax),
      found.rupees('Cess', result.cess),
      found.rupees(mainResults.tax, result.total),
      found.rupees('Net income after tax', result.netIncome),
    ],
  };
}

function gstLines({ type, rate, interstate, net, parts, total, gross }: ExactGstResult): Lines {
  const { gst } = inputFields;
  return {
    given: [
      [gst.amount.label, formatRupeesAndPaise(type === 'exclusive' ? net : gross)],
      [gst.rate.label, formatPercent(rate)],
      [gst.type.label, labelOf(gstCalculationTypes, type)],
      [gst.interstate.label, interstate ? 'yes' : 'no'],
    ],
    found: [
      found.rupees('Net amount', net),
      ...parts.map(({ levy, amount }) => found.rupees(levy, amount)),
      found.rupees(mainResults.gst, total),
      found.rupees('Gross amount', gross),
    ],
  };
}

function emiLines(result: ExactEmiResult): Lines {
  const { emi } = inputFields;
  return {
    given: [
      [emi.loanAmount.label, formatRupeesAndPaise(result.principal)],
      [emi.annualRate.label, formatPercent(result.annualRate)],
      [emi.tenureYears.label, `${formatNumber(result.tenureYears, 2)} years`],
    ],
    found: [
      found.rupees(mainResults.emi, result.emi),
      found.rupees('Total Amount Payable', result.total),
      found.rupees('Total Interest Payable', result.interest),
    ],
  };
}

function tdsLines({ income, incomeType, rate, tds, net }: ExactTdsResult): Lines {
  return {
    given: [
      [inputFields.tds.income.label, formatRupeesAndPaise(income)],
      [inputFields.tds.incomeType.label, labelOf(incomeTypes, incomeType)],
    ],
    found: [
      found.percent('TDS rate', rate),
      found.rupees(mainResults.tds, tds),
      found.rupees('Net amount receivable', net),
    ],
  };
}

function hraLines({ basic, received, rent, city, exempt, taxable }: ExactHraResult): Lines {
  const { hra } = inputFields;
  return {
    given: [
      [hra.basic.label, formatRupeesAndPaise(basic)],
      [hra.hra.label, formatRupeesAndPaise(received)],
      [hra.rent.label, formatRupeesAndPaise(rent)],
      [hra.city.label, labelOf(cityTypes, city)],
    ],
    found: [found.rupees(mainResults.hra, exempt), found.rupees('Taxable HRA', taxable)],
  };
}

function linesOf(worked: Worked): Lines {
  switch (worked.calculator) {
    case 'tax':
      return taxLines(worked.result);
    case 'gst':
      return gstLines(worked.result);
    case 'emi':
      return emiLines(worked.result);
    case 'tds':
      return tdsLines(worked.result);
    case 'hra':
      return hraLines(worked.result);
  }
}

/** What came out, as lines that can be kept and compared. */
export const resultLines = (worked: Worked): ScenarioLine[] => linesOf(worked).found;

/** What the first line says behind the name of the calculator. */
const editions: Partial<Record<CalculatorName, string>> = {
  tax: `, AY ${assessmentYear}, simplified estimate`,
  tds: `, rates of AY ${assessmentYear}, simplified estimate`,
  hra: ' exemption',
};

/**
 * A computation as a few lines of text: what was given, for which year, what came out, and the day
 * it was worked out (an ISO date).
 */
export function computationText(worked: Worked, today: string): string {
  const { given, found: results } = linesOf(worked);
  const all = [...given, ...results.map((line): Line => [line.label, lineWords(line)])];
  const lines = all.map(([label, words]) => `${label}: ${words}`);
  const title = `${calculatorLabels[worked.calculator]}${editions[worked.calculator] ?? ''}`;
  return [title, ...lines, `Worked out on ${formatDay(today)}`].join('\n');
}
