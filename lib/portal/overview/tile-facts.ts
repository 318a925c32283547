import { isStrict } from '@/content/words/conduct';
import { countInWords } from '@/content/words/counts';
import { feesOf } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';
import type { CartItem, Profile, Quotation, Thread } from '@/lib/portal/records/records';
import { hasUnsentDecision, type States, stageOf, statesOf } from '@/lib/portal/records/stage';
import type { Stage } from '@/lib/portal/thread/state';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function cartFact(items: readonly CartItem[]): string {
  if (items.length === 0) return 'Empty';
  return isStrict ? counted(items.length, 'service') : `${formatRupees(feesOf(items))} in fees`;
}

/** Whether a request or a reply is there that the firm has not got. */
function isUnsent(row: Quotation, states: States, today: string): boolean {
  const state = states.get(row.id);
  const isRequest = stageOf(row, state, today) === 'requested';
  return isRequest ? !state?.sent : hasUnsentDecision(state);
}

function quotationsFact(quotations: readonly Quotation[], states: States, today: string): string {
  if (quotations.length === 0) return 'None yet';
  const at = (stage: Stage) =>
    quotations.filter((row) => stageOf(row, states.get(row.id), today) === stage).length;
  if (at('quoted') > 0) return `${counted(at('quoted'), 'waits', 'wait')} for you`;
  const unsent = quotations.filter((row) => isUnsent(row, states, today)).length;
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
  threads: readonly Thread[];
  documents: readonly unknown[];
  profile: Profile | undefined;
  calculators: number;
};

/** A fact for each tile of the home page, by path, on `today`, an ISO date. */
export function tileFacts(rows: FactRows, today: string): { readonly [path: string]: string } {
  const calculators = countInWords(rows.calculators);
  return {
    '/dashboard/cart': cartFact(rows.cart),
    '/dashboard/quotations': quotationsFact(rows.quotations, statesOf(rows.threads), today),
    '/dashboard/documents': `${counted(rows.documents.length, 'file')} kept`,
    '/dashboard/calculators': `${calculators.charAt(0).toUpperCase()}${calculators.slice(1)}, with working`,
    '/dashboard/profile': profileFact(rows.profile),
    '/dashboard/settings': 'Alerts and privacy',
  };
}
