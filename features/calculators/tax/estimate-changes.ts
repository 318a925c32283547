import type { EstimateStep, EstimateSteps } from '@/features/calculators/tax/estimate-steps';
import { roundPaise } from '@/lib/format';
import { assessmentYear } from '@/lib/law/tax/rates-ay-2024-25';

const labels = {
  standardDeduction: 'Standard deduction',
  rebate: `Rebate of AY ${assessmentYear} and cess`,
  rebateRelief: 'Relief just above the rebate limit',
  surcharge: `Surcharge of AY ${assessmentYear} and cess`,
  rounding: 'Rounding of income and tax to ₹10',
  laterSlabs: 'Slabs of the year',
  laterRebate: 'Rebate of the year and its cess',
  laterSurcharge: 'Surcharge of the year and its cess',
  laterRounding: 'Rounding in the year',
} as const;

const otherRegime = {
  new: 'New regime, not the old',
  old: 'Old regime, not the new',
} as const;

const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** A step that changes the figure, with the figure after it. */
type Change = { label: string; section: string; amount: number; left: number };

/**
 * The steps that change the figure. One that would leave less than nothing is joined with the next:
 * lower slabs of a later year may come with a lower rebate, and no tax is below zero.
 */
export function listEstimateChanges({
  estimate,
  steps,
  inYear,
  regimeInYear,
}: EstimateSteps): Change[] {
  const changes: Change[] = [];
  let from = estimate;
  for (const { kind, amount, section } of steps) {
    if (amount === 0) continue;
    const label = kind === 'otherRegime' ? otherRegime[regimeInYear] : labels[kind];
    const last = changes.at(-1);
    if (last && last.left < 0) {
      last.label += `, ${small(label)}`;
      if (section !== last.section) last.section += `; ${section}`;
      last.amount = roundPaise(last.amount + amount);
      last.left = roundPaise(last.left + amount);
      if (last.amount === 0) changes.pop();
    } else {
      changes.push({ label, section, amount, left: roundPaise(from + amount) });
    }
    from = roundPaise(from + amount);
  }
  // Sums of paise may differ slightly from the law's whole rupees.
  const last = changes.at(-1);
  if (last) last.left = inYear;
  return changes;
}

/** What changes nothing for this income, of the rules of the estimate's own year. */
export const listRulesWithoutEffect = ({ steps }: EstimateSteps) =>
  steps.flatMap(({ kind, amount }: EstimateStep) =>
    amount === 0 && kind !== 'otherRegime' && !kind.startsWith('later')
      ? [small(labels[kind])]
      : [],
  );
