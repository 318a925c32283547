import type { EstimateStep, EstimateSteps } from '@/features/calculators/tax/estimate-steps';
import { roundPaise } from '@/lib/format';
import { estimateYear } from '@/lib/law/tax/rates-ay-2024-25';

const labels = {
  standardDeduction: 'Standard deduction',
  rebate: `Rebate of AY ${estimateYear} and cess`,
  rebateRelief: 'Relief just above the rebate limit',
  surcharge: `Surcharge of AY ${estimateYear} and cess`,
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

const lowercaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

type Change = { label: string; section: string; amount: number; left: number };

/**
 * The steps that change the figure. A step that would leave a tax below zero is joined with the
 * next: lower slabs of a later year may come with a lower rebate.
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
      last.label += `, ${lowercaseFirst(label)}`;
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

export const listRulesWithoutEffect = ({ steps }: EstimateSteps) =>
  steps.flatMap(({ kind, amount }: EstimateStep) =>
    amount === 0 && kind !== 'otherRegime' && !kind.startsWith('later')
      ? [lowercaseFirst(labels[kind])]
      : [],
  );
