import type { IsoDate } from '@/content/types/units';
import type { CsvCell } from '@/lib/csv';
import { dayInIndia, partsOf, yearFrom } from '@/lib/days';
import { type Quotation, quotationOf } from '@/lib/portal/records/quotation';
import { namesFees } from '@/lib/portal/records/quotation-rules';
import type { Thread } from '@/lib/portal/records/records';
import { isAgreed, receiptOf, type State } from '@/lib/portal/thread/state';

/** What became of money, by who says so. */
export const entryWords = {
  asked: 'Asked for, before GST',
  accepted: 'Accepted',
  invoiced: 'Invoiced',
  paid: 'Paid, as you said',
  received: 'Received, as the firm said',
} as const;
export type EntryKind = keyof typeof entryWords;

export type Entry = {
  day: IsoDate;
  kind: EntryKind;
  quotation: string;
  /** The number of the invoice, or the reference of the payment; may be empty. */
  reference: string;
  /** `null` where no fee was named. */
  paise: number | null;
};

/** The financial year of a day, from April to March: `2026-27`. */
export function yearOf(day: IsoDate): string {
  const { year, month } = partsOf(day);
  return yearFrom(month >= 4 ? year : year - 1);
}

const inPaise = (rupees: number) => Math.round(rupees * 100);

function entriesOf(
  { id, state }: Pick<Quotation, 'id' | 'state'>,
  asked: Pick<Quotation, 'total'>,
): Entry[] {
  const { request, decision, invoices, payments } = state;
  const about = { quotation: id, reference: '' };
  const entries: Entry[] = [];
  if (request) {
    const paise = namesFees(asked) ? inPaise(asked.total) : null;
    entries.push({ ...about, day: dayInIndia(request.at), kind: 'asked', paise });
  }
  if (decision?.choice.step === 'accepted') {
    const paise = inPaise(decision.choice.total);
    entries.push({ ...about, day: dayInIndia(decision.at), kind: 'accepted', paise });
  }
  for (const { message } of invoices) {
    const { on: day, invoice: reference, total } = message;
    entries.push({ ...about, day, kind: 'invoiced', reference, paise: inPaise(total) });
  }
  for (const payment of payments) {
    const { on: day, reference, paise } = payment.message;
    entries.push({ ...about, day, kind: 'paid', reference, paise });
    const receipt = receiptOf(state, payment);
    if (!receipt) continue;
    const receivedOn = dayInIndia(receipt.message.at);
    entries.push({ ...about, day: receivedOn, kind: 'received', reference, paise });
  }
  return entries;
}

/** Every entry of all quotations, the earliest first. */
export function statementOf(threads: readonly Pick<Thread, 'id' | 'events'>[], today: string) {
  const entries = threads.flatMap(({ id, events }) => {
    const request = events.filter(({ step }) => step === 'requested');
    return entriesOf(
      quotationOf({ id, events }, today),
      quotationOf({ id, events: request }, today),
    );
  });
  return entries.sort((one, other) => one.day.localeCompare(other.day));
}

/** The sums of some entries, by kind. */
export function sumsOf(entries: readonly Entry[]): Record<EntryKind, number> {
  const sums = { asked: 0, accepted: 0, invoiced: 0, paid: 0, received: 0 };
  for (const { kind, paise } of entries) sums[kind] += paise ?? 0;
  return sums;
}

const inRupees = (paise: number): number => paise / 100;

/** A statement as the rows of a table; text is made safe where the file is written. */
export const statementTable = (year: string, entries: readonly Entry[]): CsvCell[][] => [
  ['Financial year', year],
  ['Day', 'What', 'Quotation', 'Invoice or reference', 'Rupees'],
  ...entries.map(({ day, kind, quotation, reference, paise }) => [
    { day },
    entryWords[kind],
    quotation,
    reference,
    paise === null ? 'by quotation' : inRupees(paise),
  ]),
  ...Object.entries(sumsOf(entries)).map(([kind, paise]) => [
    '',
    `${entryWords[kind as EntryKind]}, in all`,
    '',
    '',
    inRupees(paise),
  ]),
];

export type ToPay = {
  /** The number of the invoice; `null` for the quotation itself. */
  invoice: string | null;
  /** `null` if none is set. */
  due: IsoDate | null;
  /** What the client has not said was paid, in paise. */
  open: number;
};

const sumOf = (payments: State['payments']) =>
  payments.reduce((sum, { message }) => sum + message.paise, 0);

/**
 * What accepted work asks for: its invoices or, before the first, the quotation itself. What was
 * said to be paid before the first invoice counts towards the invoices, the earliest first.
 */
export function toPay(state: State): ToPay[] {
  const { answer, invoices, payments, stage } = state;
  if (!answer || !isAgreed(stage)) return [];
  const ahead = sumOf(payments.filter(({ message }) => message.invoice === null));
  if (invoices.length === 0) {
    const total = inPaise(answer.message.total);
    return [{ invoice: null, due: null, open: total - ahead }];
  }
  let left = ahead;
  const billed = invoices.map(({ message: { invoice, due, total } }) => {
    const said = sumOf(payments.filter(({ message }) => message.invoice === invoice));
    const open = inPaise(total) - said;
    const taken = Math.min(open, left);
    left -= taken;
    return { invoice, due, open: open - taken };
  });
  return ahead > 0 ? [{ invoice: null, due: null, open: 0 }, ...billed] : billed;
}
