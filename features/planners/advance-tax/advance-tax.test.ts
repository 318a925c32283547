import fc from 'fast-check';
import { dueDates } from '@/content/due-dates';
import type { DueDates } from '@/content/types/due-dates';
import {
  type AdvanceTaxInput,
  type AdvanceTaxPlan,
  planAdvanceTax,
} from '@/features/planners/advance-tax/advance-tax';
import { instalments } from '@/features/planners/advance-tax/advance-tax-rules';
import {
  computeSimpleInterest,
  cutToHundred,
  roundToTen,
} from '@/features/planners/frame/interest';
import { countMonthsBegun } from '@/features/planners/frame/months';
import { planYears } from '@/features/planners/frame/plan-years';
import { listStatutoryDays } from '@/lib/content/rule-dates';
import { Exact } from '@/lib/exact';
import { expectPlan, expectToAddUp, listRejectedFields } from '@/lib/test-support/read-plan';

const blank: AdvanceTaxInput = {
  year: 'TY2026-27',
  taxpayer: 'individual',
  tax: 1_00_000,
  deducted: null,
  paidJune: null,
  paidSeptember: null,
  paidDecember: null,
  paidMarch: null,
  paidLater: null,
  paidOn: '',
  filedOn: '',
};

const plan = (change: Partial<AdvanceTaxInput>) =>
  expectPlan(planAdvanceTax({ ...blank, ...change }));

function bySection({ lines }: ReturnType<typeof plan>) {
  const sumLines = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return [sumLines('instalment'), sumLines('shortfall'), sumLines('delay')];
}

test.each([
  ['', false],
  ['2027-07-31', false],
  ['2027-08-01', true],
] as const)('a return filed on %j is late, so that a fee may be due: %s', (filedOn, isLate) => {
  expect(plan({ filedOn }).isLate).toBe(isLate);
});

test('tax year 2026-27, all paid on the dates: no interest', () => {
  const result = plan({
    paidJune: 15_000,
    paidSeptember: 30_000,
    paidDecember: 30_000,
    paidMarch: 25_000,
    filedOn: '2027-07-20',
  });
  expect(bySection(result)).toEqual([0, 0, 0]);
  expect(result.total).toBe(0);
});

test('tax year 2026-27, all paid and filed on 20 July 2027', () => {
  const result = plan({ filedOn: '2027-07-20' });
  const parts = result.lines.filter(({ kind }) => kind === 'instalment');
  expect(parts.map(({ amount }) => amount)).toEqual([450, 1_350, 2_250, 1_000]);
  expect(bySection(result)).toEqual([5_050, 4_000, 0]);
  expect(result.interest).toBe(9_050);
  expect(result.total).toBe(1_09_050);
});

test('published, caclubindia 388505: 1,00,000 of AY 2016-17 filed on 31 March 2017', () => {
  const base = cutToHundred(Exact.of(1_00_000));
  expect(
    computeSimpleInterest(base, 1, countMonthsBegun('2016-07-31', '2017-03-31')).toNumber(),
  ).toBe(8_000);
  expect(
    computeSimpleInterest(base, 1, countMonthsBegun('2016-03-31', '2017-03-31')).toNumber(),
  ).toBe(12_000);
});

test('published: section 234B on 1,49,999 for two months is 2,998', () => {
  const { lines } = plan({ tax: 1_49_999, filedOn: '2027-05-31' });
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'shortfall', base: 1_49_900, months: 2, amount: 2_998 }),
  );
});

test.each([
  [9_999, 'below', [0, 0]],
  [9_999.99, 'below', [0, 0]],
  [10_000, null, [505, 400]],
  [10_001, null, [505, 400]],
])('with a tax of %p after TDS advance tax is %p', (net, free, [late = 0, short = 0]) => {
  const result = plan({ tax: net + 50_000, deducted: 50_000, filedOn: '2027-07-31' });
  expect(result.free).toBe(free);
  expect(bySection(result)).toEqual([late, short, 0]);
});

test('10,000 of tax: 15% is 1,500, 45% is 4,500, each base a whole hundred', () => {
  const { lines } = plan({ tax: 10_000 });
  const parts = lines.filter(({ kind }) => kind === 'instalment');
  expect(parts.map(({ amount }) => amount)).toEqual([45, 135, 225, 100]);
});

