/** Dates, late fees and interest worked out by hand from the section that each title names. */

import { dueDates } from '@/content/due-dates';
import { listDues } from '@/features/calendar/calendar';
import { type AdvanceTaxInput, planAdvanceTax } from '@/features/planners/advance-tax/advance-tax';
import { type LateGstInput, planLateGst } from '@/features/planners/late-gst/late-gst';
import { type LateRocInput, planLateRoc } from '@/features/planners/late-roc/late-roc';
import { type LateTdsInput, planLateTds } from '@/features/planners/late-tds/late-tds';
import { planReturnFee, type ReturnFeeInput } from '@/features/planners/return-fee/return-fee';
import { expectPlan } from '@/lib/test-support/read-plan';

describe('late fees', () => {
  const first = { year: '2026-27', kind: 'others', filing: 'first', isRequired: false } as const;
  const computeFee = (change: Partial<ReturnFeeInput>) =>
    expectPlan(planReturnFee({ ...first, income: 6_00_000, filedOn: '2026-12-15', ...change })).fee;

  test('Section 234F, AY 2026-27: ₹5,00,000 filed on 15 December 2026 costs ₹1,000', () => {
    expect(computeFee({ income: 5_00_000 })).toBe(1_000);
  });

  test('Section 234F, AY 2026-27: ₹5,00,010 filed on the last day costs ₹5,000', () => {
    expect(computeFee({ income: 5_00_010, filedOn: '2026-12-31' })).toBe(5_000);
  });

  test('Section 234F(1): no fee up to ₹4,00,000, where no return was required', () => {
    expect(computeFee({ income: 4_00_000 })).toBe(0);
    expect(computeFee({ income: 4_00_000, isRequired: true })).toBe(1_000);
  });

  const gst: LateGstInput = {
    ...{ form: 'gstr3b', isNil: false, turnover: 1_20_00_000, stateTurnover: null },
    ...{ cash: null, deposited: null, dueOn: '2027-01-20', filedOn: '2027-02-20' },
  };
  const sumPart = (kind: string, change: Partial<LateGstInput>) =>
    expectPlan(planLateGst({ ...gst, ...change }))
      .lines.filter((line) => line.kind === kind)
      .reduce((total, { amount }) => total + amount, 0);

  test('CGST section 47(1): GSTR-3B 31 days late is 31 days of ₹50, below the cap of ₹2,000', () => {
    expect(sumPart('fee', {})).toBe(1_550);
    expect(sumPart('fee', { filedOn: '2027-03-02' })).toBe(2_000);
  });

  test('CGST section 47(2): GSTR-9 of a turnover of ₹3 crore, 31 days late, is ₹1,550', () => {
    const annual = { form: 'gstr9', turnover: 3_00_00_000, stateTurnover: 3_00_00_000 } as const;
    expect(sumPart('fee', { ...annual, dueOn: '2026-12-31', filedOn: '2027-01-31' })).toBe(1_550);
  });

  test('CGST section 50(1): ₹1,00,000 in cash, 31 days late, bears 18% of a year', () => {
    expect(sumPart('interest', { cash: 1_00_000 })).toBeCloseTo(1_528.77, 2);
  });

  const roc = { form: 'aoc4', capital: 10_00_000, turnover: null } as const;
  const getCost = (change: Partial<LateRocInput>) =>
    expectPlan(planLateRoc({ ...roc, dueOn: '2026-10-30', filedOn: '2026-12-29', ...change }))
      .total;

  test('Companies Act, section 403: AOC-4 60 days late is ₹400 and 60 days of ₹100', () => {
    expect(getCost({})).toBe(6_400);
  });

  test('Companies Act, section 403: MGT-7 due on Sunday 29 November costs ₹100 more on Monday', () => {
    const annual = { form: 'mgt7', dueOn: '2026-11-29' } as const;
    expect(getCost({ ...annual, filedOn: '2026-11-29' })).toBe(400);
    expect(getCost({ ...annual, filedOn: '2026-11-30' })).toBe(500);
  });
});

