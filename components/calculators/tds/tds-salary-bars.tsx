import { BarList } from '@/components/calculators/shared/bar-list';
import type { TdsInputs } from '@/components/calculators/tds/tds-answers';
import { inPercent } from '@/components/calculators/tds/tds-words';
import type { SalaryTds } from '@/lib/calculators/law/tds-salary';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { given: TdsInputs; salary: SalaryTds };

/** The flat rate of the estimate and the average rate of the law on one salary. */
export function TdsSalaryBars({ given: { rate, tds }, salary }: Props) {
  const { payable } = salary.tax;
  if (tds === 0 && payable === 0) {
    return (
      <p className="border-ink border-t pt-6">
        Nothing is deducted: the flat rate and the average rate both come to {formatRupees(0)}.
      </p>
    );
  }
  const difference = formatRupeesAndPaise(Math.abs(payable - tds));
  return (
    <BarList
      title={
        payable === tds
          ? 'Flat and average rate come to the same'
          : `The average rate takes ${difference} ${payable < tds ? 'less' : 'more'}`
      }
      heads={['Method', 'TDS of the year']}
      bars={[
        {
          label: `Flat ${formatPercent(rate)}, as estimated above`,
          value: tds,
          amount: formatRupeesAndPaise(tds),
        },
        {
          label: `Average ${inPercent(salary.averageRate)}, by law`,
          value: payable,
          amount: formatRupeesAndPaise(payable),
          isMain: true,
        },
      ]}
      note="The flat rate of the highest band falls on the whole salary; by law each band bears its own rate."
    />
  );
}