test('residents of 60 and over without business owe no advance tax, but interest for delay', () => {
  const inTime = plan({ taxpayer: 'senior', tax: 5_00_000, filedOn: '2027-07-31' });
  expect(inTime.free).toBe('senior');
  expect(bySection(inTime)).toEqual([0, 0, 0]);
  const late = plan({ taxpayer: 'senior', tax: 5_00_000, filedOn: '2027-08-01' });
  expect(bySection(late)).toEqual([0, 0, 5_000]);
});

// 12% in June and 36% in September avoid interest; otherwise it is on the gap to 15% and 45%.
test.each([
  [11_999, 90, 990],
  [12_000, 0, 990],
  [12_001, 0, 987],
  [15_000, 0, 900],
  [35_999, 0, 270],
  [36_000, 0, 0],
  [36_001, 0, 0],
])('%i paid by 15 June costs %i for June and %i for September', (paidJune, june, september) => {
  const { lines } = plan({ paidJune });
  const parts = lines.filter(({ kind }) => kind === 'instalment');
  expect(parts.slice(0, 2).map(({ amount }) => amount)).toEqual([june, september]);
});

test.each([
  [74_999, 0],
  [74_900, 3],
  [75_000, 0],
  [75_001, 0],
])('%i paid by 15 December costs %i for December', (paidJune, amount) => {
  const { lines } = plan({ paidJune });
  expect(lines.filter(({ kind }) => kind === 'instalment')[2]).toMatchObject({ amount });
});

test.each([
  [99_900, 1],
  [99_901, 0],
  [1_00_000, 0],
])('%i paid by 15 March costs %i for March', (paidJune, amount) => {
  const { lines } = plan({ paidJune });
  expect(lines.filter(({ kind }) => kind === 'instalment')[3]).toMatchObject({ amount });
});

test.each([
  [89_999, 100],
  [90_000, 0],
  [90_001, 0],
])('%i of 1,00,000 paid in the year costs %i a month after it', (paidLater, amount) => {
  expect(bySection(plan({ paidLater, filedOn: '2027-04-01' }))[1]).toBe(amount);
});

test('a payment after 15 March is advance tax, but too late for the last instalment', () => {
  const result = plan({ paidLater: 1_00_000, filedOn: '2027-07-31' });
  expect(bySection(result)).toEqual([5_050, 0, 0]);
});

test('presumptive income has one instalment, by 15 March, and every payment before it counts', () => {
  const { lines, isPresumptive } = plan({ taxpayer: 'presumptive' });
  expect(isPresumptive).toBe(true);
  expect(lines.flatMap((line) => (line.kind === 'instalment' ? [line.day] : []))).toEqual([
    '2027-03-15',
  ]);
  const short = plan({ taxpayer: 'presumptive', paidJune: 20_000, paidMarch: 30_000 });
  const parts = short.lines.filter(({ kind }) => kind === 'instalment');
  expect(parts).toEqual([
    expect.objectContaining({ day: '2027-03-15', percent: 100, paid: 50_000, amount: 500 }),
  ]);
  expect(bySection(plan({ taxpayer: 'presumptive', paidJune: 1_00_000 }))[0]).toBe(0);
  // What is paid from 16 to 31 March comes after it.
  expect(bySection(plan({ taxpayer: 'presumptive', paidLater: 1_00_000 }))[0]).toBe(1_000);
});

test.each([
  ['individual', '2027-07-31', 0],
  ['individual', '2027-08-01', 1],
  ['individual', '2027-08-31', 1],
  ['individual', '2027-09-01', 2],
  ['business', '2027-08-31', 0],
  ['business', '2027-09-30', 1],
  ['presumptive', '2027-08-31', 0],
  ['audit', '2027-10-31', 0],
  ['audit', '2027-11-01', 1],
  ['transferPricing', '2027-11-30', 0],
  ['transferPricing', '2027-12-31', 1],
] as const)('%s, filed %s: %i months of interest for delay', (taxpayer, filedOn, months) => {
  expect(bySection(plan({ taxpayer, filedOn }))[2]).toBe(months * 1_000);
});

