import { firstKinds, firstSteps } from '@/content/tables/first-year';
import { isFirstDay, listFirstYearSteps } from '@/features/planners/first-year/first-year';

const listDays = (...args: Parameters<typeof listFirstYearSteps>) =>
  listFirstYearSteps(...args).flatMap(({ day, what }) =>
    day ? [`${day} ${what.slice(0, 20)}`] : [],
  );

test('a private company that begins on 1 December 2026 has its steps in order', () => {
  expect(listDays('company', '2026-12-01')).toEqual([
    '2026-12-31 Hold the first board',
    '2026-12-31 Appoint the first au',
    '2027-01-15 File ADT-1 for the f',
    '2027-02-01 Issue share certific',
    '2027-05-30 Declare commencement',
    '2027-06-30 Report deposits and ',
    '2027-10-31 File the income tax ',
    '2027-12-31 Hold the first annua',
    '2028-01-30 File the accounts, A',
    '2028-02-29 File the annual retu',
    '2030-06-30 File DIR-3 KYC for a',
  ]);
});

// A company of 27 November 2026: the auditor is due by 27 December, ADT-1 fifteen days later.
test.each(['company', 'opc'] as const)('the first auditor of a %s, and ADT-1 after it', (kind) => {
  const days = listDays(kind, '2026-11-27');
  expect(days).toContain('2026-12-27 Appoint the first au');
  expect(days).toContain('2027-01-11 File ADT-1 for the f');
});

test('an OPC needs no board meeting with one director', () => {
  const what = listFirstYearSteps('opc', '2026-11-27').map((step) => step.what);
  expect(what).not.toContainEqual(expect.stringMatching(/^Hold the first board/));
  expect(what).toContainEqual(expect.stringContaining('a resolution in the minutes book'));
});

test('a company that begins from January to March closes its first accounts a year later', () => {
  expect(listDays('company', '2027-01-01')).toContain('2028-12-31 Hold the first annua');
  expect(listDays('opc', '2026-12-31')).toContain('2027-09-27 File the accounts, A');
  expect(listDays('opc', '2027-01-01')).toContain('2028-09-27 File the accounts, A');
  expect(listDays('opc', '2027-03-31')).toContain('2028-09-27 File the accounts, A');
});

test('an LLP, a firm and a proprietor have steps of their own', () => {
  expect(listDays('llp', '2026-06-10')).toEqual([
    '2026-07-10 File the LLP agreeme',
    '2027-05-30 File the annual retu',
    '2027-08-31 File the income tax ',
    '2027-10-30 File accounts and so',
    '2030-06-30 File DIR-3 KYC for a',
  ]);
  expect(listDays('firm', '2026-06-10')).toEqual(['2027-08-31 File the income tax ']);
  expect(listDays('proprietor', '2026-06-10')).toEqual(['2027-08-31 File the income tax ']);
});

test('two months after the end of a month is the end of a month', () => {
  expect(listDays('company', '2026-12-31')).toContain('2027-02-28 Issue share certific');
});

test.each(['', '2026-03-31', '2027-04-01', '2026-02-30', 'x'])(
  '%j is not accepted as a first day',
  (day) => {
    expect(isFirstDay(day)).toBe(false);
  },
);

test('every step is for some kind of business', () => {
  for (const { kinds } of firstSteps) expect(kinds.length).toBeGreaterThan(0);
  for (const { value } of firstKinds)
    expect(listFirstYearSteps(value, '2026-06-10')).not.toEqual([]);
});

// LLP Rules, 2009, Annexure A: what incorporation costs, by the contribution in rupees.
test.each([
  [1_00_000, '₹500'],
  [1_00_001, '₹2,000'],
  [5_00_001, '₹4,000'],
  [25_00_000, '₹5,000'],
  [25_00_001, '₹10,000'],
  [1_00_00_000, '₹10,000'],
  [1_00_00_001, '₹25,000'],
])('LLP Rules, Annexure A: a contribution of %i costs %s', (contribution, fee) => {
  const { fee: told = '' } = listFirstYearSteps('llp', '2026-12-01')[0] ?? {};
  const steps = [...told.matchAll(/₹(\d+) (lakh|crore) (₹[\d,]+\d)/g)].map(
    ([, limit, unit, amount]) => [Number(limit) * (unit === 'lakh' ? 1e5 : 1e7), amount] as const,
  );
  const above = /above it (₹[\d,]+)/.exec(told)?.[1];
  expect(steps.find(([limit]) => contribution <= limit)?.[1] ?? above).toBe(fee);
});
