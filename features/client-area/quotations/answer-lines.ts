import type { AnswerMessage, RequestMessage } from '@/features/client-area/protocol/messages';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import {
  computeGstByUnit,
  formatPrice,
  formatReckoning,
  getUnitFee,
  type UnitFee,
  type UnitGstBreakdown,
} from '@/lib/fees/units';

/** One line of an answer; a fee is `null` if that side has none. */
export type ComparedLine = {
  service: string;
  asked: UnitFee | null;
  answered: UnitFee | null;
  why: string;
  isChanged: boolean;
};

/** What each side reads of a change. */
const words = {
  client: {
    was: (service: string) => `You asked for ${service}.`,
    added: 'We added this.',
    left: 'We left this out.',
  },
  firm: {
    was: (service: string) => `Asked for ${service}.`,
    added: 'Added.',
    left: 'Taken off.',
  },
} as const;

/** Who reads. */
export type Side = keyof typeof words;

type AskedLine = RequestMessage['lines'][number];

/** The fee that the client saw; `null` if the request names none. */
const feeAsked = ({ fee, ...line }: AskedLine): UnitFee | null =>
  fee === undefined ? null : getUnitFee({ ...line, fee });

/** Whether two fees differ: the lowest of work quoted by scope is what was quoted. */
const differ = (one: UnitFee, other: UnitFee) =>
  formatPrice({ ...one, from: undefined }) !== formatPrice({ ...other, from: undefined });

/** The firm's lines beside those of the request, then the lines left out. */
export function compareLines(
  answer: AnswerMessage,
  request: RequestMessage | null,
  side: Side = 'client',
): ComparedLine[] {
  const say = words[side];
  const lines = answer.lines.map((line): ComparedLine => {
    const asked = line.of === null ? undefined : request?.lines[line.of - 1];
    const was = asked ? getLineServiceName(asked) : null;
    const isAdded = request !== null && !asked;
    const isOther = was !== null && was !== line.service;
    const fees = { asked: asked ? feeAsked(asked) : null, answered: getUnitFee(line) };
    const isOtherFee = fees.asked !== null && differ(fees.asked, fees.answered);
    const reckoning = isOtherFee && fees.asked ? formatReckoning(fees.asked) : '';
    const changes = [
      isAdded && say.added,
      isOther && say.was(was),
      reckoning && say.was(reckoning),
    ];
    return {
      service: line.service,
      ...fees,
      why: [...changes, line.why].filter(Boolean).join(' '),
      isChanged: isAdded || isOther || isOtherFee,
    };
  });
  const stored = new Set(answer.lines.map(({ of }) => of));
  const left = (request?.lines ?? []).flatMap((line, index): ComparedLine[] =>
    stored.has(index + 1)
      ? []
      : [
          {
            service: getLineServiceName(line),
            asked: feeAsked(line),
            answered: null,
            why: say.left,
            isChanged: true,
          },
        ],
  );
  return [...lines, ...left];
}

/**
 * The bills of what was asked, with GST as in the answer; `null` unless every line of the request has
 * a fee, and none only the lowest.
 */
export function computeRequestedBills(
  { gst: { supply, rate } }: AnswerMessage,
  request: RequestMessage | null,
): UnitGstBreakdown[] | null {
  if (!request) return null;
  const fees = request.lines.flatMap((line) => feeAsked(line) ?? []);
  if (fees.length < request.lines.length || fees.some(({ from }) => from)) return null;
  return computeGstByUnit(fees, 0, supply, rate);
}