test('tax paid by the due date bears no interest for delay, however late the return', () => {
  const inTime = plan({ paidOn: '2027-07-31', filedOn: '2027-12-31' });
  expect(bySection(inTime)).toEqual([5_050, 4_000, 0]);
  const late = plan({ paidOn: '2027-08-01', filedOn: '2027-12-31' });
  expect(bySection(late)).toEqual([5_050, 5_000, 5_000]);
});

test('AY 2026-27, audited: interest from 21 November, and from 31 October', () => {
  const result = plan({ year: '2026-27', taxpayer: 'audit', filedOn: '2026-12-31' });
  expect(bySection(result)[2]).toBe(2_000);
  expect(result.fromDayInLaw).toMatchObject({ day: '2026-10-31', months: 2, amount: 2_000 });
  const onTheDay = plan({ year: '2026-27', taxpayer: 'audit', filedOn: '2026-12-21' });
  expect(bySection(onTheDay)[2]).toBe(1_000);
  const inTime = plan({ year: '2026-27', taxpayer: 'audit', filedOn: '2026-11-21' });
  expect(inTime.fromDayInLaw).toMatchObject({ months: 1, amount: 1_000 });
  const pricing = plan({ year: '2026-27', taxpayer: 'transferPricing', filedOn: '2026-12-31' });
  expect(pricing.fromDayInLaw).toBeNull();
});

test('a refund is rounded to ten as a payment is', () => {
  const result = plan({ tax: 50_000, deducted: 60_005.5 });
  expect(result.net).toBe(0);
  expect(result.total).toBe(-10_010);
});

test.each([
  [14.99, 10],
  [15, 20],
  [15.5, 20],
  [-14.99, -10],
  [-15, -20],
  [0.99, 0],
])('%p is rounded to %p', (amount, rounded) => {
  expect(roundToTen(Exact.of(amount)).toNumber()).toBe(rounded);
});

test.each([
  [{ tax: null }, 'tax', 'Enter the tax of the year.'],
  [{ tax: 0 }, 'tax', 'Enter the tax of the year.'],
  [{ tax: Number.NaN }, 'tax', 'Write the amount in digits, such as 5,000.'],
  [{ tax: 1e300 }, 'tax', 'Amounts go up to ₹1,00,00,00,00,00,00,000 here.'],
  [{ deducted: -1 }, 'deducted', 'An amount cannot be below zero.'],
  [{ filedOn: '2027-03-31' }, 'filedOn', 'You file a return after the year ends, on 31 Mar 2027.'],
  [{ filedOn: '2027-02-29' }, 'filedOn', 'That date does not exist.'],
  [{ filedOn: '2057-07-31' }, 'filedOn', 'You can file no return of this year after 31 Mar 2032.'],
  [
    { paidOn: '2027-03-31', filedOn: '2027-07-31' },
    'paidOn',
    'What you pay by 31 Mar 2027 is advance tax: enter it above.',
  ],
  [
    { paidOn: '2027-08-01', filedOn: '2027-07-31' },
    'paidOn',
    'You pay the rest before you file, on that day at the latest.',
  ],
  [
    { paidOn: '2027-07-31' },
    'filedOn',
    'Enter the day of filing too: interest may run until then.',
  ],
] as const)('%p is refused with a sentence at %s', (change, field, sentence) => {
  expect(listRejectedFields(planAdvanceTax({ ...blank, ...change }))).toEqual({
    [field]: sentence,
  });
});

test('after the due date a return is belated, then updated, then impossible', () => {
  expect(plan({ filedOn: '2027-12-31' }).isUpdatedReturn).toBe(false);
  expect(plan({ filedOn: '2028-01-01' }).isUpdatedReturn).toBe(true);
  expect(plan({ filedOn: '2032-03-31' }).isUpdatedReturn).toBe(true);
});

test('whatever was paid, the lines add up, and paying more never costs more interest', () => {
  const paise = fc.integer({ min: 0, max: 10 ** 13 }).map((count) => count / 100);
  fc.assert(
    fc.property(paise, paise, paise, fc.constantFrom('2027-07-31', '2027-12-31'), (...payments) => {
      const [tax, paidJune, paidMarch, filedOn] = payments;
      const input = { ...blank, tax: Math.ceil(tax) + 1, paidJune, paidMarch, filedOn };
      const planned = planAdvanceTax(input) as AdvanceTaxPlan;
      const more = planAdvanceTax({
        ...input,
        paidJune: Math.ceil(paidJune) + 1_000,
      }) as AdvanceTaxPlan;
      expectToAddUp(planned.lines, planned.total);
      expect(more.interest.compare(planned.interest)).toBeLessThanOrEqual(0);
    }),
  );
});

