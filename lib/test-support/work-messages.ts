import { billOf, feesOf } from '@/lib/fees/total';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import type { InvoiceMessage, PaidMessage, StatusMessage } from '@/lib/portal/thread/work-messages';
import { answerOf, letterhead, NOW, TODAY } from '@/lib/test-support/thread-messages';

export const statusOf = (
  state: StatusMessage['state'] = { step: 'working', words: '' },
  change: Partial<StatusMessage> = {},
): StatusMessage => ({
  ...letterhead,
  kind: 'status',
  number: 2,
  state,
  by: answerOf().by,
  ...change,
});

export const filed: StatusMessage['state'] = {
  step: 'filed',
  filings: [
    {
      form: 'GSTR-3B',
      period: 'October 2026',
      acknowledgement: 'AA091026123456X',
      on: '2026-11-18',
      paise: 1_234_550,
    },
  ],
};

/** An invoice for the whole answer; its sums are worked out from its lines. */
export function invoiceOf(change: Partial<InvoiceMessage> = {}): InvoiceMessage {
  const { lines: quoted, discount: off } = answerOf();
  const lines =
    change.lines ?? quoted.map(({ service, fee }, index) => ({ of: index + 1, service, fee }));
  const discount = change.discount ?? off;
  const { gst: rupees, total } = billOf(feesOf(lines) - discount, 'intra');
  return {
    ...letterhead,
    kind: 'invoice',
    number: 2,
    invoice: '2026-27/014',
    on: TODAY,
    due: '2026-12-04',
    answer: 1,
    lines,
    discount,
    gst: { supply: 'intra', rate: 18, rupees },
    total,
    by: answerOf().by,
    ...change,
  };
}

export const paidOf = (change: Partial<PaidMessage> = {}): PaidMessage => ({
  ...letterhead,
  kind: 'paid',
  number: 3,
  invoice: null,
  reference: '632412345678',
  on: TODAY,
  paise: answerOf().total * 100,
  ...change,
});

/** Entries for messages about accepted work, unsigned. */
export const workEvent = (message: StatusMessage | InvoiceMessage | PaidMessage): ThreadEvent => {
  const entry = { at: NOW, token: `t${message.number}` };
  const kid = '0123456789abcdef';
  if (message.kind === 'paid') return { step: 'paid', message, ...entry };
  if (message.kind === 'status') return { step: 'told', message, ...entry, kid };
  return { step: 'invoiced', message, ...entry, kid };
};
