import type { IsoDate } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { formatCount, formatCountInWords } from '@/content/words/counts';
import {
  type ChecklistGroup,
  countMissing,
  countToSend,
} from '@/features/client-area/checklist/checklist';
import { formatMonthlyDeadline, isOver } from '@/features/client-area/checklist/rounds';
import type { DecisionMessage } from '@/features/client-area/protocol/messages';
import { listPayables } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { hasUnsentDecision, isUnsentRequest } from '@/features/client-area/quotations/stage';
import { getUpdateGroupId } from '@/features/client-area/store/records/checklist-ids';
import type { CartItem } from '@/features/client-area/store/records/records';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { formatSums, getUnitFee, sumByUnit } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';
import { formatMonthKey } from '@/lib/months';

type WaitingAction = 'request' | 'send' | 'answer' | 'sendPapers' | 'addPaper' | 'pay';

export type Waiting = {
  id: string;
  action: WaitingAction;
  /** `null` for the cart and for papers of a month. */
  quotation: string | null;
  /** The number of the update that asks for it, at which the sheet opens. */
  update?: number;
  title: string;
  text: string;
  /** The last day to act where there is one, else the day from which it waits. */
  day: IsoDate;
  isLastDay: boolean;
  href: '/dashboard/cart' | `/dashboard/${'documents' | 'quotations'}#${string}`;
};

export type WaitingRows = {
  cart: readonly CartItem[];
  quotations: readonly Quotation[];
  groups: readonly ChecklistGroup[];
  months: readonly ChecklistGroup[];
  today: string;
};

const NOT_SENT = 'not sent yet';

const replies: Record<DecisionMessage['choice']['step'], string> = {
  accepted: 'Your acceptance',
  declined: 'Your refusal',
  change: 'The change that you ask for',
  undone: 'That you take your reply back',
};

function listCartTasks(cart: readonly CartItem[]): Waiting[] {
  if (cart.length === 0) return [];
  const count = formatCountInWords(cart.length);
  const isOne = cart.length === 1;
  const fees = isStrict ? '' : `, ${formatSums(sumByUnit(cart.map(getUnitFee)))}`;
  return [
    {
      id: 'cart',
      action: 'request',
      quotation: null,
      title: `Ask for ${count} service${isOne ? '' : 's'}`,
      text: `${isOne ? 'It waits' : 'They wait'} in your cart${fees}.`,
      day: getDayInIndia(Math.min(...cart.map(({ addedAt }) => addedAt))),
      isLastDay: false,
      href: '/dashboard/cart',
    },
  ];
}

function listQuotationTasks(quotation: Quotation, { groups }: WaitingRows): Waiting[] {
  const { id, date, validUntil, stage, state } = quotation;
  const about = { quotation: id, isLastDay: false, href: `/dashboard/quotations#${id}` } as const;
  const found: Waiting[] = [];
  const title = `Quotation ${id}`;

  if (isUnsentRequest(quotation)) {
    const text = `Your request, ${NOT_SENT}`;
    found.push({ ...about, id: `${id}-request`, action: 'send', title, text, day: date });
  }
  if (stage === 'quoted') {
    const text = formatQuotationTitle(quotation);
    const last = { day: validUntil ?? date, isLastDay: validUntil !== null };
    found.push({ ...about, id: `${id}-answer`, action: 'answer', title, text, ...last });
  }
  if (state.last?.kind === 'decision' && hasUnsentDecision(state)) {
    const { choice, at } = state.last;
    const text = `${replies[choice.step]}, ${NOT_SENT}`;
    const day = getDayInIndia(at);
    found.push({ ...about, id: `${id}-reply`, action: 'send', title, text, day });
  }
  for (const { number, standing, rupees, invoice, for: what, by } of listPayables(state)) {
    if (standing !== 'open') continue;
    const text = `${formatRupees(rupees)} to pay by ${formatDay(by)}`;
    const title = invoice === null ? `To pay for ${what}` : `To pay for invoice ${invoice}`;
    const entry = { ...about, id: `${id}-pay-${number}`, update: number, title, text };
    found.push({ ...entry, action: 'pay', day: by, isLastDay: true });
  }
  const update = state.updates.at(-1)?.message;
  const asked = groups.find((group) => group.id === getUpdateGroupId(id))?.items ?? [];
  for (const item of asked.filter(({ isAnswered }) => !isAnswered)) {
    found.push({
      ...about,
      id: item.id,
      action: 'addPaper',
      title: item.paper.text,
      text: `asked for on ${formatDay(getDayInIndia(update?.at ?? 0))}`,
      day: getDayInIndia(update?.at ?? 0),
      href: `/dashboard/documents#${getUpdateGroupId(id)}`,
    });
  }
  // What an update asks for is sent without waiting for the other papers.
  const isAsked = (group: ChecklistGroup) => group.id === getUpdateGroupId(id);
  const own = groups.filter((group) => group.owner === id);
  for (const papers of [own.filter(isAsked), own.filter((group) => !isAsked(group))]) {
    const toSend = countToSend(papers);
    if (toSend > 0 && countMissing(papers) === 0) {
      const answers = papers.flatMap(({ items }) => items).flatMap(({ answer }) => answer ?? []);
      const count = formatCount(toSend, 'paper');
      found.push({
        ...about,
        id: `${papers[0]?.id ?? id}-papers`,
        action: 'sendPapers',
        title,
        text: `${count} ready, ${NOT_SENT}`,
        day: getDayInIndia(Math.max(...answers.map(({ answeredAt }) => answeredAt))),
        href: '/dashboard/documents#package',
      });
    }
  }
  return found;
}

function listMonthTasks({ months, today }: WaitingRows): Waiting[] {
  const open = months.filter((group) => !isOver(group, today)).toReversed();
  const about = (month: string) =>
    ({ quotation: null, href: `/dashboard/documents#month-${month}` }) as const;
  const toSend = open.flatMap((group): Waiting[] => {
    const count = countToSend([group]);
    if (count === 0 || countMissing([group]) > 0) return [];
    const { id, items } = group;
    const at = Math.max(...items.map(({ answer }) => answer?.answeredAt ?? 0));
    const text = `${formatCount(count, 'paper')} ready, ${NOT_SENT}`;
    const entry = {
      id: `${id}-papers`,
      action: 'sendPapers',
      title: formatMonthKey(id),
      text,
    } as const;
    return [{ ...about(id), ...entry, day: getDayInIndia(at), isLastDay: false }];
  });
  const [next] = open.flatMap(({ items }) =>
    items.filter(({ isAnswered, round }) => !isAnswered && round),
  );
  if (!next?.round) return toSend;
  const { id, owner: month, paper, round } = next;
  const entry = {
    id,
    action: 'addPaper',
    title: `${formatMonthKey(month)}: ${paper.text}`,
  } as const;
  return [
    ...toSend,
    {
      ...about(month),
      ...entry,
      text: formatMonthlyDeadline(round),
      day: round.by,
      isLastDay: true,
    },
  ];
}

export function listWaitingTasks(rows: WaitingRows): Waiting[] {
  const found = [
    ...listCartTasks(rows.cart),
    ...listMonthTasks(rows),
    ...rows.quotations.flatMap((quotation) => listQuotationTasks(quotation, rows)),
  ];
  return found.sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
}
