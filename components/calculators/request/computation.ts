import type { ExactEmiResult } from '@/lib/calculators/emi';
import { type ExactGstResult, gstCalculationTypes } from '@/lib/calculators/gst';
import { cityTypes, type ExactHraResult } from '@/lib/calculators/hra';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { ageCategories, type ExactTaxResult, taxRegimes } from '@/lib/calculators/tax';
import { type ExactTdsResult, incomeTypes } from '@/lib/calculators/tds';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { formatDay } from '@/lib/portal/dates';

/** A result of a calculator, by its name. */
export type Worked =
  | { calculator: 'tax'; result: ExactTaxResult }
  | { calculator: 'gst'; result: ExactGstResult }
  | { calculator: 'emi'; result: ExactEmiResult }
  | { calculator: 'tds'; result: ExactTdsResult }
  | { calculator: 'hra'; result: ExactHraResult };

type Line = readonly [label: string, words: string];

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function taxLines(result: ExactTaxResult): Line[] {
  const { regime, income, deductions } = result;
  const deducted: Line[] =
    regime === 'old' ? [['Total Deductions', formatRupeesAndPaise(deductions)]] : [];
  return [
    ['Annual Income', formatRupeesAndPaise(income)],
    ['Age Category', labelOf(ageCategories, result.ageCategory)],
    ['Tax Regime', labelOf(taxRegimes, regime)],
    ...deducted,
    ['Income tax', formatRupees(result.incomeTax)],
    ['Cess', formatRupees(result.cess)],
    ['Total tax liability', formatRupees(result.total)],
    ['Net income after tax', formatRupees(result.netIncome)],
  ];
}

function gstLines({ type, rate, interstate, net, parts, total, gross }: ExactGstResult): Line[] {
  return [
    ['Amount', formatRupeesAndPaise(type === 'exclusive' ? net : gross)],
    ['GST Rate', formatPercent(rate)],
    ['Calculation Type', labelOf(gstCalculationTypes, type)],
    ['Interstate', interstate ? 'yes' : 'no'],
    ['Net amount', formatRupees(net)],
    ...parts.map(({ levy, amount }): Line => [levy, formatRupees(amount)]),
    ['Total GST', formatRupees(total)],
    ['Gross amount', formatRupees(gross)],
  ];
}

function emiLines(result: ExactEmiResult): Line[] {
  return [
    ['Loan Amount', formatRupeesAndPaise(result.principal)],
    ['Annual Interest Rate', formatPercent(result.annualRate)],
    ['Tenure', `${formatNumber(result.tenureYears, 2)} years`],
    ['Monthly EMI', formatRupees(result.emi)],
    ['Total Amount Payable', formatRupees(result.total)],
    ['Total Interest Payable', formatRupees(result.interest)],
  ];
}

function tdsLines({ income, incomeType, rate, tds, net }: ExactTdsResult): Line[] {
  return [
    ['Income Amount', formatRupeesAndPaise(income)],
    ['Income Type', labelOf(incomeTypes, incomeType)],
    ['TDS rate', formatPercent(rate)],
    ['TDS amount', formatRupees(tds)],
    ['Net amount receivable', formatRupees(net)],
  ];
}

function hraLines({ basic, received, rent, city, exempt, taxable }: ExactHraResult): Line[] {
  return [
    ['Annual Basic Salary', formatRupeesAndPaise(basic)],
    ['Annual HRA Received', formatRupeesAndPaise(received)],
    ['Annual Rent Paid', formatRupeesAndPaise(rent)],
    ['City Type', labelOf(cityTypes, city)],
    ['HRA exemption', formatRupees(exempt)],
    ['Taxable HRA', formatRupees(taxable)],
  ];
}

function linesOf(worked: Worked): Line[] {
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

const titles: Record<Worked['calculator'], string> = {
  tax: `Income tax, AY ${assessmentYear}, simplified estimate`,
  gst: 'GST',
  emi: 'EMI',
  tds: `TDS, rates of AY ${assessmentYear}, simplified estimate`,
  hra: 'HRA exemption',
};

/**
 * A computation as a few lines of text: what was given, for which year, what came out, and the day
 * it was worked out (an ISO date).
 */
export function computationText(worked: Worked, today: string): string {
  const lines = linesOf(worked).map(([label, words]) => `${label}: ${words}`);
  return [titles[worked.calculator], ...lines, `Worked out on ${formatDay(today)}`].join('\n');
}
