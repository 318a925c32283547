import { BarList } from '@/components/calculators/shared/bar-list';
import { type Instalment, turningMonth } from '@/lib/calculators/emi-schedule';
import { formatPercent, formatRupeesAndPaise } from '@/lib/format';

function titleOf(rows: readonly Instalment[]): string {
  const turning = turningMonth(rows);
  if (turning === 1) return 'From the first month more repays the loan than pays interest';
  return turning === null
    ? 'Up to the end more pays interest than repays the loan'
    : `From month ${turning} of ${rows.length} more repays the loan than pays interest`;
}

/** What of all payments repays the loan, and what is interest. */
export function EmiSplit({ rows }: { rows: readonly Instalment[] }) {
  const sum = (pick: (row: Instalment) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const loan = sum(({ principal }) => principal);
  const interest = sum((row) => row.interest);
  const share = (part: number) =>
    `${formatPercent(Math.round((part / Math.max(loan + interest, 0.01)) * 100))} of all payments`;
  const inPaise = (amount: number) => formatRupeesAndPaise(Math.round(amount * 100) / 100);
  return (
    <BarList
      title={titleOf(rows)}
      heads={['Part of all payments', 'Rupees']}
      bars={[
        { label: 'Repays the loan', detail: share(loan), value: loan, amount: inPaise(loan) },
        {
          label: 'Interest',
          detail: share(interest),
          value: interest,
          amount: inPaise(interest),
          isMain: true,
        },
      ]}
    />
  );
}
