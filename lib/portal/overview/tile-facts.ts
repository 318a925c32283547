import { isStrict } from '@/content/words/conduct';
import { countInWords } from '@/content/words/counts';
import { formatRupees } from '@/lib/format';
import type { CartItem, Exchange, Profile, Quotation } from '@/lib/portal/database/records';
import { type Standing, type States, standingOf, statesOf } from '@/lib/portal/overview/standing';
import { cartTotal } from '@/lib/portal/quotations/cart';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function cartFact(items: readonly CartItem[]): string {
  if (items.length === 0) return 'Empty';
  return isStrict ? counted(items.length, 'service') : `${formatRupees(cartTotal(items))} in fees`;
}

function quotationsFact(quotations: readonly Quotation[], states: States, today: string): string {
  if (quotations.length === 0) return 'None yet';
  const of = (standing: Standing) =>
    quotations.filter((row) => standingOf(row, states, today) === standing).length;
  if (of('waiting') > 0) return `${counted(of('waiting'), 'waits', 'wait')} for you`;
  return of('asked') > 0 ? `${of('asked')} pending` : 'None waits for you';
}

function profileFact(profile: Profile | undefined): string {
  const given = [profile?.panNumber && 'PAN', profile?.gstNumber && 'GSTIN'].filter(Boolean);
  return given.length > 0 ? `${given.join(' and ')} given` : 'No PAN given';
}

export type FactRows = {
  cart: readonly CartItem[];
  quotations: readonly Quotation[];
  exchanges: readonly Exchange[];
  documents: readonly unknown[];
  profile: Profile | undefined;
  calculators: number;
};

/** A fact for each tile of the home page, by path, on `today`, an ISO date. */
export function tileFacts(rows: FactRows, today: string): { readonly [path: string]: string } {
  const calculators = countInWords(rows.calculators);
  return {
    '/dashboard/cart': cartFact(rows.cart),
    '/dashboard/quotations': quotationsFact(rows.quotations, statesOf(rows.exchanges), today),
    '/dashboard/documents': `${counted(rows.documents.length, 'file')} kept`,
    '/dashboard/calculators': `${calculators.charAt(0).toUpperCase()}${calculators.slice(1)}, with working`,
    '/dashboard/profile': profileFact(rows.profile),
    '/dashboard/settings': 'Alerts and privacy',
  };
}
