import type { Percent, Rupees } from '@/content/types/units';
import type { TaxRegime } from '@/lib/law/tax/regimes';
import type { StatutoryYear } from '@/lib/law/tax/rule-sets';
import {
  calculateTaxOnGrossIncome,
  type GrossIncomeInput,
  type GrossIncomeResult,
} from '@/lib/law/tax/salary';
import type { StatutoryLine } from '@/lib/law/tax/tax';

export type RegimeComparison = {
  year: StatutoryYear;
  old: GrossIncomeResult;
  new: GrossIncomeResult;
  /** `null` if both cost the same. */
  cheaper: TaxRegime | null;
  saving: Rupees;
  /** The line of the working that saves most; `null` for a tie. */
  decidedBy: DecidingLine | null;
};

type DecidingLine = 'deductions' | 'slabs' | 'rebate' | 'surcharge';

export function sumTaxLines(result: GrossIncomeResult, ...kinds: StatutoryLine['kind'][]): number {
  return result.lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function findDecidingLine(cheaper: GrossIncomeResult, dearer: GrossIncomeResult): DecidingLine {
  // The new regime allows no deductions: only its standard deduction can lower the taxed income.
  const byDeductions = cheaper.deductions > 0 && cheaper.totalIncome < dearer.totalIncome;
  const fewer = dearer.slabTax - cheaper.slabTax;
  const gains: Record<DecidingLine, number> = {
    deductions: byDeductions ? fewer : 0,
    slabs: byDeductions ? 0 : fewer,
    rebate: cheaper.rebate - dearer.rebate,
    surcharge: dearer.surcharge - cheaper.surcharge,
  };
  const order: DecidingLine[] = ['rebate', 'slabs', 'deductions', 'surcharge'];
  return order.reduce((most, line) => (gains[line] > gains[most] ? line : most));
}

export function compareRegimes(input: Omit<GrossIncomeInput, 'regime'>): RegimeComparison | null {
  const inOld = calculateTaxOnGrossIncome({ ...input, regime: 'old' });
  const inNew = calculateTaxOnGrossIncome({ ...input, regime: 'new' });
  if (!inOld || !inNew) return null;
  const difference = inOld.payable - inNew.payable;
  const cheaper = difference === 0 ? null : difference > 0 ? 'new' : 'old';
  return {
    year: input.year,
    old: inOld,
    new: inNew,
    cheaper,
    saving: Math.abs(difference),
    decidedBy:
      cheaper === null
        ? null
        : cheaper === 'new'
          ? findDecidingLine(inNew, inOld)
          : findDecidingLine(inOld, inNew),
  };
}

/** Percent of the next ₹1,000 of income that goes in tax. */
export function computeMarginalRate(input: GrossIncomeInput): Percent {
  const step = 1000;
  const taxOn = (grossIncome: number) =>
    calculateTaxOnGrossIncome({ ...input, grossIncome })?.payable;
  const here = taxOn(input.grossIncome) ?? 0;
  const there = taxOn(input.grossIncome + step);
  // The highest income has no next step, so use the last one.
  const gone = there === undefined ? here - (taxOn(input.grossIncome - step) ?? 0) : there - here;
  return (gone / step) * 100;
}
