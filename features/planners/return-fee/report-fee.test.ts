import { planReportFee, type Report } from '@/features/planners/return-fee/report-fee';
import { expectPlan, listRejectedFields } from '@/lib/test-support/read-plan';

const plan = (report: Report, filedOn: string) =>
  expectPlan(planReportFee({ report, year: 'TY2026-27', filedOn }));

test.each([
  ['auditReport', '2027-09-30', 0],
  ['auditReport', '2027-10-01', 75_000],
  ['auditReport', '2027-10-20', 75_000],
  ['auditReport', '2027-10-31', 75_000],
  ['auditReport', '2027-11-01', 1_50_000],
  ['auditReport', '2028-03-31', 1_50_000],
  ['pricingReport', '2027-10-31', 0],
  ['pricingReport', '2027-11-01', 50_000],
  ['pricingReport', '2027-11-30', 50_000],
  ['pricingReport', '2027-12-01', 1_00_000],
] as const)('%s filed on %s: %i', (report, filedOn, fee) => {
  expect(plan(report, filedOn).fee).toBe(fee);
});

test.each([
  ['', 'Enter the day, month and year.'],
  ['2027-02-29', 'That date does not exist.'],
  ['2027-03-31', 'You file a report after the year ends, on 31 Mar 2027.'],
  ['2057-10-20', 'We have the rules until 31 Mar 2028.'],
])('a report filed on %p is refused with a sentence', (filedOn, sentence) => {
  const answer = planReportFee({ report: 'auditReport', year: 'TY2026-27', filedOn });
  expect(listRejectedFields(answer)).toEqual({ filedOn: sentence });
});

test.each([
  ['auditReport', /271B: 0.5% of turnover, at most ₹1,50,000/],
  ['pricingReport', /271BA/],
] as const)('before tax year 2026-27 %s has no fee, and the page says so', (report, sentence) => {
  const answer = planReportFee({ report, year: '2026-27', filedOn: '2026-12-01' });
  expect(listRejectedFields(answer)).toEqual({ year: expect.stringMatching(sentence) });
});
