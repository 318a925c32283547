import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { type ChecklistGroup, countMissing, countToSend } from '@/lib/portal/records/checklist';
import { titleOf } from '@/lib/portal/records/quotation-rules';
import type { Quotation } from '@/lib/portal/records/records';
import { type States, stageOf } from '@/lib/portal/records/stage';
import type { Stage, State } from '@/lib/portal/thread/state';

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
};

const FILED = progressSteps.length - 1;

const dayOf = (at: number) => formatDay(dayInIndia(at));

/** By stage; what is declined or expired is no work in hand. */
function placeOf(
  stage: Stage,
  state: State | undefined,
  { missing, toSend }: { missing: number; toSend: number },
): Pick<Progress, 'at' | 'word' | 'isYours'> | null {
  const sent = state?.sent;
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
      if (!sent) return { at: 2, word: 'Acceptance not sent yet', isYours: true };
      if (missing === 0 && toSend > 0) {
        return { at: 3, word: 'Papers ready, not sent yet', isYours: true };
      }
      if (missing === 0) return { at: 3, word: 'With the firm', isYours: false };
      const papers = missing === 1 ? 'paper' : 'papers';
      return { at: 3, word: `${missing} ${papers} missing`, isYours: true };
    }
    case 'filed': {
      const day = state?.filedAt ? `, noted ${dayOf(state.filedAt)}` : '';
      return { at: FILED, word: `Filed${day}`, isYours: false };
    }
    case 'declined':
    case 'expired':
      return null;
  }
}

/** The work in hand on `today`, an ISO date: work waiting for the client first, filed work last. */
export function progressOf(
  quotations: readonly Quotation[],
  states: States,
  groups: readonly ChecklistGroup[],
  today: string,
): Progress[] {
  const all = quotations.flatMap((quotation): Progress[] => {
    const { id } = quotation;
    const state = states.get(id);
    const own = groups.filter((group) => group.quotation === id);
    const papers = { missing: countMissing(own), toSend: countToSend(own) };
    const place = placeOf(stageOf(quotation, state, today), state, papers);
    return place ? [{ quotation: id, title: titleOf(quotation), ...place }] : [];
  });
  const rank = ({ at, isYours }: Progress) => (isYours ? 0 : at === FILED ? 2 : 1);
  return all.sort((one, other) => rank(one) - rank(other));
}