describe('interest', () => {
  const year: AdvanceTaxInput = {
    ...{ year: 'TY2026-27', taxpayer: 'individual', tax: 1_50_000, deducted: null },
    ...{ paidJune: 22_500, paidSeptember: 45_000, paidDecember: 45_000, paidMarch: 37_500 },
    ...{ paidLater: null, paidOn: '', filedOn: '2027-07-20' },
  };
  const interestOn = (change: Partial<AdvanceTaxInput>) => {
    const { lines } = expectPlan(planAdvanceTax({ ...year, ...change }));
    return ['instalment', 'shortfall', 'delay'].map((kind) =>
      lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0),
    );
  };

  test('Section 425(1): three instalments short by ₹12,500, ₹17,500 and ₹12,500 cost ₹1,275', () => {
    const paid = { paidJune: 10_000, paidSeptember: 40_000, paidDecember: 50_000 };
    expect(interestOn({ ...paid, paidMarch: 50_000 })).toEqual([1_275, 0, 0]);
  });

  test('Section 425(1), proviso: 12% in June and 36% in September cost nothing', () => {
    const paid = { paidJune: 18_000, paidSeptember: 36_000, paidDecember: 58_500 };
    expect(interestOn(paid)).toEqual([0, 0, 0]);
    expect(interestOn({ ...paid, paidJune: 17_999, paidSeptember: 36_001 })[0]).toBe(135);
  });

  test('Section 424: below 90% on 31 March, ₹10,000 short until July cost ₹400', () => {
    const paid = { tax: 1_00_000, paidJune: 15_000, paidSeptember: 30_000, paidDecember: 30_000 };
    expect(interestOn({ ...paid, paidMarch: 14_999 })).toEqual([100, 400, 0]);
    expect(interestOn({ ...paid, paidMarch: 15_000 })).toEqual([100, 0, 0]);
  });

  test('Section 423: ₹10,000 unpaid, filed on 5 November 2027, is four months of 1%', () => {
    const paid = { tax: 1_00_000, paidJune: 15_000, paidSeptember: 30_000, paidDecember: 30_000 };
    expect(interestOn({ ...paid, paidMarch: 15_000, filedOn: '2027-11-05' })).toEqual([
      100, 0, 400,
    ]);
  });

  const tds: LateTdsInput = {
    ...{ deductor: 'other', tax: 25_000, deductibleOn: '', deductedOn: '2026-01-30' },
    ...{ paidOn: '2026-04-15', daysLate: null, filedOn: '', statementTax: null },
  };

  test('Section 201(1A)(ii): ₹25,000 deducted in January, paid in April 2026, by both counts', () => {
    const { ways } = expectPlan(planLateTds(tds));
    // Four calendar months, or three of thirty days from 30 January.
    expect(ways.map(({ total }) => total)).toEqual([1_500, 1_125]);
  });

  test('Section 398(3)(a): deducted two months late, then paid in time, is 1% a month', () => {
    const late = { deductibleOn: '2027-04-05', deductedOn: '2027-06-28', paidOn: '2027-07-07' };
    const { ways } = expectPlan(planLateTds({ ...tds, tax: 10_000, ...late }));
    expect(ways.map(({ total }) => total)).toEqual([300, 300]);
  });
});

describe('dates', () => {
  const dues = listDues(dueDates);
  const listDates = (id: string, from: string, until: string) =>
    dues.flatMap(({ rule, date }) =>
      rule.id === id && date >= from && date <= until ? [date] : [],
    );

  test.each([
    ['Rule 218: the tax deducted in March 2027', 'tds-payment', '2027-04-01', ['2027-04-30']],
    [
      'Rule 219: Form 141 for January, thirty days on',
      'form-141',
      '2027-03-01',
      ['2027-03-02', '2027-03-30'],
    ],
    [
      'Section 63(5) and rule 188: a month before ITR-7',
      'trust-report',
      '2027-09-01',
      ['2027-09-30'],
    ],
    ['CGST section 16(4): credit of 2026-27', 'input-credit', '2027-11-01', ['2027-11-30']],
    ['CGST rule 61(3): no PMT-06 for a quarter’s last month', 'pmt-06', '2027-04-01', []],
    ['CGST rule 3(3): stock within 60 days of 1 April', 'itc-03', '2027-05-01', ['2027-05-30']],
    ['LLP Act, section 35: 60 days from 31 March', 'llp-11', '2027-05-01', ['2027-05-30']],
    [
      'Companies Act, section 137: 30 days from 30 September',
      'aoc-4',
      '2027-10-01',
      ['2027-10-30'],
    ],
    ['Section 37(2)(g): bills of small suppliers', 'small-suppliers', '2027-03-01', ['2027-03-31']],
  ])('%s', (_section, id, from, dates) => {
    expect(listDates(id, from, `${from.slice(0, 8)}31`)).toEqual(dates);
  });
});
