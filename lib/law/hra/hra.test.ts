import fc from 'fast-check';
import { Exact } from '@/lib/exact';
import {
  calculateHraByLaw,
  getFirstDayOfMonth,
  type HraPeriod,
  splitHraYear,
} from '@/lib/law/hra/hra';

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
  ['2026-04-01', 'Hyderabad', 50],
  ['2026-04-01', 'Ahmedabad', 50],
  ['2026-03-31', 'Bengaluru', 40],
])('from %s %s has %p%% of the salary', (from, city, share) => {
  expect(byLaw({ ...year, from, city }).periods[0]?.share).toBe(share);
});

test('the exemption is the least of the three limits for the year', () => {
  const result = byLaw(year);
  expect(result.periods[0]).toMatchObject({
    limits: { received: 2_40_000, salaryShare: 2_40_000, rentOverSalary: 1_56_000 },
    binding: 'rentOverSalary',
    exempt: 1_56_000,
    rentToNextLimit: 7000,
  });
  expect(result.taxable).toBe(84_000);
});

test('a rent higher by exactly that much makes another limit bind', () => {
  const at = (rent: number) => byLaw({ ...year, rent }).periods[0]?.binding;
  expect(at(24_999)).toBe('rentOverSalary');
  expect(at(25_001)).toBe('received');
});

test('a rent below a tenth of the salary has no exemption, and the result says what rent would', () => {
  const [period] = byLaw({ ...year, rent: 4000 }).periods;
  expect(period).toMatchObject({ exempt: 0, rentToNextLimit: 21_000 });
});

test('a move during the year makes two periods, not an average', () => {
  const result = byLaw(
    { ...year, months: 6 },
    { ...year, from: '2025-10-01', months: 6, rent: 40_000, city: 'Mumbai' },
  );
  expect(result.periods.map(({ exempt }) => exempt)).toEqual([78_000, 1_20_000]);
  expect(result.exempt).toBe(1_98_000);
});

test('basic pay 20,000, then 50,000 from October; HRA 40% of it, rent 15,000, Kanpur: month by month 1,08,000', () => {
  const half = { from: '2026-04-01', months: 6, rent: 15_000, city: 'Kanpur' };
  const result = byLaw(
    { ...half, salary: 20_000, hra: 8_000 },
    { ...half, from: '2026-10-01', salary: 50_000, hra: 20_000 },
  );
  expect(result.periods.map(({ exempt }) => exempt)).toEqual([48_000, 60_000]);
  expect(result.exempt).toBe(1_08_000);
});

test('a raise during the year leaves the annual total unchanged: 4,20,000 with 50,000 a month from October', () => {
  const annual = {
    ...{ from: '2026-04-01', salary: Exact.of(4_20_000), hra: Exact.of(1_68_000) },
    ...{ rent: Exact.of(1_80_000), city: 'Kanpur' },
  };
  const raise = { month: 7, rent: 15_000, city: 'Kanpur', salary: 50_000, hra: 20_000 };
  // Counted as a year of equal months it would be 1,38,000.
  expect(calculateHraByLaw(splitHraYear(annual, []))?.exempt).toBe(1_38_000);
  const periods = splitHraYear(annual, [raise]);
  expect(calculateHraByLaw(periods)).toMatchObject({
    periods: [
      { period: { months: 6, salary: 20_000, hra: 8_000 } },
      { period: { months: 6, salary: 50_000, hra: 20_000 } },
    ],
    exempt: 1_08_000,
    taxable: 60_000,
  });
  const moved = splitHraYear(annual, [raise, { month: 10, rent: 20_000, city: 'Kanpur' }]);
  expect(calculateHraByLaw(moved)?.periods[2]?.period).toMatchObject({ salary: 50_000, months: 3 });
});

// Worked by hand under Schedule III, Table Sl. 11, and rule 279: in Hyderabad half of the salary.
// April to December the allowance, 15,000, is the least; from January the rent less a tenth of
// 60,000, which is 14,000.
test('Sl. 11 and rule 279: 30,000 a month until January, then 60,000, HRA half of it: 1,77,000', () => {
  const annual = {
    ...{ from: '2026-04-01', salary: Exact.of(3_60_000), hra: Exact.of(1_80_000) },
    ...{ rent: Exact.of(2_40_000), city: 'Hyderabad' },
  };
  const raise = { month: 10, rent: 20_000, city: 'Hyderabad', salary: 60_000, hra: 30_000 };
  const periods = splitHraYear({ ...annual, isByMonth: true }, [raise]);
  expect(calculateHraByLaw(periods)).toMatchObject({
    periods: [
      { period: { months: 9, salary: 30_000, hra: 15_000 }, exempt: 1_35_000 },
      { period: { months: 3, salary: 60_000, hra: 30_000 }, exempt: 42_000 },
    ],
    exempt: 1_77_000,
    taxable: 48_000,
  });
  expect(calculateHraByLaw(splitHraYear(annual, [raise]))?.exempt).toBe(1_32_000);
});

