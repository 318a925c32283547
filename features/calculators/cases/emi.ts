import type { Rupees } from '@/content/types/units';
import { createOwnCase, type WorkedCase } from '@/features/calculators/cases/worked-case';
import { computeAnnualPercentageRate } from '@/features/calculators/emi/annual-percentage-rate';
import { workOutEmi } from '@/features/calculators/emi/emi';
import { scheduleLoan } from '@/features/calculators/emi/emi-schedule';
import { Exact } from '@/lib/exact';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

const RESERVE_BANK =
  'Reserve Bank of India, directions on microfinance loans of 14 March 2022 as updated on 10 October 2024, Annex II, read in a copy of their text';

const round = (rate: number | null) =>
  rate === null ? 'no rate' : formatPercent(Math.round(rate * 100) / 100);

/** The Reserve Bank's worked example of a key facts statement: ₹20,000 at 15% over 24 months. */
const keyFacts = { principal: 20_000, annualRate: 15, months: 24, processingFee: 400 };

const workOutSpecified = ({ principal, annualRate, months }: typeof keyFacts) =>
  workOutEmi({
    loanAmount: principal,
    annualRate: Exact.of(annualRate),
    tenureYears: Exact.of(months).over(12),
  });

const official: readonly WorkedCase[] = [
  {
    description: '₹20,000 at 15% over 24 months',
    expected: 'EMI ₹970, interest ₹3,274, payable ₹23,274',
    workOut: () => {
      const result = workOutSpecified(keyFacts);
      if (!result) return 'no result';
      const { emi, interest, total } = result;
      return `EMI ${formatRupees(emi)}, interest ${formatRupees(interest)}, payable ${formatRupees(total)}`;
    },
  },
  {
    description: '₹20,000 at 15% over 24 months with charges of ₹400 at the start',
    expected: 'annual percentage rate 17.07%',
    workOut: () => `annual percentage rate ${round(computeAnnualPercentageRate(keyFacts))}`,
  },
].map((example) => ({ ...example, source: RESERVE_BANK, isOfficial: true }));

type Loan = [
  amount: Rupees,
  rate: string,
  years: number,
  emi: Rupees,
  payable: Rupees,
  working: string,
];

/** The rate is in percent a year. */
const loans: readonly Loan[] = [
  [
    ...([10_00_000, '8.5', 20, 8_678, 20_82_776] as const),
    'r = 8.5 ÷ 1,200 and (1 + r)^240 = 5.441243; 10,00,000 × r × 5.441243 ÷ 4.441243 = 8,678.2323; × 240 = 20,82,775.76',
  ],
  [
    ...([50_00_000, '8.5', 20, 43_391, 1_04_13_879] as const),
    '50,00,000 × r × 5.441243 ÷ 4.441243 = 43,391.1617; × 240 = 1,04,13,878.80',
  ],
  [
    ...([50_00_000, '8.5', 40, 36_655, 1_75_94_258] as const),
    '(1 + r)^480 = 29.607121; 50,00,000 × r × 29.607121 ÷ 28.607121 = 36,654.7034; × 480 = 1,75,94,257.64',
  ],
  [
    ...([1_00_000, '12', 1, 8_885, 1_06_619] as const),
    '1.01^12 = 1.126825; 1,00,000 × 0.01 × 1.126825 ÷ 0.126825 = 8,884.8789; × 12 = 1,06,618.55',
  ],
];

const own: readonly WorkedCase[] = [
  ...loans.map(([amount, rate, years, emi, payable, working]) =>
    createOwnCase({
      working,
      description: `${formatRupees(amount)} at ${formatPercent(Number(rate))} over ${years} ${years === 1 ? 'year' : 'years'}`,
      expected: `EMI ${formatRupees(emi)}, payable ${formatRupees(payable)}`,
      workOut: () => {
        const result = workOutEmi({
          loanAmount: amount,
          annualRate: Exact.of(rate),
          tenureYears: years,
        });
        return result
          ? `EMI ${formatRupees(result.emi)}, payable ${formatRupees(result.total)}`
          : 'no result';
      },
    }),
  ),
  createOwnCase({
    working:
      'instalment 8,885; interest of the first month 1,00,000 ÷ 100 = 1,000; twelve months on, the last instalment takes what is left and its interest',
    description: 'Schedule of ₹1,00,000 at 12% over 1 year',
    expected: 'first interest ₹1,000, 12 instalments, ₹0 left',
    workOut: () => {
      const rows = scheduleLoan({ principal: 1_00_000, annualRate: 12, months: 12 })?.rows ?? [];
      const [first, last] = [rows[0]?.interest ?? Number.NaN, rows.at(-1)?.closing ?? Number.NaN];
      return `first interest ${formatRupees(first)}, ${rows.length} instalments, ${formatRupeesAndPaise(last)} left`;
    },
  }),
];

export const cases: readonly WorkedCase[] = [...official, ...own];
