import { formatCount } from '@/content/words/counts';
import {
  type ChecklistGroup,
  countMissing,
  countToSend,
} from '@/features/client-area/checklist/checklist';
import { hasReachedFirm, listNeeded } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { summarizeUpdate } from '@/features/client-area/updates/update-words';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

export const progressSteps = ['Request', 'Answered', 'Accepted', 'Papers', 'Filed'] as const;

/** The progress of the work in a quotation. */
export type Progress = {
  quotation: string;
  /** `ITR filing and 2 more`. */
  title: string;
  /** Where it is now: an index of `progressSteps`. */
  at: number;
  /** The next step, or what is awaited. */
  word: string;
  /** Whether it is the client's turn. */
  isYours: boolean;
  /** What the firm's latest update is; `null` without one. */
  update: string | null;
};

const FILED = progressSteps.length - 1;

const dayOf = (at: number) => formatDay(getDayInIndia(at));

/** By stage; what is declined or expired is no work in hand. */
function placeOf(
  { stage, state }: Quotation,
  { missing, toSend }: { missing: number; toSend: number },
): Pick<Progress, 'at' | 'word' | 'isYours'> | null {
  const { sent, filedAt } = state;
  switch (stage) {
    case 'requested':
      return sent
        ? { at: 0, word: `Sent ${dayOf(sent.at)}`, isYours: false }
        : { at: 0, word: 'Not sent yet', isYours: true };
    case 'quoted':
      return { at: 1, word: 'Waits for you', isYours: true };
    case 'change-asked':
      return { at: 1, word: sent ? 'Change asked' : 'Change not sent yet', isYours: !sent };
    case 'accepted': {
      if (!hasReachedFirm(state)) {
        return { at: 2, word: 'Acceptance not sent yet', isYours: true };
      }
      const hasFiled = state.updates.some(({ message }) => message.filed.length > 0);
      if (hasFiled && listNeeded(state).length === 0) {
        return { at: FILED, word: 'We have filed', isYours: false };
      }
      if (missing === 0 && toSend > 0) {
        return { at: 3, word: 'Papers ready, not sent yet', isYours: true };
      }
      if (missing === 0) {
        const word = state.updates.length > 0 ? 'We work on it' : 'Sent';
        return { at: 3, word, isYours: false };
      }
      return { at: 3, word: `${formatCount(missing, 'paper')} missing`, isYours: true };
    }
    case 'filed': {
      const day = filedAt ? `, noted ${dayOf(filedAt)}` : '';
      return { at: FILED, word: `Filed${day}`, isYours: false };
    }
    case 'declined':
    case 'expired':
      return null;
  }
}

/** The work in hand: work waiting for the client first, filed work last. */
export function listProgress(
  quotations: readonly Quotation[],
  groups: readonly ChecklistGroup[],
): Progress[] {
  const all = quotations.flatMap((quotation): Progress[] => {
    const { id } = quotation;
    const own = groups.filter((group) => group.quotation === id);
    const papers = { missing: countMissing(own), toSend: countToSend(own) };
    const place = placeOf(quotation, papers);
    if (!place) return [];
    const latest = quotation.state.updates.at(-1)?.message;
    const update = latest ? `${summarizeUpdate(latest)}, ${dayOf(latest.at)}` : null;
    return [{ quotation: id, title: formatQuotationTitle(quotation), update, ...place }];
  });
  const rank = ({ at, isYours }: Progress) => (isYours ? 0 : at === FILED ? 2 : 1);
  return all.sort((one, other) => rank(one) - rank(other));
}
