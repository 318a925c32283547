import { ARRIVED, formatSentStatus } from '@/features/client-area/protocol/sent-status';
import { hasUncheckedAnswer, type Stage } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatValidity } from '@/features/client-area/quotations/quotation-rules';
import { formatDay, preventWrap } from '@/lib/dates';

const stageLabels: Partial<Record<Stage, string>> = {
  accepted: 'Accepted',
  filed: 'Accepted',
  declined: 'Declined',
  'change-asked': 'Change asked',
};

export function listStatusNotes({ stage, state }: Pick<Quotation, 'stage' | 'state'>): string[] {
  if (stage === 'requested') {
    return [hasUncheckedAnswer(state) ? 'Answer not checked' : formatSentStatus(state.sent)];
  }
  if (state.last?.kind !== 'decision' || state.last.answer !== state.answer?.message.number) {
    return [];
  }
  const decided = stageLabels[stage];
  return [...(decided ? [decided] : []), state.hasArrived ? ARRIVED : formatSentStatus(state.sent)];
}

export function formatQuotationHead(quotation: Quotation, today: string): string {
  const pending = quotation.stage === 'requested' ? listStatusNotes(quotation) : [];
  return [
    preventWrap(formatDay(quotation.date)),
    ...pending,
    formatValidity(quotation, today),
  ].join('\u00a0· ');
}
