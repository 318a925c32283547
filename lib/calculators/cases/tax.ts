import type { Rupees } from '@/content/types/units';
import { ruleSetOf, type StatutoryYear } from '@/lib/calculators/law/rule-sets';
import { calculateStatutoryTax } from '@/lib/calculators/law/tax';
import {
  type AgeCategory,
  ageCategories,
  calculateTax,
  type TaxRegime,
} from '@/lib/calculators/tax';
import { officialFirst, ownCase, type WorkedCase } from '@/lib/calculators/worked-case';
import { formatRupees } from '@/lib/format';

const DEPARTMENT = 'Income Tax Department, FAQ on marginal relief';
const STUDY = 'Study material, as tested by india-tax-guru';
const BUDGET = 'Income Tax Department, FAQ on the Budget of 2025, as reported';
const FINCALC = 'fincalc-blog.in, on marginal relief';

type ByLaw = [string, StatutoryYear, TaxRegime, AgeCategory, totalIncome: Rupees, payable: Rupees];

/** Tax by law on a total income. */
const byLaw: readonly ByLaw[] = [
  [DEPARTMENT, '2024-25', 'old', 'below60', 51_00_000, 14_69_000],
  [DEPARTMENT, '2024-25', 'old', 'below60', 1_02_00_000, 34_25_500],
  [DEPARTMENT, '2024-25', 'old', 'below60', 1_07_00_000, 36_14_910],
  [BUDGET, '2026-27', 'new', 'below60', 12_10_000, 10_400],
  [FINCALC, '2026-27', 'new', 'below60', 12_25_000, 26_000],
  [FINCALC, '2026-27', 'new', 'below60', 12_01_000, 1_040],
  [STUDY, '2026-27', 'new', 'below60', 1_01_50_000, 31_07_520],
  [STUDY, '2026-27', 'old', 'below60', 6_51_000, 44_410],
  [STUDY, '2026-27', 'new', 'below60', 13_05_000, 78_780],
  [STUDY, '2026-27', 'old', 'below60', 5_03_200, 13_670],
  [STUDY, '2026-27', 'old', 'above80', 5_90_000, 18_720],
  [STUDY, '2026-27', 'new', 'above80', 5_90_000, 0],
  ['askfilo.com, option 3 of the question', '2024-25', 'new', 'below60', 51_75_000, 14_30_000],
];

type OwnByLaw = [TaxRegime, totalIncome: Rupees, payable: Rupees, working: string];

/** The same for tax year 2026-27, below 60. */
const ownByLaw: readonly OwnByLaw[] = [
  ['new', 12_00_000, 0, '4,00,000 × 5% + 4,00,000 × 10% = 60,000, all of it rebate'],
  [
    ...(['new', 12_00_010, 10] as const),
    'the slabs make 60,001.50, relief holds it to the ₹10 above 12,00,000; with cess 10.40, to ₹10',
  ],
  ['old', 5_00_000, 0, '2,50,000 × 5% = 12,500, all of it rebate'],
  [
    ...(['old', 5_00_010, 13_000] as const),
    'no rebate: 12,500 + 10 × 20% = 12,502; with cess 13,002.08, to ₹10',
  ],
];

type Estimated = [
  TaxRegime,
  AgeCategory,
  income: Rupees,
  deductions: Rupees,
  total: Rupees,
  working: string,
];

/** The simplified estimate of AY 2024-25. */
const estimated: readonly Estimated[] = [
  [
    ...(['old', 'below60', 12_00_000, 1_50_000, 1_32_600] as const),
    '12,500 + 1,00,000 + 50,000 × 30% = 1,27,500; with 4% cess 1,32,600',
  ],
  [
    ...(['old', 'below60', 12_00_000, 0, 1_79_400] as const),
    '12,500 + 1,00,000 + 2,00,000 × 30% = 1,72,500; with 4% cess 1,79,400',
  ],
  [
    ...(['new', 'below60', 12_00_000, 0, 93_600] as const),
    '15,000 + 30,000 + 45,000 = 90,000; with 4% cess 93,600',
  ],
  ['old', 'below60', 2_50_000, 0, 0, 'nil up to 2,50,000'],
  ['old', '60to80', 3_00_000, 0, 0, 'nil up to 3,00,000'],
  ['old', 'above80', 5_00_000, 0, 0, 'nil up to 5,00,000'],
  [
    ...(['new', 'below60', 15_00_000, 0, 1_56_000] as const),
    '15,000 + 30,000 + 45,000 + 60,000 = 1,50,000; with 4% cess 1,56,000',
  ],
];

const ageIn = (value: AgeCategory) =>
  ageCategories.find((age) => age.value === value)?.label.toLowerCase();

const payableIn = (...[year, regime, ageCategory, totalIncome]: Person) =>
  formatRupees(
    calculateStatutoryTax({ year, regime, ageCategory, totalIncome })?.payable ?? Number.NaN,
  );

type Person = [StatutoryYear, TaxRegime, AgeCategory, totalIncome: Rupees];

const inWords = (...[year, regime, ageCategory, totalIncome]: Person) =>
  `By law, ${ruleSetOf(year).label}, ${regime} regime, ${ageIn(ageCategory)}: total income ${formatRupees(totalIncome)}`;

export const cases: readonly WorkedCase[] = officialFirst([
  ...byLaw.map(([source, ...rest]) => {
    const [year, regime, ageCategory, totalIncome, payable] = rest;
    const person: Person = [year, regime, ageCategory, totalIncome];
    return {
      source,
      isOfficial: source === DEPARTMENT,
      given: inWords(...person),
      expected: formatRupees(payable),
      workOut: () => payableIn(...person),
    };
  }),
  ...ownByLaw.map(([regime, totalIncome, payable, working]) => {
    const person: Person = ['TY2026-27', regime, 'below60', totalIncome];
    return ownCase({
      working,
      given: inWords(...person),
      expected: formatRupees(payable),
      workOut: () => payableIn(...person),
    });
  }),
  ...estimated.map(([regime, ageCategory, income, deductions, total, working]) =>
    ownCase({
      working,
      given: `Estimate, ${regime} regime, ${ageIn(ageCategory)}: income ${formatRupees(income)}, deductions ${formatRupees(deductions)}`,
      expected: formatRupees(total),
      workOut: () =>
        formatRupees(
          calculateTax({ income, regime, ageCategory, deductions })?.total ?? Number.NaN,
        ),
    }),
  ),
]);
