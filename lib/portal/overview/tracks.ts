import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import type { Quotation } from '@/lib/portal/database/records';
import type { State } from '@/lib/portal/exchange/state';
import { type Standing, type States, standingOf } from '@/lib/portal/overview/standing';
import { countMissing, type NeedGroup } from '@/lib/portal/papers/needs';
import { titleOf } from '@/lib/portal/quotations/quotation-rules';

export const stations = ['Request', 'Answered', 'Accepted', 'Papers', 'Filed'] as const;

/** The progress of the work in a quotation. */
export type Track = {
  quotation: string;
  /** `ITR filing and 2 more`. */
  title: string;
  /** Where it is now: an index of `stations`. */
  at: number;
  /** The next step, or what is awaited. */
  word: string;
  /** Whether it is the client's turn. */
  isYours: boolean;
};

const FILED = stations.length - 1;

const dayOf = (at: number) => formatDay(dayInIndia(at));

type Place = Pick<Track, 'at' | 'word' | 'isYours'>;

const places: {
  readonly [S in Exclude<Standing, 'closed'>]: (state: State | null, missing: number) => Place;
} = {
  asked: (state) =>
    state?.sent
      ? { at: 0, word: `Sent ${dayOf(state.sent.at)}`, isYours: false }
      : { at: 0, word: 'Not sent yet', isYours: true },
  waiting: () => ({ at: 1, word: 'Waits for you', isYours: true }),
  change: (state) => ({
    at: 1,
    word: state?.sent ? 'Change asked' : 'Change not sent yet',
    isYours: !state?.sent,
  }),
  accepted: (state, missing) => {
    if (state?.filedAt) {
      return { at: FILED, word: `Filed, noted ${dayOf(state.filedAt)}`, isYours: false };
    }
    if (!state?.sent) return { at: 2, word: 'Acceptance not sent yet', isYours: true };
    if (missing === 0) return { at: 3, word: 'With the firm', isYours: false };
    const papers = missing === 1 ? 'paper' : 'papers';
    return { at: 3, word: `${missing} ${papers} missing`, isYours: true };
  },
};

/** The work in hand on `today`, an ISO date: work waiting for the client first, filed work last. */
export function tracksOf(
  quotations: readonly Quotation[],
  states: States,
  groups: readonly NeedGroup[],
  today: string,
): Track[] {
  const tracks = quotations.flatMap((quotation): Track[] => {
    const standing = standingOf(quotation, states, today);
    if (standing === 'closed') return [];
    const { id } = quotation;
    const missing = countMissing(groups.filter((group) => group.quotation === id));
    const place = places[standing](states.get(id) ?? null, missing);
    return [{ quotation: id, title: titleOf(quotation), ...place }];
  });
  const rank = ({ at, isYours }: Track) => (isYours ? 0 : at === FILED ? 2 : 1);
  return tracks.sort((one, other) => rank(one) - rank(other));
}
