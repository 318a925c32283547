import { BarList } from '@/components/calculators/shared/bar-list';
import { changesOf, withoutEffect } from '@/components/calculators/tax/estimate-changes';
import type { EstimateSteps } from '@/lib/calculators/law/estimate-steps';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

const signed = (amount: number) =>
  amount > 0 ? `+${formatRupeesAndPaise(amount)}` : formatRupeesAndPaise(amount);

/** What the estimate leaves out, rule by rule, down to the law's figure. */
export function EstimateBars({ steps, year }: { steps: EstimateSteps; year: string }) {
  const still = withoutEffect(steps);
  return (
    <BarList
      title="What the estimate leaves out, and by how much"
      heads={['Rule', 'Tax']}
      bars={[
        {
          label: `Your estimate, AY ${assessmentYear}`,
          value: steps.estimate,
          amount: formatRupees(steps.estimate),
        },
        ...changesOf(steps).map(({ label, section, amount, left }) => ({
          label,
          detail: `${section}; leaves ${formatRupees(left)}`,
          value: left,
          amount: signed(amount),
        })),
        {
          label: `By law, ${year}`,
          value: steps.inYear,
          amount: formatRupees(steps.inYear),
          isMain: true,
        },
      ]}
      note={still.length > 0 ? `No effect here: ${still.join(', ')}.` : null}
    />
  );
}
