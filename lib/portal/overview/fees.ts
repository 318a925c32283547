import type { Quotation } from '@/lib/portal/database/records';
import { type States, standingOf } from '@/lib/portal/overview/standing';
import { namesFees } from '@/lib/portal/quotations/quotation-rules';

/** `rupees` is `null` if no quotation of the kind names its fees yet. */
export type Fees = { count: number; rupees: number | null };

/** Totals of quotations accepted, waiting for the client's answer, and requested. */
export type FeesToDate = Record<'accepted' | 'waiting' | 'asked', Fees>;

/** The fees named in quotations, in rupees, on `today`, an ISO date. */
export function feesToDate(
  quotations: readonly Quotation[],
  states: States,
  today: string,
): FeesToDate {
  const fees: FeesToDate = {
    accepted: { count: 0, rupees: null },
    waiting: { count: 0, rupees: null },
    asked: { count: 0, rupees: null },
  };
  for (const quotation of quotations) {
    const standing = standingOf(quotation, states, today);
    if (standing === 'closed') continue;
    const sum = fees[standing === 'change' ? 'asked' : standing];
    sum.count += 1;
    if (namesFees(quotation)) sum.rupees = (sum.rupees ?? 0) + quotation.total;
  }
  return fees;
}
