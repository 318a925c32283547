import { quotationsCopy } from '@/content/client-area/quotations';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import type { Answered, ThreadEvent } from '@/features/client-area/protocol/events';
import {
  type AnswerMessage,
  type DecisionMessage,
  declineReasons,
} from '@/features/client-area/protocol/messages';
import { formatSentStatus } from '@/features/client-area/protocol/sent-status';
import { computeMessageHash, formatFingerprint } from '@/features/client-area/protocol/signing';
import { computeState, type State } from '@/features/client-area/protocol/state';
import { formatAccepted } from '@/features/client-area/protocol/totals';
import { type ComparedLine, compareLines } from '@/features/client-area/quotations/answer-lines';
import { getAnswerSums } from '@/features/client-area/quotations/answer-sums';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  formatFileValidity,
  hasNamedFees,
} from '@/features/client-area/quotations/quotation-rules';
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

export type Printed = {
  id: string;
  date: IsoDate;
  validity: string;
  hasFees: boolean;
  /**
   * `price` has its unit, `₹3,999 per month`, and is `null` if the line was left out. `detail` says
   * how it was computed, what was changed and why.
   */
  lines: readonly { service: string; price: string | null; detail: string }[];
  sums: readonly {
    rows: readonly { label: string; rupees: number }[];
    label: string;
    total: string;
  }[];
  notes: string;
  facts: readonly string[];
  /** Empty unless the client accepted this answer. */
  certificate: readonly string[];
};

const formatDate = (at: number) => formatDay(getDayInIndia(at));

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
      ? createSums(state.answer.message)
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

function createLine({ service, asked, answered, why, isChanged }: ComparedLine) {
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

const createSums = (message: AnswerMessage): Printed['sums'] =>
  getAnswerSums(message).map(({ unitLabel, fees, rows, label, total }) => ({
    rows: [
      ...(unitLabel ? [{ label: `Fees ${unitLabel}`, rupees: fees }] : []),
      ...rows.flatMap(({ label, rupees, levies }) => levies ?? [{ label, rupees: rupees ?? 0 }]),
    ],
    label,
    total: formatRupees(total),
  }));

function describeDecision({ choice, at }: DecisionMessage, sent: State['sent']): string[] {
  const until = `, ${formatSentStatus(sent).replace(/^./, (letter) => letter.toLowerCase())}`;
  switch (choice.step) {
    case 'accepted':
      return [`Accepted by ${choice.name} on ${formatDate(at)}${until}`];
    case 'declined': {
      const reason = choice.reason === 'other' ? choice.words : declineReasons[choice.reason];
      return [`Declined on ${formatDate(at)}${until}: ${reason}`];
    }
    case 'change':
      return [`You asked for a change on ${formatDate(at)}${until}`];
    case 'undone':
      return [];
  }
}

const groupDigits = (digits: string) => digits.replaceAll(/(.{8})(?=.)/g, '$1 ');

/** Empty unless the acceptance names the hash of this answer. */
function createCertificate({ message, kid }: Answered, hash: string, decision: State['decision']) {
  if (decision?.choice.step !== 'accepted' || decision.hash !== hash) return [];
  const { choice, at } = decision;
  const page = `${new URL(site.url).host}/dashboard/quotations`;
  return [
    `${choice.name} accepted answer ${message.number} to ${message.id}, ${formatAccepted(choice)}, on ${formatDate(at)} at ${formatTime(at)}, by typing this name in the browser that asked for it.`,
    `SHA-256 of the accepted answer: ${groupDigits(hash)}`,
    `Key of ${site.name} that signed the answer: ${groupDigits(kid)}`,
    `To check, open the link of the answer at ${page}. It shows whether the firm signed it. The SHA-256 of what stands in the link after #v1. and before its last full stop must be the digits above.`,
  ];
}

/**
 * Every amount is from the signed message; `null` before an answer. The caller has checked the
 * signature.
 */
export async function createAnswerPrint(
  id: string,
  events: readonly ThreadEvent[],
  { isDemo }: { isDemo: boolean },
): Promise<Printed | null> {
  const { answer, request, decision, sent } = computeState(events);
  if (!answer) return null;
  const { message, token } = answer;
  const hash = await computeMessageHash(token);
  const sums = createSums(message);
  const fees =
    message.governmentFees === null ? 'at actuals' : formatRupees(message.governmentFees);
  return {
    id,
    date: getDayInIndia(message.at),
    validity: `Valid until ${formatDay(message.validUntil)}`,
    hasFees: true,
    lines: compareLines(message, request).map(createLine),
    sums,
    notes: message.notes,
    facts: [
      ...(isDemo ? [quotationsCopy.demoFile] : []),
      `Answered by ${message.by} on ${formatDate(message.at)}, signature checked; the answer’s hash begins ${formatFingerprint(hash)}`,
      `Government fees ${fees}, apart from the ${sums.length > 1 ? 'sums' : 'total'}`,
      ...(decision ? describeDecision(decision, sent) : []),
    ],
    certificate: createCertificate(answer, hash, decision),
  };
}
