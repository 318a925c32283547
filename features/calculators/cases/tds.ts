import type { Percent, Rupees } from '@/content/types/units';
import { createOwnCase, type WorkedCase } from '@/features/calculators/cases/worked-case';
import { calculateTds } from '@/features/calculators/tds/tds';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { TaxRegime } from '@/lib/law/tax/regimes';
import { incomeTypes, type OfferedIncomeType } from '@/lib/law/tds/income-types';
import { decideTds, type TdsByLawInput } from '@/lib/law/tds/tds';
import { decideNonResident } from '@/lib/law/tds/tds-non-resident';
import { decideRent } from '@/lib/law/tds/tds-rent';
import { decideSalaryTds } from '@/lib/law/tds/tds-salary';

type Salary = [salary: Rupees, regime: TaxRegime, deductions: Rupees, tds: Rupees, working: string];

/** A year's salary in FY 2025-26 and the TDS of the year, which is the tax on it. */
const salaries: readonly Salary[] = [
  [
    ...([52_00_000, 'old', 0, 15_21_000] as const),
    'on 51,50,000 tax and surcharge of 10% are 14,93,250, at most 13,12,500 + 1,50,000 = 14,62,500; × 1.04',
  ],
  [
    ...([52_00_000, 'new', 0, 12_53_200] as const),
    'on 51,25,000 tax and surcharge of 10% are 12,29,250, at most 10,80,000 + 1,25,000 = 12,05,000; × 1.04',
  ],
  [
    ...([12_85_000, 'new', 0, 10_400] as const),
    'on 12,10,000 the tax is 61,500, after rebate at most the 10,000 above 12,00,000; × 1.04',
  ],
  [
    ...([20_00_000, 'new', 0, 1_92_400] as const),
    'on 19,25,000: 20,000 + 40,000 + 60,000 + 65,000 = 1,85,000; × 1.04',
  ],
  [
    ...([20_00_000, 'old', 2_00_000, 3_51_000] as const),
    'on 17,50,000: 1,12,500 + 2,25,000 = 3,37,500; × 1.04',
  ],
];

const bySalary = salaries.map(([salary, regime, deductions, tds, working]) =>
  createOwnCase({
    working,
    description: `Section 192, salary of ${formatRupees(salary)} in FY 2025-26, ${regime} regime, deductions ${formatRupees(deductions)}`,
    expected: `TDS of the year ${formatRupees(tds)}`,
    workOut: () => {
      const ageCategory = 'below60';
      const salaryPayment = {
        date: '2025-12-31',
        salary,
        regime,
        ageCategory,
        deductions,
      } as const;
      return `TDS of the year ${formatRupees(decideSalaryTds(salaryPayment)?.tax.payable ?? Number.NaN)}`;
    },
  }),
);

type Paid = [type: OfferedIncomeType, income: Rupees, rate: Percent, tds: Rupees, working: string];

const paid: readonly Paid[] = [
  ['salary', 2_50_000, 0, 0, 'up to 2,50,000 nothing'],
  ['salary', 2_50_001, 5, 12_500, '2,50,001 × 5 ÷ 100 = 12,500.05'],
  ['salary', 6_00_000, 20, 1_20_000, '6,00,000 × 20 ÷ 100 = 1,20,000'],
  ['salary', 10_00_001, 30, 3_00_000, '10,00,001 × 30 ÷ 100 = 3,00,000.30'],
  ['interest', 1_00_000, 10, 10_000, '1,00,000 × 10 ÷ 100 = 10,000'],
  ['commission', 1_00_000, 5, 5_000, '1,00,000 × 5 ÷ 100 = 5,000'],
  ['professionalFees', 1_00_000, 10, 10_000, '1,00,000 × 10 ÷ 100 = 10,000'],
  ['rent', 1_00_000, 10, 10_000, '1,00,000 × 10 ÷ 100 = 10,000'],
  ['contractorPayment', 1_00_000, 1, 1_000, '1,00,000 × 1 ÷ 100 = 1,000'],
];

const findTypeLabel = (type: OfferedIncomeType) =>
  incomeTypes.find(({ value }) => value === type)?.label;

