import { rounds } from '@/content/rounds';
import { checklistId } from '@/lib/content/checklist-id';
import { addDays, dayInIndia } from '@/lib/days';
import { itemId } from '@/lib/portal/records/checklist';
import { earlierMonth, monthOf } from '@/lib/portal/records/months';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import type { StatusMessage } from '@/lib/portal/thread/work-messages';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  accepted,
  answeredEvent,
  answerOf,
  decidedEvent,
  decisionOf,
  requestedEvent,
  requestOf,
} from '@/lib/test-support/thread-messages';
import { filed, invoiceOf, paidOf, statusOf, workEvent } from '@/lib/test-support/work-messages';

const DAY = 24 * 60 * 60 * 1000;

export type AreaSize = {
  quotations: number;
  documents: number;
  activity: number;
  /** Months whose papers were asked for, all but the last two given and sent. */
  months: number;
  /** Accepted quotations before those, each with three invoices, all but the last paid, and ten pieces of news. */
  accepted: number;
};

const list = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));

/** An accepted quotation, as it stands after a year of work. */
function workRow(index: number, now: number) {
  const at = now - index * DAY;
  const [on, due] = [dayInIndia(at), addDays(dayInIndia(at), 15)];
  const of = {
    id: `Q-2026-${String(index + 1).padStart(3, '0')}`,
    rid: `rid${index}`.padEnd(22, 'A'),
    at,
  };
  const answer = answerOf({ ...of, discount: 0, validUntil: addDays(on, 30) });
  const invoices = answer.lines.map(({ service, fee }, line) => {
    const lines = [{ of: line + 1, service, fee }];
    const invoice = `${index}/${line + 1}`;
    return invoiceOf({ ...of, number: 2 + line, invoice, on, due, lines, discount: 0 });
  });
  const payments = invoices.slice(0, -1).map(({ invoice, total }, line) => {
    const reference = `6324${index}00${line}`.padEnd(12, '0');
    return paidOf({ ...of, number: 3 + line, invoice, reference, on, paise: total * 100 });
  });
  const news = list(10, (number) => {
    const month = `2026-${String(1 + number).padStart(2, '0')}`;
    const waiting: StatusMessage['state'] = { step: 'waiting', for: ['Sales register'] };
    const step = number % 2 === 0 ? filed : waiting;
    return statusOf(step, { ...of, number: 5 + number, month });
  });
  return {
    id: of.id,
    rid: of.rid,
    key: null,
    events: [
      requestedEvent(requestOf(of)),
      answeredEvent(answer),
      decidedEvent({ ...decisionOf(accepted(answer.total)), ...of }),
      { step: 'sent', at, number: 2, by: 'whatsapp' } as const,
      ...[...invoices, ...payments, ...news].map((message) => ({
        ...workEvent(message),
        // As long as a signed one.
        token: 'x'.repeat(900),
      })),
      ...payments.map(({ number }) => ({ step: 'sent', at, number, by: 'whatsapp' }) as const),
    ] as ThreadEvent[],
    draft: { note: '', withAmounts: true, withContact: true },
    outbox: null,
  };
}

/** The rows of an area of one's own, by table: every second quotation is answered, with its thread. */
export function areaRows({
  quotations,
  documents,
  activity,
  months,
  accepted: agreed,
}: AreaSize): Record<string, object[]> {
  const now = Date.now();
  const idOf = (index: number) => `Q-2026-${String(index + 1).padStart(3, '0')}`;
  const ridOf = (index: number) => `rid${index}`.padEnd(22, 'A');
  const dayOf = (index: number) => dayInIndia(now - index * DAY);
  const monthBack = (count: number) => {
    let month = monthOf(dayInIndia(now));
    for (let left = count; left > 0; left -= 1) month = earlierMonth(month);
    return month;
  };
  const papers = rounds.find(({ of }) => of === 'gst-monthly')?.papers ?? [];
  const answers = list(Math.max(0, months - 2), (index) => {
    const month = monthBack(index + 2);
    return papers.map((paper, place) => ({
      ...validRows.checklist,
      id: itemId(month, checklistId(paper)),
      quotation: month,
      paper,
      documents: [`m${index}-${place}`],
      sentAt: now,
    }));
  }).flat();
  return {
    profile: [
      {
        ...validRows.profile,
        rounds: months > 0 ? 'gst-monthly' : '',
        roundsFrom: months > 0 ? monthBack(months - 1) : '',
      },
    ],
    cart: [
      validRows.cart,
      { ...validRows.cart, id: 'tds-quarterly', service: 'TDS', price: 2999, addedAt: now },
    ],
    threads: list(quotations, (index) => {
      const of = { id: idOf(index), rid: ridOf(index), at: now - index * DAY };
      const asked = requestedEvent(requestOf(of));
      const answer = answerOf({ ...of, validUntil: addDays(dayOf(index), 30) });
      return {
        id: of.id,
        rid: of.rid,
        key: null,
        events: index % 2 === 0 ? [asked, answeredEvent(answer)] : [asked],
        draft: { note: '', withAmounts: true, withContact: true },
        outbox: null,
      };
    }).concat(list(agreed, (index) => workRow(quotations + index, now))),
    checklist: answers,
    documents: list(documents, (index) => ({
      ...validRows.documents,
      id: `d${index}`,
      name: `Bank statement ${index + 1}.pdf`,
      size: 100_000 + index,
      category: (['identity', 'financial', 'business', 'other'] as const)[index % 4],
      uploadedAt: now - index * (DAY / 4),
    })).concat(
      answers.map(({ documents: [id = ''] }, index) => ({
        ...validRows.documents,
        id,
        name: `Paper ${index + 1}.pdf`,
        category: 'business',
        uploadedAt: now - (documents + index) * (DAY / 4),
      })),
    ),
    activity: list(activity, (index) => ({
      id: index + 1,
      title: `Quotation ${idOf(index % Math.max(quotations, 1))} requested`,
      detail: '3 services',
      status: 'pending',
      at: now - (activity - index) * (DAY / 24),
    })),
    savedResults: [validRows.savedResults],
  };
}
