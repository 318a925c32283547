import { sentWords } from '@/components/dashboard/quotations/sent-words';
import { formatDay, unbroken } from '@/lib/dates';
import type { Quotation, QuotationStatus } from '@/lib/portal/database/records';
import type { State } from '@/lib/portal/exchange/state';
import { validityWords } from '@/lib/portal/quotations/quotation-rules';

const decisionWords = {
  accepted: 'Accepted',
  declined: 'Declined',
  change: 'Change asked',
} as const;

/** The decision on a received quotation, and whether the latest message has been sent. */
export function secondWords(status: QuotationStatus, state: State | null): string[] {
  if (status === 'pending') return [sentWords(state?.sent ?? null)];
  if (state?.last?.kind !== 'decision' || state.last.answer !== state.answer?.message.number) {
    return [];
  }
  const { word, sent } = state;
  const decided = word in decisionWords ? decisionWords[word as keyof typeof decisionWords] : null;
  return [...(decided ? [decided] : []), sentWords(sent)];
}

/** The line below the number: what is to be done first, if the quotation is pending. */
export function headWords(quotation: Quotation, today: string, state: State | null): string {
  const pending = quotation.status === 'pending' ? secondWords('pending', state) : [];
  return [unbroken(formatDay(quotation.date)), ...pending, validityWords(quotation, today)].join(
    '\u00a0· ',
  );
}

type Props = { status: QuotationStatus; state: State | null };

export function SecondWord({ status, state }: Props) {
  const words = secondWords(status, state);
  if (words.length === 0) return null;
  return <p className="mt-1 font-semibold text-[0.9375rem]">{words.join('\u00a0· ')}</p>;
}
