import { formatDay } from '@/lib/dates';
import { monthName } from '@/lib/days';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type {
  Filing,
  InvoiceMessage,
  PaidMessage,
  StatusMessage,
} from '@/lib/portal/thread/work-messages';

/* The messages about accepted work in words, for both sides and for their letters. */

/** An amount in paise, `₹1,234.50`. */
export const paiseWords = (paise: number): string => formatRupeesAndPaise(paise / 100);

/** `October 2026`, of `2026-10`. */
export const monthWords = (month: string): string =>
  `${monthName(`${month}-01`)} ${month.slice(0, 4)}`;

export const filingWords = ({ form, period, acknowledgement, on, paise }: Filing): string =>
  [
    `${form}, ${period}: filed on ${formatDay(on)}`,
    `acknowledgement ${acknowledgement}`,
    ...(paise === null ? [] : [`tax paid ${paiseWords(paise)}`]),
  ].join(', ');

/** A status as a few words, and what there is to say besides. */
export function statusWords({ month, state }: StatusMessage): { head: string; lines: string[] } {
  const of = month ? `${monthWords(month)}: ` : '';
  switch (state.step) {
    case 'working':
      return { head: `${of}The firm is working on it`, lines: [state.words].filter(Boolean) };
    case 'waiting':
      return { head: `${of}The firm waits for you`, lines: state.for };
    case 'filed':
      return { head: `${of}The firm has filed`, lines: state.filings.map(filingWords) };
    case 'done':
      return { head: `${of}The firm says it is done`, lines: [state.words].filter(Boolean) };
    case 'documents':
      return {
        head: `${of}The firm sent documents of ${state.year}`,
        lines: state.files.map(({ name }) => name),
      };
    case 'received':
      return { head: `${of}The firm says it received ${paiseWords(state.paise)}`, lines: [] };
  }
}

export const invoiceWords = ({ invoice, total, due }: InvoiceMessage): string =>
  `Invoice ${invoice} of ${formatRupees(total)}, due on ${formatDay(due)}`;

/** What the client says of a payment; that it arrived is for the firm to say. */
export const paidWords = ({ paise, on, reference }: PaidMessage): string =>
  `You said you paid ${paiseWords(paise)} on ${formatDay(on)}, reference ${reference}`;
