import { dueDates } from '@/content/due-dates';
import { type RoundKind, roundKinds, rounds } from '@/content/rounds';
import { listDuesBetween } from '@/features/calendar/calendar';
import {
  type ChecklistGroup,
  formatAnsweredCount,
} from '@/features/client-area/checklist/checklist';
import {
  formatMonthlyDeadline,
  isOver,
  listComingDeadlines,
  listMonthlyChecklists,
} from '@/features/client-area/checklist/rounds';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import type { ChecklistAnswer } from '@/features/client-area/store/records/records';
import { createChecklistId } from '@/lib/content/checklist-id';
import { findFirstMonth, parseMonthlyKinds, toggleMonthlyKind } from '@/lib/content/monthly-papers';
import { addDays, createIsoDate } from '@/lib/days';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const TODAY = '2026-11-27';
const answer = (month: string, paper: string, change: Partial<ChecklistAnswer> = {}) => ({
  ...validRows.checklist,
  id: getChecklistItemId(month, createChecklistId(paper)),
  quotation: month,
  paper,
  ...change,
});
const months = (
  kinds: string,
  { from = '2026-10', answers = [] as ChecklistAnswer[], today = TODAY } = {},
) =>
  listMonthlyChecklists(
    { profile: { rounds: kinds, roundsFrom: from }, answers, documents: [validRows.documents] },
    today,
  );
const lines = ({ items }: ChecklistGroup) =>
  items.map(({ paper, round }) =>
    `${paper.text} ${round ? formatMonthlyDeadline(round) : ''}`.trim(),
  );

test('a month lists the papers of each kind, by their last day in the next month', () => {
  const [november, october] = months('gst-monthly employer');
  expect([november?.services, october?.services]).toEqual([['November 2026'], ['October 2026']]);
  expect(october && lines(october)).toEqual([
    'Salary sheet with days worked by 4 November, for TDS on salaries, EPF and ESI',
    'Who joined and who left by 4 November, for TDS on salaries, EPF and ESI',
    'Sales register by 5 November, for GSTR-1 and GSTR-3B',
    'Purchase bills by 5 November, for GSTR-1 and GSTR-3B',
    'Bank statement by 5 November, for GSTR-1 and GSTR-3B',
  ]);
});

test('December is due in January, and a quarter ends with papers of its own', () => {
  const [december] = months('gst-quarterly deductor', { today: '2026-12-31' });
  expect(december && lines(december)).toContain(
    'Sales register by 8 January, for GSTR-1 and GSTR-3B of the quarter',
  );
  expect(december && lines(december)).toContain(
    'TDS challans of the quarter by 10 January, for the TDS statements (salaries in Form 138)',
  );
});

test.each([
  ['Rule 218: tax on salaries', 'deductor', '2026-11', '4 December, for the payment of TDS'],
  ['Section 408: advance tax of a business', 'business', '2026-11', '7 December, for advance tax'],
  ['Section 408: advance tax of a company', 'company', '2027-02', '7 March, for advance tax'],
  ['CGST rule 62: CMP-08', 'composition', '2026-12', '10 January, for CMP-08'],
])('%s: the papers are asked for before it falls due', (_section, kind, month, text) => {
  const [group] = months(kind, { from: month, today: `${month}-28` });
  expect(group && lines(group)).toContainEqual(expect.stringContaining(`by ${text}`));
});

test('a month without papers is left out, and nothing is listed without monthly work', () => {
  expect(months('salaried', { from: '2026-08' }).map(({ id }) => id)).toEqual([
    '2026-11',
    '2026-08',
  ]);
  expect(months('')).toEqual([]);
});

test('an answer stays after its kind of monthly work is unticked', () => {
  const [group] = months('salaried', {
    answers: [answer('2026-10', 'Sales register')],
    today: '2026-10-31',
  });
  expect(
    group?.items.map(({ paper, isAnswered, round }) => [paper.text, isAnswered, round]),
  ).toEqual([['Sales register', true, undefined]]);
});

