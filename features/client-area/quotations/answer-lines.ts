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

/** A fee is `null` if that side has none. */
export type ComparedLine = {
  service: string;
  asked: UnitFee | null;
  answered: UnitFee | null;
  why: string;
  isChanged: boolean;
};

const sentences = {
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

export type Side = keyof typeof sentences;

type AskedLine = RequestMessage['lines'][number];

/** `null` if the request names no fee. */
const getRequestedFee = ({ fee, ...line }: AskedLine): UnitFee | null =>
  fee === undefined ? null : getUnitFee({ ...line, fee });

/**
 * Ignores `from`, which marks the lowest fee of work quoted by scope: an answer states the exact
 * one.
 */
const isDifferent = (a: UnitFee, b: UnitFee) =>
  formatPrice({ ...a, from: undefined }) !== formatPrice({ ...b, from: undefined });

export function compareLines(
  answer: AnswerMessage,
  request: RequestMessage | null,
  side: Side = 'client',
): ComparedLine[] {
  const texts = sentences[side];
  const lines = answer.lines.map((line): ComparedLine => {
    const asked = line.of === null ? undefined : request?.lines[line.of - 1];
    const was = asked ? getLineServiceName(asked) : null;
    const isAdded = request !== null && !asked;
    const isOther = was !== null && was !== line.service;
    const fees = { asked: asked ? getRequestedFee(asked) : null, answered: getUnitFee(line) };
    const isOtherFee = fees.asked !== null && isDifferent(fees.asked, fees.answered);
    const reckoning = isOtherFee && fees.asked ? formatReckoning(fees.asked) : '';
    const changes = [
      isAdded && texts.added,
      isOther && texts.was(was),
      reckoning && texts.was(reckoning),
    ];
    return {
      service: line.service,
      ...fees,
      why: [...changes, line.why].filter(Boolean).join(' '),
      isChanged: isAdded || isOther || isOtherFee,
    };
  });
  const stored = new Set(answer.lines.map(({ of: lineNumber }) => lineNumber));
  const left = (request?.lines ?? []).flatMap((line, index): ComparedLine[] =>
    stored.has(index + 1)
      ? []
      : [
          {
            service: getLineServiceName(line),
            asked: getRequestedFee(line),
            answered: null,
            why: texts.left,
            isChanged: true,
          },
        ],
  );
  return [...lines, ...left];
}

/** With GST as in the answer; `null` unless every line of the request has an exact fee. */
export function computeRequestedBills(
  { gst: { supply, rate } }: AnswerMessage,
  request: RequestMessage | null,
): UnitGstBreakdown[] | null {
  if (!request) return null;
  const fees = request.lines.flatMap((line) => getRequestedFee(line) ?? []);
  if (fees.length < request.lines.length || fees.some(({ from }) => from)) return null;
  return computeGstByUnit(fees, 0, supply, rate);
}
