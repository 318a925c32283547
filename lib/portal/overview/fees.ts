import { sumByUnit, type UnitSum } from '@/lib/fees/units';
import type { Quotation } from '@/lib/portal/records/quotation';
import { namesFees } from '@/lib/portal/records/quotation-rules';
import type { Stage } from '@/lib/portal/thread/state';

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
export function feesToDate(quotations: readonly Quotation[]): FeesToDate {
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
    if (namesFees(quotation)) sum.sums = sumByUnit([...(sum.sums ?? []), ...quotation.totals]);
  }
  return fees;
}