const plain = { payee: 'individual', hasPan: true, paidBefore: 0 } as const;
const commission = { ...plain, payment: 'commission', date: '2026-11-21' } as const;
const fees = { ...plain, payment: 'professionalFees', date: '2026-11-21' } as const;

type ByLaw = [
  description: string,
  input: TdsByLawInput,
  rate: Percent,
  tds: Rupees,
  working: string,
];

/** One payment by law; a rate of 0 means that nothing is deducted. */
const byLaw: readonly ByLaw[] = [
  [
    'commission of ₹20,000 on 21 November 2026',
    { ...commission, amount: 20_000 },
    ...([0, 0, 'nothing is due up to 20,000 a year'] as const),
  ],
  [
    'commission of ₹20,001 on 21 November 2026',
    { ...commission, amount: 20_001 },
    ...([2, 400.02, 'above 20,000, so on all of it: 20,001 × 2 ÷ 100'] as const),
  ],
  [
    'commission of ₹20,001 on 21 November 2026, no PAN',
    { ...commission, amount: 20_001, hasPan: false },
    ...([20, 4_000.2, '20,001 × 20 ÷ 100'] as const),
  ],
  [
    'commission of ₹20,001 on 30 September 2024',
    { ...commission, date: '2024-09-30', amount: 20_001 },
    ...([5, 1_000.05, '5% until 30 September 2024: 20,001 × 5 ÷ 100'] as const),
  ],
  [
    'professional fees of ₹10,000 on 21 November 2026 after ₹45,000 in the year',
    { ...fees, amount: 10_000, paidBefore: 45_000 },
    ...([
      10,
      5_500,
      '55,000 in the year is above 50,000, so on all of it: 55,000 × 10 ÷ 100',
    ] as const),
  ],
  [
    'contract work of ₹30,001 by a company on 21 November 2026',
    { ...fees, payment: 'contractor', payee: 'other', amount: 30_001 },
    ...([2, 600.02, 'above 30,000 at once: 30,001 × 2 ÷ 100'] as const),
  ],
];

const on = { ...plain, date: '2026-11-21' } as const;
const rent = { date: '2027-03-31', since: null, until: null, hasPan: true } as const;

type Decided = { rate: Percent; tds: Rupees } | null;
type BySection = [
  description: string,
  decide: () => Decided,
  rate: Percent,
  tds: Rupees,
  working: string,
];

const deferDecision = (input: TdsByLawInput) => (): Decided => {
  const decision = decideTds(input);
  return decision && { ...decision, rate: decision.crossed === null ? 0 : decision.rate };
};

