import { packNextDates } from '@/features/client-area/home/next-dates';

const listLines = (panNumber: string, today: string, most = 40) =>
  packNextDates(
    { panNumber, gstNumber: '' } as Parameters<typeof packNextDates>[0],
    today,
    most,
  ).split('|');

test('Section 348, rule 188: a trust has its report and ITR-7, and no dates of a business', () => {
  const lines = listLines('ABCTK1234F', '2027-08-01');
  expect(lines).toContain('2027-09-30 file a trust’s audit report (Form 112)');
  expect(lines.join()).toMatch(/2027-10-31 file a trust’s return \(ITR-7\)/);
  expect(lines.join()).not.toMatch(/without audit|presumptive|advance tax/i);
});

test('Section 58(2): a firm reads about presumptive tax, an association of persons does not', () => {
  expect(listLines('ABCAK1234F', '2027-03-01').join()).not.toContain('on presumptive income');
  expect(listLines('ABCFK1234F', '2027-03-01').join()).toContain('on presumptive income');
});

test('the list of a trader leaves out duties of a few, and names a Sunday once', () => {
  const lines = listLines('ABCPK1234F', '2026-11-29', 3);
  expect(lines[0]).toBe('2026-12-15 pay advance tax, 75% (not if presumptive)');
  expect(lines.join()).not.toMatch(/transfer pricing|Form 141|Form 132|input credit|a Sunday/);
});
