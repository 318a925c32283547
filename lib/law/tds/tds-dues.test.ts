import { getDepositDay, getStatementDay, tdsDues } from '@/lib/law/tds/tds-dues';

// Rules 215, 218 and 219 of the Income-tax Rules, 2026, month by month.
test.each([
  ['2026-04-01', '2026-05-07', '2026-07-31'],
  ['2026-06-30', '2026-07-07', '2026-07-31'],
  ['2026-07-01', '2026-08-07', '2026-10-31'],
  ['2026-09-30', '2026-10-07', '2026-10-31'],
  ['2026-10-01', '2026-11-07', '2027-01-31'],
  ['2026-12-31', '2027-01-07', '2027-01-31'],
  ['2027-01-01', '2027-02-07', '2027-05-31'],
  ['2027-02-28', '2027-03-07', '2027-05-31'],
  ['2027-03-01', '2027-04-30', '2027-05-31'],
  ['2028-02-29', '2028-03-07', '2028-05-31'],
])('deducted on %s: deposit by %s, quarterly statement by %s', (date, deposit, statement) => {
  for (const dues of [tdsDues.resident, tdsDues.salary]) {
    expect(getDepositDay(dues, date)).toBe(deposit);
    expect(getStatementDay(dues, date)).toBe(statement);
  }
});

// The dates of Form 141 in the official calendar of 2026-27.
test.each([
  ['2026-11-01', '2026-12-30'],
  ['2026-12-31', '2027-01-30'],
  ['2027-01-31', '2027-03-02'],
  ['2027-02-28', '2027-03-30'],
  ['2028-01-15', '2028-03-01'],
  ['2028-02-29', '2028-03-30'],
])('an individual who deducts on %s deposits and reports by %s', (date, due) => {
  for (const dues of [tdsDues.rentByIndividual, tdsDues.byIndividual]) {
    expect(getDepositDay(dues, date)).toBe(due);
    expect(getStatementDay(dues, date)).toBe(due);
  }
});

test.each(Object.entries(tdsDues))(
  'the days for %s name their rules in both Acts and when they were checked',
  (_, { deposit, statement }) => {
    for (const rule of [deposit, statement]) {
      expect(rule.section1961).toMatch(/rule 3[01]/);
      expect(rule.section2025).toMatch(/rule 21[89]/);
      expect(rule.source).toMatch(/Rules, 2026/);
      expect(rule.checkedOn).toMatch(/^2026-/);
    }
  },
);
