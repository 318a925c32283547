import { isStrict } from '@/content/words/conduct';
import { formatCount, formatCountInWords } from '@/content/words/counts';
import type { Stage } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { hasUnsentDecision, isUnsentRequest } from '@/features/client-area/quotations/stage';
import type { Profile } from '@/features/client-area/records/profile';
import type { CartItem } from '@/features/client-area/records/records';
import { formatSums, getUnitFee, sumByUnit } from '@/lib/fees/units';

function cartFact(items: readonly CartItem[]): string {
  if (items.length === 0) return 'Empty';
  if (isStrict) return formatCount(items.length, 'service');
  const sums = sumByUnit(items.map(getUnitFee));
  return sums.length > 1 ? formatSums(sums) : `${formatSums(sums)} in fees`;
}

/** Whether a request or a reply is there that the firm has not got. */
const isUnsent = (quotation: Quotation): boolean =>
  quotation.stage === 'requested' ? isUnsentRequest(quotation) : hasUnsentDecision(quotation.state);

function quotationsFact(quotations: readonly Quotation[]): string {
  if (quotations.length === 0) return 'None yet';
  const at = (stage: Stage) => quotations.filter((row) => row.stage === stage).length;
  if (at('quoted') > 0) return `${formatCount(at('quoted'), 'waits', 'wait')} for you`;
  const unsent = quotations.filter(isUnsent).length;
  if (unsent > 0) return `${unsent} not sent yet`;
  return at('requested') > 0 ? `${at('requested')} pending` : 'None waits for you';
}

function profileFact(profile: Profile | undefined): string {
  const given = [profile?.panNumber && 'PAN', profile?.gstNumber && 'GSTIN'].filter(Boolean);
  return given.length > 0 ? `${given.join(' and ')} given` : 'No PAN given';
}

type FactRows = {
  cart: readonly CartItem[];
  quotations: readonly Quotation[];
  documents: readonly unknown[];
  profile: Profile | undefined;
  calculators: number;
};

/** A fact for each tile of the home page, by path. */
export function getTileFacts(rows: FactRows): { readonly [path: string]: string } {
  const calculators = formatCountInWords(rows.calculators);
  return {
    '/dashboard/cart': cartFact(rows.cart),
    '/dashboard/quotations': quotationsFact(rows.quotations),
    '/dashboard/documents': `${formatCount(rows.documents.length, 'file')} kept`,
    '/dashboard/calculators': `${calculators.charAt(0).toUpperCase()}${calculators.slice(1)}, with working`,
    '/dashboard/profile': profileFact(rows.profile),
    '/dashboard/settings': 'Alerts and privacy',
  };
}
