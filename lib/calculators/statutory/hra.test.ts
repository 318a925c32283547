import { calculateHraByLaw, type HraPeriod } from '@/lib/calculators/statutory/hra';

const year: HraPeriod = {
  from: '2025-04-01',
  months: 12,
  salary: 50_000,
  hra: 20_000,
  rent: 18_000,
  city: 'Pune',
};

function byLaw(...periods: HraPeriod[]) {
  const result = calculateHraByLaw(periods);
  if (!result) throw new Error('no result');
  return result;
}

test.each([
  ['2025-04-01', 'Pune', 40],
  ['2026-04-01', 'Pune', 50],
  ['2025-04-01', 'Chennai', 50],
  ['2026-04-01', 'Chennai', 50],
  ['2026-04-01', 'Kanpur', 40],
  ['2026-04-01', 'Bengaluru', 50],
  ['2026-03-31', 'Bengaluru', 40],
])('from %s %s has %p%% of the salary', (from, city, share) => {
  expect(byLaw({ ...year, from, city }).periods[0]?.share).toBe(share);
});

test('the least of the three, for the year', () => {
  const result = byLaw(year);
  expect(result.periods[0]).toMatchObject({
    limits: { received: 2_40_000, salaryShare: 2_40_000, rentOverSalary: 1_56_000 },
    binding: 'rentOverSalary',
    exempt: 1_56_000,
    rentToNextLimit: 7000,
  });
  expect(result.taxable).toBe(84_000);
});

test('a higher rent by just that much makes another limit bind', () => {
  const at = (rent: number) => byLaw({ ...year, rent }).periods[0]?.binding;
  expect(at(24_999)).toBe('rentOverSalary');
  expect(at(25_001)).toBe('received');
});

test('a rent below a tenth of the salary has no exemption, and says what it takes', () => {
  const [period] = byLaw({ ...year, rent: 4000 }).periods;
  expect(period).toMatchObject({ exempt: 0, rentToNextLimit: 21_000 });
});

test('a move in the year is two periods, not an average', () => {
  const result = byLaw(
    { ...year, months: 6 },
    { ...year, from: '2025-10-01', months: 6, rent: 40_000, city: 'Mumbai' },
  );
  expect(result.periods.map(({ exempt }) => exempt)).toEqual([78_000, 1_20_000]);
  expect(result.exempt).toBe(1_98_000);
});

test.each([Number.NaN, -1, 10 ** 11])('a rent of %p has no result', (rent) => {
  expect(calculateHraByLaw([{ ...year, rent }])).toBeNull();
});

test('no period has no result', () => {
  expect(calculateHraByLaw([])).toBeNull();
});