const somePeriod = fc.record({
  from: fc.constantFrom('2025-04-01', '2026-04-01'),
  months: fc.integer({ min: 1, max: 12 }),
  salary: fc.integer({ min: 1, max: 10 ** 7 }),
  hra: fc.integer({ min: 1, max: 10 ** 7 }),
  rent: fc.integer({ min: 1, max: 10 ** 7 }),
  city: fc.constantFrom('Mumbai', 'Pune', 'Kanpur'),
});

test('a paisa on either side of the stated rent changes which limit binds', () => {
  fc.assert(
    fc.property(somePeriod, (period) => {
      const at = (rent: Exact) => byLaw({ ...period, rent }).periods[0];
      const rent = Exact.of(period.rent);
      const result = byLaw(period).periods[0];
      const more = result?.rentToNextLimit ?? null;
      const turn = more === null ? rent.minus(result?.rentToSpare ?? Number.NaN) : rent.plus(more);
      expect(at(turn)?.level).toContain('rentOverSalary');
      expect(at(turn)?.level.length).toBeGreaterThan(1);
      expect(at(turn.minus(0.01))?.level).toEqual(['rentOverSalary']);
      expect(at(turn.plus(0.01))?.level).not.toContain('rentOverSalary');
    }),
    { numRuns: 200 },
  );
});

test('equal limits are all named, and the first in the rule binds', () => {
  const [period] = byLaw({ ...year, rent: 25_000 }).periods;
  expect(period?.level).toEqual(['received', 'salaryShare', 'rentOverSalary']);
  expect(period).toMatchObject({ binding: 'received', rentToNextLimit: null, rentToSpare: 0 });
});

test('a year whose months are not in whole rupees loses nothing', () => {
  const periods = splitHraYear(
    {
      from: '2026-04-01',
      salary: Exact.of(1_00_000),
      hra: Exact.of(50_000),
      rent: Exact.of(25_000),
      city: 'Kanpur',
    },
    [],
  );
  expect(calculateHraByLaw(periods)).toMatchObject({ exempt: 15_000, taxable: 35_000 });
});

test('changes divide the year into periods, whatever their order', () => {
  const annual = {
    from: '2026-04-01',
    salary: Exact.of(6_00_000),
    hra: Exact.of(2_40_000),
    rent: Exact.of(1_80_000),
    city: 'Kanpur',
  };
  const periods = splitHraYear(annual, [
    { month: 10, rent: 30_000, city: 'Pune' },
    { month: 7, rent: 18_000, city: 'Kanpur' },
  ]);
  expect(periods.map(({ from, months, city }) => [from, months, city])).toEqual([
    ['2026-04-01', 6, 'Kanpur'],
    ['2026-10-01', 3, 'Kanpur'],
    ['2027-01-01', 3, 'Pune'],
  ]);
  // 6 × 10,000, 3 × 13,000 and 3 × 20,000: rent less 10% twice, then the HRA received.
  expect(calculateHraByLaw(periods)?.exempt).toBe(1_59_000);
  expect(splitHraYear(annual, [{ month: 1, rent: 1, city: 'Pune' }])).toMatchObject([
    { months: 12, rent: 1, city: 'Pune' },
  ]);
  expect(getFirstDayOfMonth('2026-04-01', 12)).toBe('2027-03-01');
});

test.each([0, 13, 1.5, Number.NaN])('%p months give no result', (months) => {
  expect(calculateHraByLaw([{ ...year, months }])).toBeNull();
});

test.each([Number.NaN, -1, 10 ** 16])('a rent of %p gives no result', (rent) => {
  expect(calculateHraByLaw([{ ...year, rent }])).toBeNull();
});

test('without a period there is no result', () => {
  expect(calculateHraByLaw([])).toBeNull();
});
