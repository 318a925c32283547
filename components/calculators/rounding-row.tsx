import { LedgerRow } from '@/components/ledger/ledger';
import { formatRupeesAndPaise, roundingDifference } from '@/lib/format';

type Props = {
  /** The entries above as they are shown; what is taken off is negative. */
  entries: readonly number[];
  /** The figure below as it is shown. */
  total: number;
};

/** Lets a reader who adds up the shown entries arrive at the shown total. */
export function RoundingRow({ entries, total }: Props) {
  const difference = roundingDifference(entries, total);
  if (difference === 0) return null;
  return (
    <LedgerRow
      label={<span className="text-soft">Rounded to the rupee</span>}
      amount={formatRupeesAndPaise(difference)}
    />
  );
}
