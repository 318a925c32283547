import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { getRegionGroup, regionIds, regionNames } from '@/content/states';
import type { Facts } from '@/features/calendar/choice';
import { parseFacts } from '@/features/calendar/choice';
import { findNextDates, listStoredFacts } from '@/features/calendar/next-for';

const freelancer: Facts = { who: 'freelancer', gst: 'none', profit: 'real', staff: 'none' };

type State = Parameters<typeof findNextDates>[1];
const listLines = (facts: Partial<Facts>, today: string, state: State = null) =>
  findNextDates({ ...freelancer, ...facts }, state, today).days.map(
    ({ day, text }) => `${day}: ${text}`,
  );

test('Section 408: a freelancer without GST pays advance tax in December and March, and files in August', () => {
  expect(listLines({}, '2026-11-29')).toEqual([
    '15 December: You pay advance tax, in all 75% of this year’s tax.',
    '15 March 2027: You pay the rest of this year’s tax as advance tax.',
    '31 August 2027: You file your return for this year.',
  ]);
});

test('Section 408: after the last instalment of a year the first of the next one is named', () => {
  expect(listLines({}, '2027-03-16')[0]).toBe(
    '15 June: You pay advance tax, in all 15% of next year’s tax.',
  );
});

test('Section 408(2): presumptive income has one instalment, by 15 March', () => {
  expect(listLines({ profit: 'presumptive' }, '2026-11-29').slice(0, 2)).toEqual([
    '15 March 2027: You pay all of this year’s tax as advance tax.',
    '31 August 2027: You file your return for this year.',
  ]);
});

test('Section 192: advance tax never headlines for a salary, and is named with its condition', () => {
  const { days, conditions } = findNextDates(
    { ...freelancer, who: 'salaried' },
    null,
    '2026-11-29',
  );
  expect(days[0]).toMatchObject({ date: '2027-07-31', text: expect.stringMatching(/^You file/) });
  expect(conditions.join(' ')).toMatch(/income without TDS.*15 December 2026/);
});

test('the commonest conditions come first, with the month and with today', () => {
  const { conditions } = findNextDates({ ...freelancer, who: 'salaried' }, null, '2026-11-30');
  expect(conditions).toEqual([
    expect.stringMatching(/^\*If you have income without TDS\*.* by 15 December 2026\.$/),
    expect.stringMatching(/^\*If you have not filed\*.* until 31 December 2026\.$/),
    '*If you deducted TDS* from a rent or a property in October, you report it in Form 141 by today, 30 November 2026.',
  ]);
});

test('Section 408(2): presumptive income owes nothing in December, under any condition', () => {
  const { conditions } = findNextDates(
    { ...freelancer, profit: 'presumptive' },
    null,
    '2026-11-30',
  );
  expect(conditions.join(' ')).not.toMatch(/December 2026.*advance tax|advance tax.*December 2026/);
});

test('an answer about profit that is hidden from a salary changes nothing', () => {
  const salaried = { ...freelancer, who: 'salaried' } as const;
  const dates = findNextDates({ ...salaried, profit: 'presumptive' }, null, '2026-11-30');
  expect(dates).toEqual(findNextDates(salaried, null, '2026-11-30'));
});

test('Section 137, Companies Act: the earlier day of a One Person Company heads no company’s list', () => {
  const dates = listLines({ who: 'company' }, '2026-11-30').join(' ');
  expect(dates).not.toMatch(/One Person|OPC/);
  expect(listLines({ who: 'trust' }, '2026-11-30')[0]).not.toMatch(/Form 113/);
});

test('presumptive income of the next year says whose tax it is', () => {
  expect(listLines({ profit: 'presumptive' }, '2026-11-30')[2]).toBe(
    '15 March 2028: You pay all of next year’s tax as advance tax.',
  );
});

test('the day on which a credit lapses is not one to file or pay by', () => {
  expect(listLines({ gst: 'gst-quarterly', profit: 'presumptive' }, '2026-11-27', 'UP')[0]).toBe(
    '25 December: You pay GST in PMT-06 for November.',
  );
});

