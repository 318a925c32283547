import type { Rupees } from '@/content/types/units';
import { billOf } from '@/lib/fees/total';
import type { AnswerMessage, RequestMessage } from '@/lib/portal/thread/messages';
import { serviceWords } from '@/lib/portal/thread/services';

/** One line of an answer; an amount is `null` if that side has none. */
export type ComparedLine = {
  service: string;
  asked: Rupees | null;
  answered: Rupees | null;
  why: string;
  isChanged: boolean;
};

/** What each side reads of a change. */
const words = {
  client: {
    was: (service: string) => `You asked for ${service}.`,
    added: 'Added by the firm.',
    left: 'Left out by the firm.',
  },
  firm: {
    was: (service: string) => `Asked for ${service}.`,
    added: 'Added.',
    left: 'Taken off.',
  },
} as const;

/** Who reads. */
export type Side = keyof typeof words;

/** The firm's lines beside those of the request, then the lines left out. */
export function comparedLines(
  answer: AnswerMessage,
  request: RequestMessage | null,
  side: Side = 'client',
): ComparedLine[] {
  const say = words[side];
  const lines = answer.lines.map((line): ComparedLine => {
    const asked = line.of === null ? undefined : request?.lines[line.of - 1];
    const was = asked ? serviceWords(asked) : null;
    const isAdded = request !== null && !asked;
    const isOther = was !== null && was !== line.service;
    const change = isAdded ? say.added : isOther && say.was(was);
    return {
      service: line.service,
      asked: asked?.fee ?? null,
      answered: line.fee,
      why: [change, line.why].filter(Boolean).join(' '),
      isChanged: isAdded || isOther || (asked?.fee !== undefined && asked.fee !== line.fee),
    };
  });
  const stored = new Set(answer.lines.map(({ of }) => of));
  const left = (request?.lines ?? []).flatMap((line, index): ComparedLine[] =>
    stored.has(index + 1)
      ? []
      : [
          {
            service: serviceWords(line),
            asked: line.fee ?? null,
            answered: null,
            why: say.left,
            isChanged: true,
          },
        ],
  );
  return [...lines, ...left];
}

/**
 * Fees, GST, round-off and total of what was asked, with GST as in the answer; `null` unless every
 * line of the request has a fee.
 */
export function askedSums(
  { gst: { supply, rate } }: AnswerMessage,
  request: RequestMessage | null,
) {
  if (!request) return null;
  let fees = 0;
  for (const { fee } of request.lines) {
    if (fee === undefined) return null;
    fees += fee;
  }
  return { fees, ...billOf(fees, supply, rate) };
}
