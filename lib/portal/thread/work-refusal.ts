import { addDays, dayInIndia } from '@/lib/days';
import { feesOf } from '@/lib/fees/total';
import { getAmount, getUnitFee } from '@/lib/fees/units';
import { isSameMessage, type Message } from '@/lib/portal/thread/message-kinds';
import type { RefusalCode } from '@/lib/portal/thread/refusals';
import { fromFirm, isAgreed, isOfWork, receiptOf, type State } from '@/lib/portal/thread/state';
import type { InvoiceMessage, PaidMessage, StatusMessage } from '@/lib/portal/thread/work-messages';

type Named = { id: string; rid: string };

/** Whether two messages are about one quotation: number and random bits both say so. */
export const isOfSame = (one: Named, other: Named) => one.rid === other.rid && one.id === other.id;

/**
 * Why a message about accepted work does not fit; `null` if it does. None replaces another, so they
 * are taken in any order, each once.
 */
function againstWork(
  state: State,
  message: Message,
  before: readonly { message: Message }[],
  today: string,
): RefusalCode | null {
  const owner = state.request ?? state.answer?.message;
  if (!owner || !state.answer) return 'unanswered';
  if (!isOfSame(owner, message)) return 'elsewhere';
  const same = before.find((entry) => entry.message.number === message.number);
  if (same) return isSameMessage(same.message, message) ? 'repeated' : 'clash';
  if (!isAgreed(state.stage)) return 'notAgreed';
  return dayInIndia(message.at) > addDays(today, 1) ? 'early' : null;
}

/** Whether a status says how things stand, which a later one makes idle; others are records. */
const isStanding = ({ state: { step } }: StatusMessage) => step === 'working' || step === 'waiting';

/** What the firm says of the work. */
export function againstTold(state: State, message: StatusMessage, today: string) {
  const code = againstWork(state, message, fromFirm(state), today);
  if (code && code !== 'early') return code;
  const said = message.state;
  if (said.step === 'received') {
    const payment = state.payments.find((paid) => paid.message.number === said.payment);
    if (payment?.message.paise !== said.paise) return 'noPayment';
    if (receiptOf(state, payment)) return 'noted';
  }
  const isOlder = state.news.some(
    (told) =>
      told.message.number > message.number &&
      told.message.month === message.month &&
      isOfWork(told),
  );
  return isStanding(message) && isOlder ? 'older' : code;
}

/** An invoice bills lines of the accepted answer, each once, and no more than was accepted. */
export function againstInvoice(state: State, message: InvoiceMessage, today: string) {
  const code = againstWork(state, message, fromFirm(state), today);
  if (code && code !== 'early') return code;
  const invoices = state.invoices.map((entry) => entry.message);
  if (invoices.some(({ invoice }) => invoice === message.invoice)) return 'clash';
  const quoted = state.answer?.message;
  if (quoted?.number !== message.answer) return 'otherAnswer';
  const { supply, rate } = message.gst;
  if (quoted.gst.supply !== supply || quoted.gst.rate !== rate) return 'notQuoted';
  const earlier = invoices.filter(({ answer }) => answer === message.answer);
  const billed = new Set(earlier.flatMap(({ lines }) => lines.map(({ of }) => of)));
  const isQuoted = message.lines.every(({ of, service, fee }) => {
    const line = quoted.lines[of - 1];
    return line?.service === service && getAmount(getUnitFee(line)) === fee && !billed.has(of);
  });
  const taxable = [...earlier, message].map(({ lines, discount }) => feesOf(lines) - discount);
  const most = feesOf(quoted.lines) - quoted.discount;
  const isMore = taxable.reduce((sum, each) => sum + each, 0) > most;
  return !isQuoted || isMore ? 'notQuoted' : code;
}

/** What an invoice, or without one the accepted quotation, comes to, in paise. */
const askedIn = ({ answer, invoices }: State, invoice: string | null): number | undefined => {
  const asked =
    invoice === null
      ? answer?.message
      : invoices.find(({ message }) => message.invoice === invoice)?.message;
  return asked && asked.total * 100;
};

/** What the client says was paid: never more than is asked for, each transfer once. */
export function againstPaid(state: State, message: PaidMessage, today: string) {
  const own = [...state.payments, ...(state.last ? [{ message: state.last }] : [])];
  const code = againstWork(state, message, own, today);
  if (code && code !== 'early') return code;
  const { invoice, reference, paise } = message;
  const asked = askedIn(state, invoice);
  if (asked === undefined) return 'noInvoice';
  const said = state.payments.map((payment) => payment.message);
  if (said.some((paid) => paid.reference === reference)) return 'paidTwice';
  const before = said.filter((paid) => paid.invoice === invoice);
  const sum = before.reduce((paid, each) => paid + each.paise, paise);
  return sum > asked ? 'overpaid' : code;
}
