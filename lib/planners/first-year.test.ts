import { firstKinds, firstSteps } from '@/content/tables/first-year';
import { firstYearOf, isFirstDay } from '@/lib/planners/first-year';

const daysOf = (...args: Parameters<typeof firstYearOf>) =>
  firstYearOf(...args).flatMap(({ day, what }) => (day ? [`${day} ${what.slice(0, 14)}`] : []));

test('a private company that begins on 1 December 2026', () => {
  expect(daysOf('company', '2026-12-01')).toEqual([
    '2026-12-31 First board me',
    '2027-01-15 First auditor ',
    '2027-02-01 Share certific',
    '2027-05-30 Declaration of',
    '2027-06-30 Return of depo',
    '2027-10-31 Income tax ret',
    '2027-12-31 First annual g',
    '2028-01-30 Accounts, AOC-',
    '2028-02-29 Annual return,',
    '2030-06-30 KYC of a DIN g',
  ]);
});

test('from January on, its first accounts close a year later', () => {
  expect(daysOf('company', '2027-01-01')).toContain('2028-12-31 First annual g');
  expect(daysOf('opc', '2026-12-31')).toContain('2027-09-27 Accounts, AOC-');
  expect(daysOf('opc', '2027-01-01')).toContain('2028-09-27 Accounts, AOC-');
});

test('an LLP, a firm and a proprietor', () => {
  expect(daysOf('llp', '2026-06-10')).toEqual([
    '2026-07-10 LLP agreement,',
    '2027-05-30 Annual return,',
    '2027-08-31 Income tax ret',
    '2027-10-30 Accounts and s',
    '2030-06-30 KYC of a DIN g',
  ]);
  expect(daysOf('firm', '2026-06-10')).toEqual(['2027-08-31 Income tax ret']);
  expect(daysOf('proprietor', '2026-06-10')).toEqual(['2027-08-31 Income tax ret']);
});

test('two months after the end of a month is the end of a month', () => {
  expect(daysOf('company', '2026-12-31')).toContain('2027-02-28 Share certific');
});

test.each(['', '2026-03-31', '2027-04-01', '2026-02-30', 'x'])('%j is no first day', (day) => {
  expect(isFirstDay(day)).toBe(false);
});

test('every step is of somebody', () => {
  for (const { of } of firstSteps) expect(of.length).toBeGreaterThan(0);
  for (const { value } of firstKinds) expect(firstYearOf(value, '2026-06-10')).not.toEqual([]);
});
