import { dueDates } from '@/content/due-dates';
import type { DueDates } from '@/content/types/due-dates';
import { listDues } from '@/features/calendar/calendar';
import { listDueDays, listStatutoryDays } from '@/lib/content/rule-dates';

const calendar: DueDates = dueDates;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function iso(day: string): string {
  const [date = '', month = '', year = ''] = day.split(' ');
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return `20${year}-${number}-${date.padStart(2, '0')}`;
}

const eachMonth = (day: number) =>
  Array.from(
    { length: 16 },
    (_, index) => `${day} ${MONTHS[(index + 11) % 12]} ${26 + Math.floor((index + 11) / 12)}`,
  );
const firstTwoMonths = (day: number) =>
  eachMonth(day).filter((date) => !/Jan|Apr|Jul|Oct/.test(date));
const quarterly = (day: number) => eachMonth(day).filter((date) => /Jan|Apr|Jul|Oct/.test(date));

/**
 * For each rule, the dates from 24 November 2026 to March 2028 as they were researched, and those in
 * 2029, which is beyond the data.
 */
const researched: Record<string, [inWindow: string[], in2029: string[]]> = {
  'advance-tax': [
    ['15 Dec 26', '15 Mar 27', '15 Jun 27', '15 Sep 27', '15 Dec 27', '15 Mar 28'],
    ['15 Mar 29', '15 Jun 29', '15 Sep 29', '15 Dec 29'],
  ],
  'presumptive-tax': [['15 Mar 27', '15 Mar 28'], ['15 Mar 29']],
  'last-advance-tax': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'small-suppliers': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'old-regime-savings': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'itr-others': [['31 Jul 27'], ['31 Jul 29']],
  'itr-no-audit': [['31 Aug 27'], ['31 Aug 29']],
  'itr-audit': [['31 Oct 27'], ['31 Oct 29']],
  'itr-transfer-pricing-2026-27': [['30 Nov 26'], []],
  'itr-transfer-pricing': [['30 Nov 27'], ['30 Nov 29']],
  'tax-audit': [['30 Sep 27'], ['30 Sep 29']],
  'trust-report': [['30 Sep 27'], ['30 Sep 29']],
  'trust-return': [['31 Oct 27'], ['31 Oct 29']],
  'transfer-pricing-report': [['31 Oct 27'], ['31 Oct 29']],
  'belated-2026-27': [['31 Dec 26'], []],
  belated: [['31 Dec 27'], ['31 Dec 29']],
  'revised-2026-27': [['31 Mar 27'], []],
  revised: [['31 Mar 28'], ['31 Mar 29']],
  'revised-free-2026-27': [['31 Dec 26'], []],
  'revised-free': [['31 Dec 27'], ['31 Dec 29']],
  intimation: [['31 Dec 26', '31 Dec 27'], ['31 Dec 29']],
  'fast-ds': [['31 Dec 26'], []],
  'updated-1961': [['31 Mar 27'], []],
  updated: [['31 Mar 28'], ['31 Mar 29']],
  'updated-extra-tax': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'foreign-tax-1962': [['31 Mar 27'], []],
  'foreign-tax': [['31 Mar 28'], ['31 Mar 29']],
  sft: [['31 May 27'], ['31 May 29']],
  'form-98': [
    ['30 Apr 27', '31 Oct 27'],
    ['30 Apr 29', '31 Oct 29'],
  ],
  'form-113': [['31 May 27'], ['31 May 29']],
  'e-verify': [[], []],
  'tds-payment': [
    eachMonth(7).map((date) => date.replace('7 Apr', '30 Apr')),
    MONTHS.map((month) => (month === 'Apr' ? '30 Apr 29' : `7 ${month} 29`)),
  ],
  'form-127': [eachMonth(7), MONTHS.map((month) => `7 ${month} 29`)],
  'form-121': [quarterly(7), ['7 Jan 29', '7 Apr 29', '7 Jul 29', '7 Oct 29']],
  'tds-statements': [
    ['31 Jan 27', '31 May 27', '31 Jul 27', '31 Oct 27', '31 Jan 28'],
    ['31 Jan 29', '31 May 29', '31 Jul 29', '31 Oct 29'],
  ],
  // 2028 is a leap year, so that 30 days from the end of January are 1 March.
  'form-141': [
    [
      ...['30 Nov 26', '30 Dec 26', '30 Jan 27', '2 Mar 27', '30 Mar 27', '30 Apr 27', '30 May 27'],
      ...['30 Jun 27', '30 Jul 27', '30 Aug 27', '30 Sep 27', '30 Oct 27', '30 Nov 27'],
      ...['30 Dec 27', '30 Jan 28', '1 Mar 28', '30 Mar 28'],
    ],
    MONTHS.map((month) => (month === 'Feb' ? '2 Mar 29' : `30 ${month} 29`)),
  ],
  'form-130': [['15 Jun 27'], ['15 Jun 29']],
  'tds-certificates': [
    ['15 Feb 27', '15 Jun 27', '15 Aug 27', '15 Nov 27', '15 Feb 28'],
    ['15 Feb 29', '15 Jun 29', '15 Aug 29', '15 Nov 29'],
  ],
  'form-132': [
    [
      ...[
        '15 Dec 26',
        '14 Jan 27',
        '14 Feb 27',
        '17 Mar 27',
        '14 Apr 27',
        '15 May 27',
        '14 Jun 27',
      ],
      ...['15 Jul 27', '14 Aug 27', '14 Sep 27', '15 Oct 27', '14 Nov 27', '15 Dec 27'],
      ...['14 Jan 28', '14 Feb 28', '16 Mar 28'],
    ],
    [
      ...['14 Jan 29', '14 Feb 29', '17 Mar 29', '14 Apr 29', '15 May 29', '14 Jun 29'],
      ...['15 Jul 29', '14 Aug 29', '14 Sep 29', '15 Oct 29', '14 Nov 29', '15 Dec 29'],
    ],
  ],
  'tds-correction': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'gstr-7-8': [eachMonth(10), MONTHS.map((month) => `10 ${month} 29`)],
  'gstr-1': [eachMonth(11), MONTHS.map((month) => `11 ${month} 29`)],
  'gstr-2b': [eachMonth(14), MONTHS.map((month) => `14 ${month} 29`)],
  'e-invoice': [[], []],
  'gstr-1-quarterly': [quarterly(13), ['13 Jan 29', '13 Apr 29', '13 Jul 29', '13 Oct 29']],
  iff: [
    firstTwoMonths(13),
    MONTHS.filter((month) => !/Jan|Apr|Jul|Oct/.test(month)).map((month) => `13 ${month} 29`),
  ],
  'gstr-5': [eachMonth(13), MONTHS.map((month) => `13 ${month} 29`)],
  'gstr-6': [eachMonth(13), MONTHS.map((month) => `13 ${month} 29`)],
  'cmp-08': [quarterly(18), ['18 Jan 29', '18 Apr 29', '18 Jul 29', '18 Oct 29']],
  'gstr-3b': [eachMonth(20), MONTHS.map((month) => `20 ${month} 29`)],
  'gstr-5a': [eachMonth(20), MONTHS.map((month) => `20 ${month} 29`)],
  'gstr-3b-a': [quarterly(22), ['22 Jan 29', '22 Apr 29', '22 Jul 29', '22 Oct 29']],
  'gstr-3b-b': [quarterly(24), ['24 Jan 29', '24 Apr 29', '24 Jul 29', '24 Oct 29']],
  'pmt-06': [
    ['25 Nov 26', ...firstTwoMonths(25)],
    MONTHS.filter((month) => !/Jan|Apr|Jul|Oct/.test(month)).map((month) => `25 ${month} 29`),
  ],
  'itc-04': [
    ['25 Apr 27', '25 Oct 27'],
    ['25 Apr 29', '25 Oct 29'],
  ],
  'gstr-4': [['30 Jun 27'], ['30 Jun 29']],
  'gstr-9': [['31 Dec 26', '31 Dec 27'], ['31 Dec 29']],
  'gstr-9-barred': [['31 Dec 26', '31 Dec 27'], ['31 Dec 29']],
  'input-credit': [['30 Nov 26', '30 Nov 27'], ['30 Nov 29']],
  'qrmp-choice': [
    ['31 Jan 27', '30 Apr 27', '31 Jul 27', '31 Oct 27', '31 Jan 28'],
    ['31 Jan 29', '30 Apr 29', '31 Jul 29', '31 Oct 29'],
  ],
  'cmp-02': [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'itc-03': [['30 May 27'], ['30 May 29']],
  iec: [['30 Jun 27'], ['30 Jun 29']],
  'mbp-1': [[], []],
  lut: [['31 Mar 27', '31 Mar 28'], ['31 Mar 29']],
  'first-agm': [['31 Dec 26', '31 Dec 27'], ['31 Dec 29']],
  agm: [['30 Sep 27'], ['30 Sep 29']],
  'adt-1': [['15 Oct 27'], ['15 Oct 29']],
  'aoc-4': [['30 Oct 27'], ['30 Oct 29']],
  'aoc-4-opc': [['27 Sep 27'], ['27 Sep 29']],
  'mgt-7': [['29 Nov 26', '29 Nov 27'], ['29 Nov 29']],
  'pas-6': [
    ['29 Nov 26', '30 May 27', '29 Nov 27'],
    ['30 May 29', '29 Nov 29'],
  ],
  'csr-2': [[], []],
  fla: [['15 Jul 27'], ['15 Jul 29']],
  apr: [['31 Dec 26', '31 Dec 27'], ['31 Dec 29']],
  'dpt-3': [['30 Jun 27'], ['30 Jun 29']],
  'msme-1': [
    ['30 Apr 27', '31 Oct 27'],
    ['30 Apr 29', '31 Oct 29'],
  ],
  'dir-3-kyc': [[], []],
  'llp-11': [['30 May 27'], ['30 May 29']],
  'llp-8': [['30 Oct 27'], ['30 Oct 29']],
  'epfo-vishwas': [['28 Dec 26'], []],
  'epfo-amnesty': [['28 Dec 26'], []],
  bonus: [['30 Nov 26', '30 Nov 27'], ['30 Nov 29']],
  posh: [['31 Jan 27', '31 Jan 28'], ['31 Jan 29']],
  'epf-esi': [eachMonth(15), MONTHS.map((month) => `15 ${month} 29`)],
};

const dues = listDues(calendar);

test('every rule has researched dates to compare with', () => {
  expect(calendar.rules.map(({ id }) => id).sort()).toEqual(Object.keys(researched).sort());
});

test.each(Object.entries(researched))('%s falls due on its days', (id, [inWindow]) => {
  const dates = dues.filter(({ rule }) => rule.id === id).map(({ date }) => date);
  expect(dates).toEqual(inWindow.map(iso));
});

test.each(Object.entries(researched))('%s has days in a year beyond the data', (id, [, later]) => {
  const rule = calendar.rules.find((candidate) => candidate.id === id);
  const dates = rule && listDueDays(calendar, rule, 2029).map(({ date }) => date);
  expect(dates).toEqual(later.map(iso).sort());
});

test('a client reads whom a date binds: no bare serial, and who is free of it', () => {
  const binds = (id: string) => calendar.rules.find((rule) => rule.id === id)?.binds ?? '';
  for (const { id } of calendar.rules) {
    expect(binds(id)).not.toMatch(/Sl\. \d/);
  }
  expect(binds('advance-tax')).toMatch(/not presumptive income, whose tax is all due by 15 March/);
  expect(binds('presumptive-tax')).toMatch(/44AD and 44ADA, but not of goods carriages/);
  expect(binds('adt-1')).toMatch(/that appointed an auditor/);
  expect(binds('revised-free-2026-27')).toMatch(/is reported/);
});

test('the Sundays are those of the calendar', () => {
  const sundays = new Set(dues.filter(({ isSunday }) => isSunday).map(({ date }) => date));
  const expected = [
    ...[
      '29 Nov 26',
      '13 Dec 26',
      '20 Dec 26',
      '24 Jan 27',
      '31 Jan 27',
      '7 Feb 27',
      '14 Feb 27',
      '7 Mar 27',
      '14 Mar 27',
    ],
    ...['11 Apr 27', '18 Apr 27', '25 Apr 27', '30 May 27', '13 Jun 27', '20 Jun 27', '11 Jul 27'],
    ...[
      '18 Jul 27',

      '15 Aug 27',
      '24 Oct 27',
      '10 Oct 27',
      '31 Oct 27',
      '7 Nov 27',
      '14 Nov 27',
    ],
    ...['10 Jan 27', '30 Jan 28', '13 Feb 28', '20 Feb 28'],
  ];
  expect([...sundays].sort()).toEqual(expected.map(iso).sort());
});

const notified = { by: 'a notification', on: '2026-12-28' };

test('a notification moves a day, even into another year', () => {
  const moved: DueDates = {
    ...calendar,
    moved: [
      { rule: 'gstr-9', from: '2026-12-31', to: '2027-01-15', ...notified },
      { rule: 'gstr-3b', from: '2027-04-20', to: '2027-04-21', ...notified },
    ],
  };
  const listDuesById = (id: string) => listDues(moved).filter(({ rule }) => rule.id === id);
  expect(listDuesById('gstr-9').map(({ date }) => date)).toEqual(['2027-01-15', '2027-12-31']);
  expect(listDuesById('gstr-3b').map(({ date }) => date)).toContain('2027-04-21');
  expect(listDuesById('gstr-3b').map(({ date }) => date)).not.toContain('2027-04-20');
});

test.each([
  ['moved twice', ['2027-04-25', '2027-05-05'], '2027-05-05'],
  ['moved, and back to the day in the law', ['2027-04-25', '2027-04-20'], '2027-04-20'],
  ['withdrawn', ['2027-04-25', null], undefined],
  ['withdrawn, and due after all', [null, '2027-04-30'], '2027-04-30'],
])('of several notifications the last one counts: %s', (_, days, date) => {
  const moved = days.map((to) => ({ rule: 'gstr-3b', from: '2027-04-20', to, ...notified }));
  const found = listDues({ ...calendar, moved }).find(
    (due) => due.rule.id === 'gstr-3b' && due.inLaw === '2027-04-20',
  );
  expect(found?.date).toBe(date);
});

test('every notification is on a date that is in the law', () => {
  for (const { rule: id, from, to, on } of calendar.moved) {
    const rule = calendar.rules.find((candidate) => candidate.id === id);
    const days = rule ? listStatutoryDays(calendar, rule, Number(from.slice(0, 4))) : [];
    expect(days.map(({ date }) => date)).toContain(from);
    for (const day of [to ?? from, on]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test.each([
  ['tds-payment', '2027-04-30', 'for March'],
  ['tds-payment', '2027-01-07', 'for December'],
  ['form-141', '2027-03-02', 'for January'],
  ['form-141', '2027-03-30', 'for February'],
  ['epf-esi', '2026-12-15', 'for November'],
  ['advance-tax', '2026-12-15', '75% (not if presumptive)'],
])('%s due on %s is %s', (id, date, part) => {
  expect(dues.find((due) => due.rule.id === id && due.date === date)?.part).toBe(part);
});
