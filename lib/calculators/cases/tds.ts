import type { Percent, Rupees } from '@/content/types/units';
import { decideTds, type TdsByLawInput } from '@/lib/calculators/law/tds';
import { decideSalaryTds } from '@/lib/calculators/law/tds-salary';
import type { TaxRegime } from '@/lib/calculators/tax';
import { calculateTds, incomeTypes, type OfferedIncomeType } from '@/lib/calculators/tds';
import { ownCase, type WorkedCase } from '@/lib/calculators/worked-case';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Salary = [salary: Rupees, regime: TaxRegime, deductions: Rupees, tds: Rupees];

/** A year's salary in AY 2026-27 and the TDS of the year, which is the tax on it. */
const salaries: readonly Salary[] = [
  [52_00_000, 'old', 0, 15_21_000],
  [52_00_000, 'new', 0, 12_53_200],
  [12_85_000, 'new', 0, 10_400],
  [20_00_000, 'new', 0, 1_92_400],
  [20_00_000, 'old', 2_00_000, 3_51_000],
];

const published: readonly WorkedCase[] = salaries.map(([salary, regime, deductions, tds]) => ({
  source: 'india-tax-guru, an open-source project, which worked it out in three ways',
  isOfficial: false,
  given: `By law, salary of ${formatRupees(salary)} in FY 2025-26, ${regime} regime, deductions ${formatRupees(deductions)}`,
  expected: `TDS of the year ${formatRupees(tds)}`,
  workOut: () => {
    const ageCategory = 'below60';
    const given = { date: '2025-12-31', salary, regime, ageCategory, deductions } as const;
    return `TDS of the year ${formatRupees(decideSalaryTds(given)?.tax.payable ?? Number.NaN)}`;
  },
}));

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

const labelOf = (type: OfferedIncomeType) => incomeTypes.find(({ value }) => value === type)?.label;

const plain = { payee: 'individual', hasPan: true, paidBefore: 0 } as const;
const commission = { ...plain, payment: 'commission', date: '2026-11-21' } as const;
const fees = { ...plain, payment: 'professionalFees', date: '2026-11-21' } as const;

type ByLaw = [given: string, input: TdsByLawInput, rate: Percent, tds: Rupees, working: string];

/** One payment, by law; a rate of 0 means nothing is deducted. */
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

const inWords = (rate: Percent, tds: Rupees) =>
  rate === 0 ? 'nothing to deduct' : `${formatPercent(rate)}, TDS ${formatRupeesAndPaise(tds)}`;

export const cases: readonly WorkedCase[] = [
  ...published,
  ...paid.map(([incomeType, income, rate, tds, working]) =>
    ownCase({
      working,
      given: `${labelOf(incomeType)}, ${formatRupees(income)}`,
      expected: `${formatPercent(rate)}, TDS ${formatRupees(tds)}`,
      workOut: () => {
        const result = calculateTds({ income, incomeType });
        return result
          ? `${formatPercent(result.rate)}, TDS ${formatRupees(result.tds)}`
          : 'no result';
      },
    }),
  ),
  ...byLaw.map(([given, input, rate, tds, working]) =>
    ownCase({
      working,
      given: `By law, ${given}`,
      expected: inWords(rate, tds),
      workOut: () => {
        const decision = decideTds(input);
        if (!decision) return 'no result';
        return inWords(decision.crossed === null ? 0 : decision.rate, decision.tds);
      },
    }),
  ),
];
