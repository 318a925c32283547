import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates } from '@/content/types/due-dates';
import {
  appliesTo,
  describeCalendarEnd,
  filterByMonth,
  findNextDues,
  formatMonthId,
  formatRuleTitle,
  formatShortDueLine,
  groupByDay,
  listDues,
  listUpcomingMonths,
} from '@/features/calendar/calendar';
import { parseAudiences } from '@/features/calendar/choice';
import { createIsoDate, formatDaysLeft, getDayInIndia } from '@/lib/days';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const calendar: DueDates = dueDates;
const dues = listDues(calendar);
const idsFor = (chosen: readonly Audience[], date: string) =>
  dues.filter((due) => due.date === date && appliesTo(due.rule, chosen)).map(({ rule }) => rule.id);

test.each<[Audience[], string, string[]]>([
  [['business', 'employer'], '2026-12-15', ['advance-tax', 'form-132', 'epf-esi']],
  [['business'], '2026-12-15', ['advance-tax', 'form-132']],
  [['employer'], '2026-12-15', ['epf-esi']],
  [['deductor'], '2026-12-07', ['tds-payment']],
  [['gst-quarterly'], '2026-11-25', ['pmt-06']],
  [['company'], '2026-11-29', ['mgt-7', 'pas-6']],
  [['employer'], '2026-11-30', ['bonus']],
  [['employer'], '2026-12-28', ['epfo-vishwas', 'epfo-amnesty']],
  [
    ['salaried', 'company', 'gst-monthly'],
    '2026-12-31',
    [
      ...['belated-2026-27', 'revised-free-2026-27', 'intimation', 'fast-ds'],
      ...['gstr-9', 'gstr-9-barred', 'first-agm', 'apr'],
    ],
  ],
  [['deductor'], '2027-01-07', ['tds-payment', 'form-121']],
  [['gst-monthly'], '2026-12-13', []],
  [['gst-quarterly'], '2026-12-13', ['iff']],
  [[], '2026-12-13', ['iff', 'gstr-5', 'gstr-6']],
  [['gst-monthly'], '2026-12-14', ['gstr-2b']],
  [['composition'], '2027-05-30', ['itc-03']],
  [['composition'], '2027-06-30', ['gstr-4']],
  [['company'], '2027-06-30', ['dpt-3']],
  [['llp'], '2027-05-30', ['llp-11']],
  [['salaried'], '2027-07-31', ['itr-others']],
  [['trust'], '2027-03-15', []],
  [['trust'], '2027-08-31', []],
  [['trust'], '2027-09-30', ['trust-report']],
  [['trust'], '2027-10-31', ['trust-return']],
  [
    ['salaried', 'company'],
    '2027-10-31',
    ['itr-audit', 'transfer-pricing-report', 'form-98', 'msme-1'],
  ],
])('%j on %s: %j', (chosen, date, ids) => {
  expect(idsFor(chosen, date)).toEqual(ids);
});

test('every audience that a reader can choose has due dates', () => {
  for (const { id } of calendar.audiences) {
    expect(dues.some(({ rule }) => appliesTo(rule, [id]))).toBe(true);
  }
});

test.each([
  ['before the data begins', '2026-11-22', '2026-11-25'],
  ['on the first days', '2026-11-26', '2026-11-29'],
  ['on the day itself', '2026-12-07', '2026-12-07'],
  ['on the day after', '2026-12-08', '2026-12-10'],
  ['on the last day', '2028-03-31', '2028-03-31'],
])('the next date %s', (_, today, date) => {
  expect(findNextDues(dues, today).map((due) => due.date)).toContain(date);
  expect(new Set(findNextDues(dues, today).map((due) => due.date)).size).toBe(1);
});

test('after the data has ended there is no next date', () => {
  expect(findNextDues(dues, '2028-04-01')).toEqual([]);
});

test.each([
  ['2026-12-14T18:29:59Z', '2026-12-14'],
  ['2026-12-14T18:30:00Z', '2026-12-15'],
  ['2026-12-15T18:29:59Z', '2026-12-15'],
  ['2028-02-28T18:30:00Z', '2028-02-29'],
])('at %s it is %s in India', (moment, day) => {
  expect(getDayInIndia(Date.parse(moment))).toBe(day);
});

test.each([
  ['2026-12-15', 'due today'],
  ['2026-12-14', 'tomorrow'],
  ['2026-11-21', '24 days left'],
])('on %s 15 December is %s', (today, text) => {
  expect(formatDaysLeft(today, '2026-12-15')).toBe(text);
});

test('a leap year has its 29 February, others end on the 28th', () => {
  expect(createIsoDate(2028, 2, 31)).toBe('2028-02-29');
  expect(createIsoDate(2027, 2, 31)).toBe('2027-02-28');
});

test.each([
  ['2026-10-22', '2026-11', '2027-10'],
  ['2027-02-10', '2027-02', '2028-01'],
  ['2027-12-31', '2027-12', '2028-03'],
])('on %s the sheet is of %s to %s', (today, first, last) => {
  const months = listUpcomingMonths(calendar, today).map(formatMonthId);
  expect([months[0], months.at(-1)]).toEqual([first, last]);
  expect(months.length).toBeLessThanOrEqual(12);
});

test.each([
  [null, []],
  ['', []],
  ['employer salaried', ['salaried', 'employer']],
  ['employer king <b>', ['employer']],
])('a stored choice of %j is read as %j', (stored, choice) => {
  const offered = calendar.audiences.map(({ id }) => id);
  expect(parseAudiences(stored, offered)).toEqual(choice);
});

test('a sheet of months does not say which month a date covers', () => {
  const lines = dues.filter(({ date }) => date === '2026-12-07' || date === '2026-12-15');
  expect(lines.map(formatShortDueLine)).toEqual([
    ...['Pay TDS and TCS', 'File Form 127'],
    ...['Pay advance tax, 75% (not if presumptive)', 'Give Form 132 to the payee'],
    'Pay EPF and ESI',
  ]);
});

test('dates on the same day of a month are listed together', () => {
  const december = groupByDay(filterByMonth(dues, { year: 2026, month: 12 }));
  expect(december.map(({ date }) => date.slice(8))).toEqual([
    ...['07', '10', '11', '13', '14', '15', '20', '25', '28', '30', '31'],
  ]);
});

test('a line says what to do, or by when at the latest', () => {
  const verbs =
    /^(Check|Choose|Claim|Confirm|Disclose|File|Give|Hold|Last day (for|to)|Pay|Report|Revise|Send|Update|Upload|Verify) /;
  for (const rule of calendar.rules) expect(formatRuleTitle(rule)).toMatch(verbs);
});

test.each([
  ['2027-12-31', null],
  ['2028-01-01', 'end in 90 days'],
  ['2028-03-31', 'end in 0 days'],
  ['2028-04-02', 'ended 2 days ago'],
])('a build on %s warns: %s', (today, text) => {
  const warning = describeCalendarEnd(calendar, today);
  if (text === null) expect(warning).toBeNull();
  else expect(warning).toContain(text);
});
