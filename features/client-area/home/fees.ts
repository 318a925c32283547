import type { Stage } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { hasNamedFees } from '@/features/client-area/quotations/quotation-rules';
import { sumByUnit, type UnitSum } from '@/lib/fees/units';

/** `sums` is `null` if no quotation of the kind names its fees yet. */
export type Fees = { count: number; sums: UnitSum[] | null };

/** Totals of quotations accepted, waiting for the client's answer, and requested. */
type FeesToDate = Record<'accepted' | 'waiting' | 'asked', Fees>;

const kindOf: Record<Stage, keyof FeesToDate | null> = {
  requested: 'asked',
  quoted: 'waiting',
  'change-asked': 'asked',
  accepted: 'accepted',
  filed: 'accepted',
  declined: null,
  expired: null,
};

/** The fees named in quotations. */
export function sumFeesToDate(quotations: readonly Quotation[]): FeesToDate {
  const fees: FeesToDate = {
    accepted: { count: 0, sums: null },
    waiting: { count: 0, sums: null },
    asked: { count: 0, sums: null },
  };
  for (const quotation of quotations) {
    const kind = kindOf[quotation.stage];
    if (kind === null) continue;
    const sum = fees[kind];
    sum.count += 1;
    if (hasNamedFees(quotation)) sum.sums = sumByUnit([...(sum.sums ?? []), ...quotation.totals]);
  }
  return fees;
}
