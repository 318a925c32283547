import { rounds } from '@/content/rounds';
import { checklistId } from '@/lib/content/checklist-id';
import { addDays, dayInIndia } from '@/lib/days';
import { itemId } from '@/lib/portal/records/checklist';
import { earlierMonth, monthOf } from '@/lib/portal/records/months';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  answeredEvent,
  answerOf,
  requestedEvent,
  requestOf,
} from '@/lib/test-support/thread-messages';

const DAY = 24 * 60 * 60 * 1000;

export type AreaSize = {
  quotations: number;
  documents: number;
  activity: number;
  /** Months whose papers were asked for, all but the last two given and sent. */
  months: number;
};

const list = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));

/** The rows of an area of one's own, by table: every second quotation is answered, with its thread. */
export function areaRows({
  quotations,
  documents,
  activity,
  months,
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
    }),
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
