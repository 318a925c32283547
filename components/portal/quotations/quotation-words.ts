import { formatDay, noWrap } from '@/lib/dates';
import { sentWords } from '@/lib/portal/quotations/sent-words';
import { validityWords } from '@/lib/portal/records/quotation-rules';
import type { Quotation } from '@/lib/portal/records/records';
import type { Stage, State } from '@/lib/portal/thread/state';

const stageWords: Partial<Record<Stage, string>> = {
  accepted: 'Accepted',
  filed: 'Accepted',
  declined: 'Declined',
  'change-asked': 'Change asked',
};

/** The decision on a received quotation, and whether the latest message has been sent. */
export function secondWords(stage: Stage, state: State | null): string[] {
  if (stage === 'requested') return [sentWords(state?.sent ?? null)];
  if (state?.last?.kind !== 'decision' || state.last.answer !== state.answer?.message.number) {
    return [];
  }
  const decided = stageWords[stage];
  return [...(decided ? [decided] : []), sentWords(state.sent)];
}

/** The line below the number: what is to be done first, if the quotation is pending. */
export function headWords(quotation: Quotation, today: string, state: State | null): string {
  const pending = quotation.status === 'pending' ? secondWords('requested', state) : [];
  return [noWrap(formatDay(quotation.date)), ...pending, validityWords(quotation, today)].join(
    '\u00a0· ',
  );
}
