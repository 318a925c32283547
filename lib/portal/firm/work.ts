import { site } from '@/content/site';
import type { Rupees } from '@/content/types/units';
import { inFolder } from '@/lib/base-path';
import { billOf, feesOf } from '@/lib/fees/total';
import { getAmount, getUnitFee } from '@/lib/fees/units';
import { InboxRefused } from '@/lib/portal/firm/inbox-log';
import { signStep } from '@/lib/portal/firm/sign-step';
import { ownOrigin } from '@/lib/portal/thread/link';
import type { MessageText } from '@/lib/portal/thread/message-text';
import type { Payment, State } from '@/lib/portal/thread/state';
import {
  type InvoiceMessage,
  packedIn,
  type StatusMessage,
} from '@/lib/portal/thread/work-messages';
import { invoiceWords, statusWords } from '@/lib/portal/thread/work-words';

/** What the firm tells a client of accepted work: news, invoices, and what it has received. */
export type News = Pick<StatusMessage, 'month' | 'state' | 'by'>;

export const sendNews = (request: string, news: News) =>
  signStep(request, (head) => ({ ...head, kind: 'status', ...news }));

/** Who signed the accepted answer also signs for a payment. */
export const markReceived = (request: string, { message }: Payment) =>
  signStep(request, (head, { state }) => ({
    ...head,
    kind: 'status',
    state: { step: 'received', payment: message.number, paise: message.paise },
    by: state.answer?.message.by ?? site.name,
  }));

/** The lines of the accepted answer that no invoice bills yet, by their numbers from 1. */
export function unbilled({ answer, invoices }: State): number[] {
  const billed = invoices
    .filter(({ message }) => message.answer === answer?.message.number)
    .flatMap(({ message }) => message.lines.map(({ of }) => of));
  return (answer?.message.lines ?? [])
    .map((_, index) => index + 1)
    .filter((of) => !billed.includes(of));
}

/** The part of the accepted discount that no invoice has given yet. */
const discountLeft = ({ answer, invoices }: State): Rupees =>
  invoices.reduce(
    (left, { message }) =>
      message.answer === answer?.message.number ? left - message.discount : left,
    answer?.message.discount ?? 0,
  );

export type Billed = Pick<InvoiceMessage, 'invoice' | 'on' | 'due'> & { lines: readonly number[] };

/**
 * What an invoice for some lines of the accepted answer comes to, at the fees that were quoted; the
 * first that can bear it gives the discount. `null` before an answer.
 */
export function workOutInvoice(state: State, places: readonly number[]) {
  const quoted = state.answer?.message;
  if (!quoted) return null;
  const lines = places.flatMap((place) => {
    const line = quoted.lines[place - 1];
    return line ? [{ of: place, service: line.service, fee: getAmount(getUnitFee(line)) }] : [];
  });
  const discount = Math.min(discountLeft(state), feesOf(lines));
  const { supply, rate } = quoted.gst;
  const { gst, total } = billOf(feesOf(lines) - discount, supply, rate);
  return { answer: quoted.number, lines, discount, gst: { supply, rate, rupees: gst }, total };
}

export const sendInvoice = (request: string, { lines, ...billed }: Billed) =>
  signStep(request, (head, { state }) => {
    const figures = workOutInvoice(state, lines);
    if (!figures || !state.answer) throw new InboxRefused('unanswered');
    return { ...head, kind: 'invoice', ...billed, ...figures, by: state.answer.message.by };
  });

/** News or an invoice in plain words, to go with its link by WhatsApp or mail. */
export function workText(message: StatusMessage | InvoiceMessage): MessageText {
  const { id, by } = message;
  const { head, lines } =
    message.kind === 'status' ? statusWords(message) : { head: invoiceWords(message), lines: [] };
  const place = `${ownOrigin()}${inFolder('/dashboard/documents')}`;
  const how = packedIn(message) ? [`Save the attached ZIP, then open it at ${place}`] : [];
  return {
    subject: `${message.kind === 'status' ? 'News on' : 'Invoice for'} quotation ${id} of ${site.name}`,
    text: [`${id}: ${head}.`, ...lines, ...how, by].join('\n'),
  };
}
