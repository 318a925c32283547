import { LedgerRow } from '@/components/ledger/ledger';
import type { Exact } from '@/lib/calculators/exact';
import { formatRupeesAndPaise, roundingDifference } from '@/lib/format';

type Props = {
  /** The entries above as shown; deductions are negative. */
  entries: readonly Exact[];
  /** The figure below as it is shown. */
  total: Exact;
};

/** Lets a reader who adds up the shown entries arrive at the shown total. */
export function RoundingRow({ entries, total }: Props) {
  const difference = roundingDifference(entries, total);
  if (difference.compare(0) === 0) return null;
  return (
    <LedgerRow
      label={<span className="text-soft">Rounded to the rupee</span>}
      amount={formatRupeesAndPaise(difference)}
    />
  );
}
