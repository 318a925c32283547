import { jobsCopy as copy } from '@/content/client-area/home';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import { formatCountInWords } from '@/content/words/counts';
import { listOpenDays, weekdays } from '@/content/words/hours';
import { countAnswered } from '@/features/client-area/checklist/checklist';
import {
  listWaitingTasks,
  type Waiting,
  type WaitingRows,
} from '@/features/client-area/checklist/waiting-for';
import {
  hasReachedFirm,
  hasUncheckedAnswer,
  isDone,
  listNeeded,
  listPayables,
} from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  formatQuotationTitle,
  hasNamedFees,
} from '@/features/client-area/quotations/quotation-rules';
import type { Paper } from '@/lib/content/checklists';
import { addDays, getDayInIndia, getWeekdayName } from '@/lib/days';
import { withGst } from '@/lib/fees/total';
import { listSums } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';

const turns = ['yours', 'ours', 'done'] as const;

type NextStep = {
  label: string;
  href: Waiting['href'];
  update?: number | undefined;
};

export type Job = {
  quotation: string;
  title: string;
  /** An index of `jobsCopy.steps`. */
  step: number;
  turn: (typeof turns)[number];
  sentence: string;
  /** `null` unless it is the client's turn. */
  next: NextStep | null;
  papers: { answered: number; asked: number };
  fees: {
    hasGst: boolean;
    /** One for each unit; `null` while no fee is named. */
    sums: string[] | null;
  };
  day: { label: string; date: IsoDate; isLastDay?: boolean };
};

type JobTurn = Pick<Job, 'turn' | 'sentence' | 'next' | 'day'>;

const [ASKED, ANSWERED, ACCEPTED, PAPERS, FILED] = [0, 1, 2, 3, 4] as const;

/**
 * Whether nothing is open any more. Where no update says it, what was filed ends only a single
 * service whose fee does not recur, once no paper is missing.
 */
function isAllDone({ state, services }: Quotation, missing: readonly Paper[]): boolean {
  if (listNeeded(state).length > 0) return false;
  const hasFiled = state.updates.some(({ message }) => message.filed.length > 0);
  const isSingle = services.length === 1 && services.every(({ per }) => per === undefined);
  return isDone(state) ?? (hasFiled && isSingle && missing.length === 0);
}

/** `null` for a declined or expired quotation. */
function getStep(quotation: Quotation, missing: readonly Paper[]): number | null {
  const { stage, state } = quotation;
  switch (stage) {
    case 'requested':
      return ASKED;
    case 'quoted':
    case 'change-asked':
      return ANSWERED;
    case 'accepted':
      if (!hasReachedFirm(state)) return ACCEPTED;
      return isAllDone(quotation, missing) ? FILED : PAPERS;
    case 'filed':
      return FILED;
    case 'declined':
    case 'expired':
      return null;
  }
}

const getPlural = (count: number) => (count === 1 ? 'one' : 'many');

function formatMissing([first, ...others]: readonly Paper[]): string {
  if (others.length > 0) {
    return copy.missing.many.replace('{count}', formatCountInWords(others.length + 1));
  }
  return copy.missing.one.replace('{name}', () => first?.short ?? first?.text ?? '');
}

const compareDays = (
  a: { date: IsoDate; isLastDay?: boolean },
  b: { date: IsoDate; isLastDay?: boolean },
) => Number(b.isLastDay ?? false) - Number(a.isLastDay ?? false) || a.date.localeCompare(b.date);

const findFirst = (tasks: readonly Waiting[]) =>
  tasks.toSorted((a, b) => compareDays({ date: a.day, ...a }, { date: b.day, ...b }))[0];

function describeTask({ state }: Quotation, task: Waiting, missing: readonly Paper[]) {
  const { buttons, days } = copy;
  switch (task.action) {
    case 'request':
    case 'send': {
      const what = state.last?.kind === 'decision' ? state.last.choice.step : 'request';
      return { sentence: copy.send[what], label: buttons.send, day: days.waitsSince };
    }
    case 'answer':
      return { sentence: copy.answer, label: buttons.answer, day: days.answerBy };
    case 'pay': {
      const due = listPayables(state).find(({ number }) => number === task.update);
      const what = due?.invoice ? `${copy.invoice} ${due.invoice}` : (due?.for ?? '');
      const sentence = copy.pay
        .replace('{amount}', formatRupees(due?.rupees ?? 0))
        .replace('{what}', () => what);
      return { sentence, label: buttons.pay, day: days.payBy };
    }
    case 'addPaper':
      return {
        sentence: formatMissing(missing),
        label: buttons.papers[getPlural(missing.length)],
        day: days.askedOn,
      };
    case 'sendPapers':
      return { sentence: copy.sendPapers, label: buttons.sendPapers, day: days.readySince };
  }
}