const bySection: readonly BySection[] = [
  [
    '393(1), Sl. 1(i): insurance commission of ₹20,001 to an individual',
    deferDecision({ ...on, payment: 'insuranceCommission', amount: 20_001 }),
    ...([2, 400.02, 'above 20,000 in the year: 20,001 × 2 ÷ 100'] as const),
  ],
  [
    '393(1), Sl. 5(ii): interest of ₹1,00,000 from a bank to a payee of 60',
    deferDecision({ ...on, payment: 'bankInterest', isSenior: true, amount: 1_00_000 }),
    ...([0, 0, 'nothing is due up to 1,00,000 a year'] as const),
  ],
  [
    '393(1), Sl. 5(ii): interest of ₹1,00,001 from a bank to a payee of 60',
    deferDecision({ ...on, payment: 'bankInterest', isSenior: true, amount: 1_00_001 }),
    ...([10, 10_000.1, 'above 1,00,000, so on all of it: 1,00,001 × 10 ÷ 100'] as const),
  ],
  [
    '393(1), Sl. 2(ii): rent of a shop, ₹50,000 and then ₹1 for the same month',
    deferDecision({ ...on, payment: 'rentOfBuilding', amount: 1, inMonth: 50_001 }),
    ...([10, 5_000.1, 'above 50,000 in the month, so on all of it: 50,001 × 10 ÷ 100'] as const),
  ],
  [
    '393(1), Sl. 2(ii): rent of a machine, ₹60,000 a month',
    deferDecision({ ...on, payment: 'rentOfMachinery', amount: 60_000 }),
    ...([2, 1_200, '60,000 × 2 ÷ 100'] as const),
  ],
  [
    '194-I(b): rent of ₹30,000 in FY 2024-25 after ₹2,10,000',
    deferDecision({
      ...{ ...plain, date: '2024-11-21', payment: 'rentOfBuilding' },
      ...{ amount: 30_000, paidBefore: 2_10_000 },
    }),
    ...([0, 0, 'nothing was due up to 2,40,000 a year, until March 2025'] as const),
  ],
  [
    '393(1), Sl. 2(i): an individual pays rent of ₹55,000 a month, with that of March 2027',
    () => decideRent({ ...rent, rent: 55_000 }),
    ...([2, 13_200, 'once for the year: 12 × 55,000 × 2 ÷ 100'] as const),
  ],
  [
    '397(2)(e): the same without a PAN',
    () => decideRent({ ...rent, rent: 55_000, hasPan: false }),
    ...([20, 55_000, '12 × 55,000 × 20 ÷ 100 = 1,32,000, at most the rent of a month'] as const),
  ],
  [
    '393(1), Sl. 6(i): contract work of ₹25,000 by an individual after ₹80,000 in the year',
    deferDecision({ ...on, payment: 'contractor', amount: 25_000, paidBefore: 80_000 }),
    ...([
      1,
      1_050,
      '1,05,000 in the year is above 1,00,000, so on all: 1,05,000 × 1 ÷ 100',
    ] as const),
  ],
  [
    '393(1), Sl. 6(ii): an individual pays a contractor ₹50,00,001',
    deferDecision({ ...on, payment: 'byIndividual', amount: 50_00_001 }),
    ...([2, 1_00_000.02, 'above 50,00,000 in the year: 50,00,001 × 2 ÷ 100'] as const),
  ],
  [
    '393(1), Sl. 6(iii): a fee of ₹59,000 of which ₹9,000 is GST, shown separately',
    deferDecision({ ...on, payment: 'professionalFees', amount: 59_000 - 9_000 }),
    ...([0, 0, '59,000 − 9,000 = 50,000, and nothing is due up to 50,000 a year'] as const),
  ],
  [
    '397(2)(b)(i): a director’s fee of ₹10,000, no PAN or one not linked to Aadhaar',
    deferDecision({ ...on, payment: 'directorsFees', amount: 10_000, hasPan: false }),
    ...([20, 2_000, 'the higher of 10% and 20%, from the first rupee: 10,000 × 20 ÷ 100'] as const),
  ],
  [
    '393(2), Sl. 17: rent of ₹40,000 to a non-resident landlord',
    () => decideNonResident('rent', '2026-11-21', 40_000).deducted,
    ...([
      31.2,
      12_480,
      '30% and cess of 4% of it, from the first rupee: 40,000 × 31.2 ÷ 100',
    ] as const),
  ],
];

const formatTds = (rate: Percent, tds: Rupees) =>
  rate === 0 ? 'nothing to deduct' : `${formatPercent(rate)}, TDS ${formatRupeesAndPaise(tds)}`;

export const cases: readonly WorkedCase[] = [
  ...bySalary,
  ...paid.map(([incomeType, income, rate, tds, working]) =>
    createOwnCase({
      working,
      description: `${findTypeLabel(incomeType)}, ${formatRupees(income)}`,
      expected: `${formatPercent(rate)}, TDS ${formatRupees(tds)}`,
      workOut: () => {
        const result = calculateTds({ income, incomeType });
        return result
          ? `${formatPercent(result.rate)}, TDS ${formatRupees(result.tds)}`
          : 'no result';
      },
    }),
  ),
  ...byLaw.map(([description, input, rate, tds, working]) =>
    createOwnCase({
      working,
      description: `By law, ${description}`,
      expected: formatTds(rate, tds),
      workOut: () => {
        const decision = decideTds(input);
        if (!decision) return 'no result';
        return formatTds(decision.crossed === null ? 0 : decision.rate, decision.tds);
      },
    }),
  ),
  ...bySection.map(([description, decide, rate, tds, working]) =>
    createOwnCase({
      working,
      description: `Section ${description}`,
      expected: formatTds(rate, tds),
      workOut: () => {
        const decision = decide();
        return decision ? formatTds(decision.rate, decision.tds) : 'no result';
      },
    }),
  ),
];
