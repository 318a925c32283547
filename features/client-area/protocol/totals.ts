import type { AnswerMessage, Choice } from '@/features/client-area/protocol/messages';
import {
  computeGstByUnit,
  formatSums,
  getUnitFee,
  type UnitGstBreakdown,
  type UnitSum,
} from '@/lib/fees/units';

type Answer = Pick<AnswerMessage, 'lines' | 'discount' | 'gst' | 'total'>;

export const getBills = ({ lines, discount, gst }: Answer): UnitGstBreakdown[] =>
  computeGstByUnit(lines.map(getUnitFee), discount, gst.supply, gst.rate);

export const getTotals = (answer: Answer): UnitSum[] =>
  getBills(answer).map(({ per, total }) => ({ rupees: total, ...(per && { per }) }));

type Accepted = Extract<Choice, { step: 'accepted' }>;

export function createAcceptance(answer: Answer, name: string): Accepted {
  const sums = getTotals(answer);
  const isOnce = sums.every(({ per }) => per === undefined);
  return { step: 'accepted', name, total: answer.total, ...(!isOnce && { sums }) };
}

export const formatAccepted = ({ sums, total }: Accepted): string =>
  formatSums(sums ?? [{ rupees: total }]);

export const acceptsAnswer = (choice: Accepted, answer: Answer): boolean =>
  choice.total === answer.total &&
  formatAccepted(choice) === formatAccepted(createAcceptance(answer, choice.name));