/** The firm answers within two days (`durations.quotation`), or on its next open day. */
function getAnswerDay(sentAt: number): IsoDate {
  const open = listOpenDays(site.hours).map((day): string => weekdays[day]);
  const week = Array.from({ length: 7 }, (_, days) => addDays(getDayInIndia(sentAt), 2 + days));
  return week.find((day) => open.includes(getWeekdayName(day))) ?? getDayInIndia(sentAt);
}

function describeOther(
  { id, stage, state, date }: Quotation,
  step: number,
  missing: readonly Paper[],
  today: IsoDate,
): JobTurn {
  const { days, buttons } = copy;
  const getDay = (at: number | undefined) => (at === undefined ? date : getDayInIndia(at));
  const sent = { label: days.sentOn, date: getDay(state.sent?.at ?? state.last?.at) };
  const ours = { turn: 'ours', next: null } as const;

  if (stage === 'requested') {
    if (hasUncheckedAnswer(state)) {
      const next = { label: buttons.unchecked, href: `/dashboard/quotations#${id}` } as const;
      return { turn: 'yours', sentence: copy.unchecked, next, day: sent };
    }
    const by = getAnswerDay(state.sent?.at ?? 0);
    // A promise that was not kept is not repeated.
    const day = by < today ? sent : { label: days.weAnswerBy, date: by };
    return { ...ours, sentence: copy.preparing, day };
  }
  if (stage === 'change-asked') return { ...ours, sentence: copy.changing, day: sent };

  const accepted = { label: days.acceptedOn, date: getDay(state.decision?.at) };
  const update = state.updates.at(-1)?.message;
  const latest = update ? { label: days.lastUpdate, date: getDay(update.at) } : accepted;
  if (step === FILED) {
    const filed = state.updates.flatMap(({ message }) => message.filed.map(({ on }) => on));
    const last = filed.toSorted().at(-1);
    const isNoted = stage === 'filed';
    const noted = { label: days.notedOn, date: getDay(state.filedAt ?? undefined) };
    return {
      turn: 'done',
      next: null,
      sentence: isNoted ? copy.noted : last ? copy.filed : copy.done,
      day: last ? { label: days.filedOn, date: last } : isNoted ? noted : latest,
    };
  }
  if (missing.length > 0) {
    const label = buttons.papers[getPlural(missing.length)];
    const next = { label, href: '/dashboard/documents#papers' } as const;
    return { turn: 'yours', sentence: formatMissing(missing), next, day: accepted };
  }
  return { ...ours, sentence: copy.working, day: latest };
}

/** With GST; before the answer by the fees that the client saw. */
function getFees(quotation: Quotation): Job['fees'] {
  const { services, totals, state } = quotation;
  const gst = state.answer?.message.gst;
  const hasGst = gst?.supply !== 'none';
  if (services.length === 0 || !hasNamedFees(quotation)) return { hasGst, sums: null };
  const sums = gst
    ? totals
    : totals.map(({ rupees, ...sum }) => ({ ...sum, rupees: withGst(rupees) }));
  return { hasGst, sums: listSums(sums) };
}

function compareJobs(a: Job, b: Job): number {
  if (a.turn !== b.turn) return turns.indexOf(a.turn) - turns.indexOf(b.turn);
  const byDay = compareDays(a.day, b.day);
  return (a.turn === 'done' ? -byDay : byDay) || a.quotation.localeCompare(b.quotation);
}

/**
 * Every job, the client's turn first and by day, and the tasks that no job names. A job names one
 * task; missing papers that an update asks for are one.
 */
export function listJobs(rows: WaitingRows): { jobs: Job[]; others: Waiting[] } {
  const waiting = listWaitingTasks(rows);
  const named = new Set<Waiting>();
  const jobs = rows.quotations.flatMap((quotation): Job[] => {
    const { id } = quotation;
    const groups = rows.groups.filter((group) => group.owner === id);
    const items = groups.flatMap((group) => group.items);
    const missing = items.filter(({ isAnswered }) => !isAnswered).map(({ paper }) => paper);
    const step = getStep(quotation, missing);
    if (step === null) return [];
    const tasks = waiting.filter((task) => task.quotation === id);
    const first = findFirst(tasks);
    for (const task of tasks) {
      if (task === first || (first?.action === 'addPaper' && task.action === 'addPaper'))
        named.add(task);
    }
    const job = {
      quotation: id,
      title: formatQuotationTitle(quotation),
      step,
      papers: { answered: countAnswered(items), asked: items.length },
      fees: getFees(quotation),
    };
    if (!first) return [{ ...job, ...describeOther(quotation, step, missing, rows.today) }];
    const { sentence, label, day } = describeTask(quotation, first, missing);
    return [
      {
        ...job,
        turn: 'yours',
        sentence,
        next: { label, href: first.href, update: first.update },
        day: { label: day, date: first.day, isLastDay: first.isLastDay },
      },
    ];
  });
  return {
    jobs: jobs.sort(compareJobs),
    others: waiting.filter((task) => !named.has(task)),
  };
}