test('CGST rule 61(1)(ii): the State decides between the 22nd and the 24th; without one both are named', () => {
  const quarterly = (state: State) =>
    listLines({ gst: 'gst-quarterly' }, '2027-01-20', state).join(' ');
  expect(quarterly('MH')).toMatch(/^22 January: You file the quarterly GSTR-3B\./);
  expect(quarterly('UP')).toMatch(/^24 January: You file the quarterly GSTR-3B\./);
  expect(quarterly(null)).toMatch(/22 January.*24 January/);
});

test('a Sunday names the day before, and on the day itself it is due today', () => {
  const quarterly = (today: string) => listLines({ gst: 'gst-quarterly' }, today, 'UP')[0];
  // 24 January 2027.
  expect(quarterly('2027-01-22')).toMatch(/That is a Sunday: do it by 23 January\.$/);
  expect(quarterly('2027-01-23')).toMatch(/That is a Sunday: do it today\.$/);
  expect(quarterly('2027-01-24')).toBe('Due today: You file the quarterly GSTR-3B.');
  expect(listLines({ who: 'company' }, '2026-11-29')[0]).toBe(
    'Due today: You file the annual return (MGT-7, MGT-7A).',
  );
});

test('Section 22, CGST Act: a business without registration reads up to which turnover it needs none', () => {
  const joinConditions = (facts: Partial<Facts>) =>
    findNextDates({ ...freelancer, ...facts }, null, '2026-11-29').conditions.join(' ');
  expect(joinConditions({})).toMatch(/no GST number.*₹20 lakh/);
  expect(joinConditions({ who: 'trader' })).toMatch(
    /₹40 lakh in most States if you sell only goods/,
  );
  expect(joinConditions({ gst: 'gst-monthly' })).not.toMatch(/no GST number/);
});

test('the facts are read again from what this browser stores of them', () => {
  const all: Facts[] = [
    { ...freelancer, profit: 'presumptive', gst: 'gst-quarterly' },
    { ...freelancer, who: 'trader', staff: 'some', gst: 'composition' },
    { ...freelancer, who: 'company', gst: 'gst-monthly', staff: 'some' },
    { ...freelancer, who: 'salaried' },
  ];
  for (const facts of all) expect(parseFacts(listStoredFacts(facts).join(' '))).toEqual(facts);
  expect(parseFacts('business gst-monthly')?.who).toBe('freelancer');
  expect(parseFacts('salaried company')).toBeNull();
  expect(parseFacts(null)).toBeNull();
});

test('every rule that may not lead is in the calendar, and is named once', () => {
  const ids: readonly string[] = dueDates.rules.map(({ id }) => id);
  const left: readonly string[] = [...calendar.rights, ...calendar.conditional];
  for (const id of left) expect(ids).toContain(id);
  expect(new Set(left).size).toBe(left.length);
});

test.each([
  ['section 172, transfer pricing', 'company', '2026-11-30'],
  ['section 172, transfer pricing', 'llp', '2026-11-30'],
  ['section 393(1) Sl. 2(i), Form 141', 'salaried', '2026-11-30'],
  ['section 393(1) Sl. 6(ii), tax on a contract', 'trader', '2026-12-30'],
  ['section 139(4), belated return', 'salaried', '2026-12-31'],
  ['section 63, audit', 'freelancer', '2027-10-31'],
] as const)('%s binds only some, and headlines for no %s', (_section, who, day) => {
  const [first] = listLines({ who }, day);
  expect(first).not.toMatch(/^Due today/);
  expect(first).not.toMatch(/transfer pricing|Form 141|belated|audited/i);
});

test.each([
  ['CGST section 44, GSTR-9 above ₹2 crore', '2026-12-31'],
  ['CGST section 16(4), input credit of last year', '2026-11-30'],
] as const)('%s headlines for no monthly filer', (_section, day) => {
  expect(listLines({ gst: 'gst-monthly' }, day)[0]).not.toMatch(/^Due today|GSTR-9|input/i);
});

test('the first group of States is that of the rule', () => {
  const { binds = '' } = dueDates.rules.find(({ id }) => id === 'gstr-3b-a') ?? {};
  for (const id of regionIds) {
    // The rule writes Daman-Diu-DNH and Andaman-Nicobar.
    const [word = ''] = regionNames[id].replace('Dadra and Nagar Haveli and ', '').split(' and ');
    expect([id, binds.includes(word)]).toEqual([id, getRegionGroup(id) === 'A']);
  }
});
