/** Whom the table of payroll binds, for how much, and by when. */

import { dueDates } from '@/content/due-dates';
import { payrollTable } from '@/content/tables/payroll';

const findRow = (item: RegExp) => {
  const row = payrollTable.rows.find((candidate) => item.test(candidate.item));
  return row ? [row.item, row.law, row.time, row.papers].join(' | ') : '';
};

test.each([
  [
    'Code on Social Security, section 29: whom ESI covers',
    /^ESI/,
    /10 employees or more.*₹21,000.*₹25,000 with a disability/,
  ],
  [
    'Code on Social Security, section 29: rates that may have changed',
    /^ESI/,
    /0\.75%, employer 3\.25%: check with ESIC/,
  ],
  [
    'Code on Social Security, section 53: gratuity after five years, or a term of one',
    /^Gratuity/,
    /15 days’ wages.*five years, for a fixed term after one: check/,
  ],
  [
    'Code on Wages, section 17: leave is paid with the last wages',
    /^Leave/,
    /within two working days/,
  ],
  ['Code on Wages, sections 26 and 39: bonus', /^Bonus/, /20 or more.*8\.33%.*eight months/],
  [
    'Circular on the least administrative charge of 2018: to check',
    /ceiling of ₹15,000/,
    /₹500 a month for the establishment: check with EPFO/,
  ],
])('%s', (_section, item, text) => {
  expect(findRow(item)).toMatch(text);
});

test('table and calendar say in one sentence whom bonus covers', () => {
  const { binds = '-' } = dueDates.rules.find(({ id }) => id === 'bonus') ?? {};
  expect(findRow(/^Bonus/)).toContain(binds);
});
