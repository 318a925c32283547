import { quotationsCopy } from '@/content/client-area/quotations';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import type { Answered, ThreadEvent } from '@/features/client-area/protocol/events';
import {
  type AnswerMessage,
  type DecisionMessage,
  declineReasons,
} from '@/features/client-area/protocol/messages';
import { computeMessageHash, formatFingerprint } from '@/features/client-area/protocol/signing';
import { reduceThread, type State } from '@/features/client-area/protocol/state';
import { formatAccepted } from '@/features/client-area/protocol/totals';
import { type ComparedLine, compareLines } from '@/features/client-area/quotations/answer-lines';
import { getAnswerSums } from '@/features/client-area/quotations/answer-sums';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  formatFileValidity,
  hasNamedFees,
} from '@/features/client-area/quotations/quotation-rules';
import { formatSentStatus } from '@/features/client-area/sending/sent-words';
import { formatDay, formatTime } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import {
  formatAmount,
  formatQuantity,
  formatReckoning,
  getUnitFee,
  labelSum,
} from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';

/** A quotation as it stands on paper. */
export type Printed = {
  id: string;
  date: IsoDate;
  validity: string;
  hasFees: boolean;
  /**
   * `price` in words: `₹3,999 per month`; `detail` says how it was reckoned, what was changed and
   * why. A line that was left out has no price.
   */
  lines: readonly { service: string; price: string | null; detail: string }[];
  /** Of each unit what is between the fees and their total, and that total. */
  sums: readonly {
    rows: readonly { label: string; rupees: number }[];
    label: string;
    total: string;
  }[];
  notes: string;
  /** Sentences on the answer and the decision. */
  facts: readonly string[];
  /** At the end of an accepted one: who accepted what, and how anyone can check it. */
  certificate: readonly string[];
};

const dayOf = (at: number) => formatDay(getDayInIndia(at));

/** A quotation as its messages stand here: nobody has signed an answer. */
export function createUnsignedPrint(quotation: Quotation): Printed {
  const { id, date, services, totals, notes, stage, state } = quotation;
  return {
    id,
    date,
    validity: formatFileValidity(quotation),
    hasFees: hasNamedFees(quotation),
    lines: services.map((line) => {
      const fee = getUnitFee(line);
      const detail = hasNamedFees(quotation) ? formatReckoning(fee) : formatQuantity(fee);
      return { service: line.service, price: formatAmount(fee), detail };
    }),
    sums: state.answer
      ? printedSums(state.answer.message)
      : totals.map(({ per, ...sum }) => ({
          rows: [],
          label: labelSum({ per }, totals),
          total: formatAmount(sum),
        })),
    notes,
    facts: stage === 'requested' ? [] : [quotationsCopy.unsignedFile],
    certificate: [],
  };
}

function lineOf({ service, asked, answered, why, isChanged }: ComparedLine) {
  const price = answered && formatAmount(answered);
  const was = asked && formatAmount({ ...asked, from: undefined });
  const reckoning = answered && formatReckoning(answered);
  const detail = [
    reckoning && `${reckoning}.`,
    isChanged &&
      price &&
      was &&
      was !== price &&
      `You asked at ${was}${asked?.from ? ' or more' : ''}.`,
    why,
  ];
  return { service, price, detail: detail.filter(Boolean).join(' ') };
}

/** Paper has room for each levy. */
const printedSums = (message: AnswerMessage): Printed['sums'] =>
  getAnswerSums(message).map(({ of, fees, rows, label, total }) => ({
    rows: [
      ...(of ? [{ label: `Fees ${of}`, rupees: fees }] : []),
      ...rows.flatMap(({ label, rupees, levies }) => levies ?? [{ label, rupees: rupees ?? 0 }]),
    ],
    label,
    total: formatRupees(total),
  }));

function decisionWords({ choice, at }: DecisionMessage, sent: State['sent']): string[] {
  const until = `, ${formatSentStatus(sent).replace(/^./, (letter) => letter.toLowerCase())}`;
  switch (choice.step) {
    case 'accepted':
      return [`Accepted by ${choice.name} on ${dayOf(at)}${until}`];
    case 'declined': {
      const reason = choice.reason === 'other' ? choice.words : declineReasons[choice.reason];
      return [`Declined on ${dayOf(at)}${until}: ${reason}`];
    }
    case 'change':
      return [`You asked for a change on ${dayOf(at)}${until}`];
    case 'undone':
      return [];
  }
}

/** Hexadecimal digits in groups of eight, to compare by eye. */
const grouped = (digits: string) => digits.replaceAll(/(.{8})(?=.)/g, '$1 ');

/** Only of the answer whose hash the acceptance names. */
function certificateOf({ message, kid }: Answered, hash: string, decision: State['decision']) {
  if (decision?.choice.step !== 'accepted' || decision.hash !== hash) return [];
  const { choice, at } = decision;
  const page = `${new URL(site.url).host}/dashboard/quotations`;
  return [
    `${choice.name} accepted answer ${message.number} to ${message.id}, ${formatAccepted(choice)}, on ${dayOf(at)} at ${formatTime(at)}, by typing this name in the browser that asked for it.`,
    `SHA-256 of the accepted answer: ${grouped(hash)}`,
    `Key of ${site.name} that signed the answer: ${grouped(kid)}`,
    `To check, open the link of the answer at ${page}. It shows whether the firm signed it. The SHA-256 of what stands in the link after #v1. and before its last full stop must be the digits above.`,
  ];
}

/**
 * The firm's answer and what the client decided, every figure from the signed message; `null` before
 * an answer. The caller has checked the signature.
 */
export async function createAnswerPrint(
  id: string,
  events: readonly ThreadEvent[],
  { isDemo }: { isDemo: boolean },
): Promise<Printed | null> {
  const { answer, request, decision, sent } = reduceThread(events);
  if (!answer) return null;
  const { message, token } = answer;
  const hash = await computeMessageHash(token);
  const sums = printedSums(message);
  const fees =
    message.governmentFees === null ? 'at actuals' : formatRupees(message.governmentFees);
  return {
    id,
    date: getDayInIndia(message.at),
    validity: `Valid until ${formatDay(message.validUntil)}`,
    hasFees: true,
    lines: compareLines(message, request).map(lineOf),
    sums,
    notes: message.notes,
    facts: [
      ...(isDemo ? [quotationsCopy.demoFile] : []),
      `Answered by ${message.by} on ${dayOf(message.at)}, signature checked; the answer’s hash begins ${formatFingerprint(hash)}`,
      `Government fees ${fees}, apart from the ${sums.length > 1 ? 'sums' : 'total'}`,
      ...(decision ? decisionWords(decision, sent) : []),
    ],
    certificate: certificateOf(answer, hash, decision),
  };
}
