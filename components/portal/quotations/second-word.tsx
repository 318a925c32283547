import { sentWords } from '@/components/portal/parts/sent-words';
import { formatDay, noWrap } from '@/lib/dates';
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

type Props = { stage: Stage; state: State | null };

export function SecondWord({ stage, state }: Props) {
  const words = secondWords(stage, state);
  if (words.length === 0) return null;
  return <p className="mt-1 font-semibold text-[0.9375rem]">{words.join('\u00a0· ')}</p>;
}
