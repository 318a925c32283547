import type { RoundKind } from '@/content/rounds';
import {
  type Answers,
  type ChecklistGroup,
  type ChecklistItem,
  createChecklistItem,
  type Documents,
} from '@/features/client-area/checklist/checklist';
import type { Profile } from '@/features/client-area/store/records/profile';
import type { ChecklistAnswer, DocumentEntry } from '@/features/client-area/store/records/records';
import { listMonthlyPapers, parseMonthlyKinds } from '@/lib/content/monthly-papers';
import { addDays, formatDayAndMonth } from '@/lib/days';
import {
  formatMonthKey,
  getMonthKey,
  getNextMonthKey,
  getPreviousMonthKey,
  isMonth,
} from '@/lib/months';

const MOST_MONTHS = 120;
/** In days: a month that is not complete waits for this long after its last day. */
const LATE = 31;

function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
}

type Rows = {
  profile: Pick<Profile, 'rounds' | 'roundsFrom'> | undefined;
  answers: readonly ChecklistAnswer[];
  documents: readonly DocumentEntry[];
};

/** With the papers that were answered when others were asked for. */
function createMonthGroup(
  month: string,
  kinds: readonly RoundKind[],
  own: readonly ChecklistAnswer[],
  documents: Documents,
): ChecklistGroup {
  const answers: Answers = new Map(own.map((answer) => [answer.id, answer]));
  const items = listMonthlyPapers(month, kinds).map(({ paper, round }) => ({
    ...createChecklistItem(month, paper, answers, documents),
    round,
  }));
  const known = new Set(items.map(({ id }) => id));
  const former = own
    .filter(({ id }) => !known.has(id))
    .map(({ id, paper }) =>
      createChecklistItem(
        month,
        { id: id.slice(month.length + 2), text: paper },
        answers,
        documents,
      ),
    );
  const services = [formatMonthKey(month)];
  return { id: month, owner: month, services, list: null, items: [...items, ...former] };
}

/** Latest first, since the client said what is done every month. */
export function listMonthlyChecklists(
  { profile, answers, documents }: Rows,
  today: string,
): ChecklistGroup[] {
  const kinds = parseMonthlyKinds(profile?.rounds);
  const own = groupRows(
    answers.filter(({ quotation }) => isMonth(quotation)),
    ({ quotation }) => quotation,
  );
  const first = [
    ...own.keys(),
    ...(kinds.length > 0 ? [profile?.roundsFrom || getMonthKey(today)] : []),
  ]
    .sort()
    .at(0);
  if (!first) return [];
  const here: Documents = new Map(documents.map((document) => [document.id, document]));
  const groups: ChecklistGroup[] = [];
  for (
    let month = getMonthKey(today);
    month >= first && groups.length < MOST_MONTHS;
    month = getPreviousMonthKey(month)
  ) {
    const group = createMonthGroup(month, kinds, own.get(month) ?? [], here);
    if (group.items.length > 0) groups.push(group);
  }
  return groups;
}

const getLastDay = ({ items }: ChecklistGroup) =>
  items
    .map(({ round }) => round?.by ?? '')
    .toSorted()
    .at(-1) ?? '';

const isDone = ({ items }: ChecklistGroup) =>
  items.every(({ isAnswered, isToSend }) => isAnswered && !isToSend);

/** Whether it is complete, or so late that it no longer waits. */
export const isOver = (group: ChecklistGroup, today: string): boolean =>
  getLastDay(group) < (isDone(group) ? today : addDays(today, -LATE));

export const formatMonthlyDeadline = ({ by, filing }: NonNullable<ChecklistItem['round']>) =>
  `by ${formatDayAndMonth(by)}, for ${filing}`;

export function listComingDeadlines(kinds: readonly RoundKind[], today: string) {
  const found: { month: string; day: string; papers: string[] }[] = [];
  let month = getPreviousMonthKey(getMonthKey(today));
  for (let count = 0; count < 13; count += 1, month = getNextMonthKey(month)) {
    const byDay = groupRows(listMonthlyPapers(month, kinds), ({ round }) => round.by);
    for (const [day, asked] of byDay) {
      if (day < today) continue;
      found.push({ month, day, papers: asked.map(({ paper }) => paper.text) });
    }
  }
  return found;
}
