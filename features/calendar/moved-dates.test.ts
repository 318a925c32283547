jest.mock('@/content/data/moved-dates.json', () => {
  const notified = { by: 'Circular 9/2026', on: '2026-12-20' };
  return {
    moved: [
      { rule: 'belated-2026-27', from: '2026-12-31', to: '2027-01-15', ...notified },
      { rule: 'tax-audit', from: '2027-09-30', to: '2027-10-10', ...notified },
      { rule: 'tds-payment', from: '2027-04-30', to: '2027-05-05', ...notified },
      { rule: 'tds-statements', from: '2027-05-31', to: '2027-06-15', ...notified },
    ],
  };
});
jest.mock('@/content/data/own-moved-dates.json', () => {
  const notified = { by: 'Circular 8/2026', on: '2026-12-10' };
  return {
    moved: [
      { rule: 'itr-no-audit', from: '2027-08-31', to: '2027-09-15', ...notified },
      { rule: 'tds-payment', from: '2027-04-30', to: '2027-05-03', ...notified },
    ],
  };
});

import { dueDates } from '@/content/due-dates';
import { findDateChange, moved } from '@/content/moved-dates';
import { itrFiling } from '@/content/services/itr-filing';
import { listDues } from '@/features/calendar/calendar';
import { getPlanYear } from '@/features/planners/frame/plan-years';
import { planReportFee } from '@/features/planners/return-fee/report-fee';
import { getDepositDay, getStatementDay, tdsDues } from '@/lib/law/tds/tds-dues';
import { expectPlan } from '@/lib/test-support/read-plan';

test.each(moved)('$rule of $from is due in the calendar as moved last', ({ rule, from }) => {
  const due = listDues(dueDates).find(
    (candidate) => candidate.rule.id === rule && candidate.inLaw === from,
  );
  expect(due?.date).toBe(findDateChange(from, rule)?.to);
});

test('of what the firm and the project entered the later entry counts', () => {
  expect(findDateChange('2027-04-30', 'tds-payment')?.to).toBe('2027-05-05');
  expect(findDateChange('2027-08-31', 'itr-no-audit')?.to).toBe('2027-09-15');
});

test('the planners count from the day that was moved', () => {
  expect(getPlanYear('2026-27').belatedUntil).toBe('2027-01-15');
  const year = getPlanYear('TY2026-27');
  expect(year.returnDue.noAudit).toBe('2027-09-15');
  expect(year.movedFrom).toEqual({ noAudit: { day: '2027-08-31', by: 'Circular 8/2026' } });
  const report = { report: 'auditReport', year: year.year, filedOn: '2027-10-10' } as const;
  expect(expectPlan(planReportFee(report)).due).toBe('2027-10-10');
  expect(getDepositDay(tdsDues.resident, '2027-03-10')).toBe('2027-05-05');
  expect(getStatementDay(tdsDues.resident, '2027-03-10')).toBe('2027-06-15');
});

test('sentences say the day that was moved', () => {
  const text = JSON.stringify(itrFiling);
  expect(text).toContain('until 15 January 2027');
  expect(text).not.toContain('31 December 2026');
});