test('dates of instalments and returns agree with the calendar', () => {
  const calendar: DueDates = dueDates;
  // A rule of one year alone has the id of the yearly one, and the year.
  const days = (id: string, linesOf: number) =>
    calendar.rules
      .filter((rule) => rule.id === id || rule.id === `${id}-2026-27`)
      .flatMap((rule) => listStatutoryDays(calendar, rule, linesOf));
  const { year, month, percents } = {
    year: 2027,
    month: instalments.value.instalments.map((instalment) => [instalment.month, instalment.day]),
    percents: instalments.value.instalments.map(({ percent }) => `${percent}%`),
  };
  const inCalendar = days('advance-tax', year);
  expect(inCalendar.map(({ part }) => part?.replace(/ \(.*/, '')).sort()).toEqual(percents.sort());
  expect(inCalendar.map(({ date }) => date.slice(5)).sort()).toEqual(
    month.map((day) => day.map((part) => String(part).padStart(2, '0')).join('-')).sort(),
  );
  const rules = {
    others: 'itr-others',
    noAudit: 'itr-no-audit',
    audit: 'itr-audit',
    transferPricing: 'itr-transfer-pricing',
  };
  for (const [kind, id] of Object.entries(rules)) {
    for (const planYear of planYears) {
      const linesOf = kind as keyof typeof rules;
      const day = planYear.movedFrom[linesOf]?.day ?? planYear.returnDue[linesOf];
      expect(days(id, Number(day.slice(0, 4))).map(({ date }) => date)).toContain(day);
    }
  }
});

// Worked by hand: 425 and 424 by the month, 423 from the day after the due date.
test.each<[string, Partial<AdvanceTaxInput>, sections: number[], total: number]>([
  [
    'section 425, was 234C: nothing by June, all by September: 15,000 × 3%',
    { paidSeptember: 1_00_000, filedOn: '2027-07-31' },
    [450, 0, 0],
    450,
  ],
  [
    'section 425, was 234C: a half of each instalment of 2,40,000',
    {
      ...{ tax: 2_40_000, paidJune: 18_000, paidSeptember: 36_000, paidDecember: 36_000 },
      ...{ paidMarch: 30_000, filedOn: '2027-04-30' },
    },
    // 18,000 + 54,000 + 90,000 at 3%, 1,20,000 at 1%; then 1,20,000 for April.
    [540 + 1_620 + 2_700 + 1_200, 1_200, 0],
    1_20_000 + 6_060 + 1_200,
  ],
  [
    'section 424, was 234B: 80,000 of 1,00,000 in time, the rest in July: 20,000 × 4%',
    {
      ...{ paidJune: 15_000, paidSeptember: 30_000, paidDecember: 30_000, paidMarch: 5_000 },
      ...{ paidOn: '2027-07-10', filedOn: '2027-07-10' },
    },
    [200, 800, 0],
    21_000,
  ],
  [
    'section 423, was 234A: 50,000 unpaid, filed two months and a day late: 3%',
    { paidJune: 50_000, filedOn: '2027-10-01' },
    // 25,000 short in December at 3%, 50,000 in March at 1%; seven months of 424.
    [750 + 500, 3_500, 1_500],
    56_250,
  ],
  [
    'section 408(2), was 211(1)(b): presumptive income pays 1% of what is short on 15 March',
    { taxpayer: 'presumptive', paidMarch: 60_000, filedOn: '2027-04-15' },
    [400, 400, 0],
    40_800,
  ],
  [
    'section 404, was 208: TDS that leaves 9,999 leaves no advance tax, and no interest until July',
    { deducted: 90_001, filedOn: '2027-07-31' },
    [0, 0, 0],
    10_000,
  ],
  [
    'section 139(8A): AY 2026-27 unpaid until an updated return of 10 February 2027: 11% and 7%',
    { year: '2026-27', filedOn: '2027-02-10' },
    [5_050, 11_000, 7_000],
    1_23_050,
  ],
])('%s', (_, change, sections, total) => {
  const result = plan(change);
  expect(bySection(result)).toEqual(sections);
  expect(result.total).toBe(total);
});