test('every answer of a month waits to be sent, one without a file too', () => {
  const answered = { answer: 'notApplicable' as const, documents: [] };
  const answerSent = (sentAt?: number) =>
    ['Sales register', 'Purchase bills', 'Bank statement'].map((paper) =>
      answer('2026-10', paper, { ...answered, ...(sentAt && { sentAt }) }),
    );
  const october = (answers: ChecklistAnswer[]) =>
    months('gst-monthly', { answers }).find(({ id }) => id === '2026-10') as ChecklistGroup;
  expect(formatAnsweredCount(october(answerSent()).items)).toBe('3 of 3 in, not sent yet');
  const sent = october(answerSent(1e12));
  expect(formatAnsweredCount(sent.items)).toBe('3 of 3 in, sent');
  expect([isOver(sent, '2026-11-05'), isOver(sent, '2026-11-06')]).toEqual([false, true]);
  const late = october([]);
  expect([isOver(late, '2026-12-06'), isOver(late, '2026-12-07')]).toEqual([false, true]);
});

test.each([
  ['gst-monthly', '2026-11-05', '2026-10'],
  ['gst-monthly', '2026-11-06', '2026-11'],
  ['salaried', '2027-01-02', '2027-01'],
] as const)('a client who begins with %s on %s has %s as the first month', (kind, today, month) => {
  expect(findFirstMonth([kind], today)).toBe(month);
});

test('a month from long ago does not make an endless list', () => {
  expect(months('gst-monthly', { from: '0001-01' })).toHaveLength(120);
});

test('kinds are ticked and unticked, and one that rules another out takes its place', () => {
  expect(toggleMonthlyKind('', 'employer', true)).toBe('employer');
  expect(toggleMonthlyKind('gst-monthly employer', 'gst-quarterly', true)).toBe(
    'gst-quarterly employer',
  );
  expect(toggleMonthlyKind('gst-quarterly employer', 'employer', false)).toBe('gst-quarterly');
  expect(toggleMonthlyKind('gst-quarterly employer', 'composition', true)).toBe(
    'composition employer',
  );
  expect(toggleMonthlyKind('composition', 'gst-monthly', true)).toBe('gst-monthly');
  expect(parseMonthlyKinds('employer constructor gst-monthly')).toEqual([
    'gst-monthly',
    'employer',
  ]);
  expect(parseMonthlyKinds(undefined)).toEqual([]);
});

test('the coming year has a day for each month, none of them past', () => {
  const days = listComingDeadlines(['gst-monthly'], '2026-11-05');
  expect(days[0]).toEqual({
    month: '2026-10',
    day: '2026-11-05',
    papers: ['Sales register', 'Purchase bills', 'Bank statement'],
  });
  expect(days).toHaveLength(13);
  expect(listComingDeadlines(['gst-monthly'], '2026-11-06')[0]?.day).toBe('2026-12-05');
});

describe('content/rounds.ts', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  test.each(rounds.flatMap((round) => round.rules.map((rule) => [rule, round] as const)))(
    'asks for the papers of %s before it falls due',
    (id, { months: asked = all, day }) => {
      expect(dueDates.rules.map((rule) => rule.id)).toContain(id);
      for (const month of asked) {
        const [year, next] = month === 12 ? [2028, 1] : [2027, month + 1];
        const by = createIsoDate(year, next, day);
        const dues = (from: string, until: string) =>
          listDuesBetween(dueDates, from, until).filter(({ rule }) => rule.id === id);
        expect(dues(createIsoDate(year, next, 1), addDays(by, -1))).toEqual([]);
        expect(dues(by, addDays(by, 61)).length).toBeGreaterThan(0);
      }
    },
  );

  test.each(roundKinds.map(({ id }) => id))('has papers for %s', (kind: RoundKind) => {
    expect(rounds.some(({ kind: answerSent }) => answerSent === kind)).toBe(true);
  });
});
