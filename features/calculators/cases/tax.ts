import type { Rupees } from '@/content/types/units';
import {
  createOwnCase,
  sortOfficialFirst,
  type WorkedCase,
} from '@/features/calculators/cases/worked-case';
import { calculateTax } from '@/features/calculators/tax/tax';
import { formatRupees } from '@/lib/format';
import { type AgeCategory, ageCategories, type TaxRegime } from '@/lib/law/tax/regimes';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

const DEPARTMENT = 'Income Tax Department, FAQ on marginal relief';
const BUDGET = 'Income Tax Department, FAQ on the Budget of 2025, as reported';

type ByLaw = [string, StatutoryYear, TaxRegime, AgeCategory, totalIncome: Rupees, payable: Rupees];

const byLaw: readonly ByLaw[] = [
  [DEPARTMENT, '2024-25', 'old', 'below60', 51_00_000, 14_69_000],
  [DEPARTMENT, '2024-25', 'old', 'below60', 1_02_00_000, 34_25_500],
  [DEPARTMENT, '2024-25', 'old', 'below60', 1_07_00_000, 36_14_910],
  [BUDGET, '2026-27', 'new', 'below60', 12_10_000, 10_400],
];

type OwnByLaw = [...Person, payable: Rupees, working: string];

const thisYear = 'TY2026-27';

const ownByLaw: readonly OwnByLaw[] = [
  [
    ...([thisYear, 'new', 'below60', 12_00_000, 0] as const),
    'sections 202 and 156: 4,00,000 × 5% + 4,00,000 × 10% = 60,000, all of it rebate',
  ],
  [
    ...([thisYear, 'new', 'below60', 12_00_010, 10] as const),
    'section 156: the slabs make 60,001.50, relief holds it to the ₹10 above 12,00,000; with cess 10.40, to ₹10',
  ],
  [
    ...([thisYear, 'old', 'below60', 5_00_000, 0] as const),
    'section 156: 2,50,000 × 5% = 12,500, all of it rebate',
  ],
  [
    ...([thisYear, 'old', 'below60', 5_00_010, 13_000] as const),
    'section 156, no rebate: 12,500 + 10 × 20% = 12,502; with cess 13,002.08, to ₹10',
  ],
  [
    ...(['2026-27', 'new', 'below60', 12_25_000, 26_000] as const),
    'section 87A: the slabs make 63,750, relief holds it to the 25,000 above 12,00,000; with cess 26,000',
  ],
  [
    ...(['2026-27', 'new', 'below60', 12_01_000, 1_040] as const),
    'section 87A: the slabs make 60,150, relief holds it to the 1,000 above 12,00,000; with cess 1,040',
  ],
  [
    ...(['2026-27', 'new', 'below60', 13_05_000, 78_780] as const),
    'section 115BAC(1A): 60,000 + 1,05,000 × 15% = 75,750, less than the 1,05,000 above 12,00,000; with cess 78,780',
  ],
  [
    ...(['2026-27', 'new', 'below60', 1_01_50_000, 31_07_520] as const),
    'section 115BAC(1A), surcharge: 26,25,000 + 15% = 30,18,750, relief holds it to that of 1 crore and 1,50,000 = 29,88,000; with cess 31,07,520',
  ],
  [
    ...(['2026-27', 'old', 'below60', 6_51_000, 44_410] as const),
    'rates of the Finance Act: 12,500 + 1,51,000 × 20% = 42,700; with cess 44,408, to ₹10 by section 288B',
  ],
  [
    ...(['2026-27', 'old', 'below60', 5_03_200, 13_670] as const),
    'section 87A, no rebate: 12,500 + 3,200 × 20% = 13,140; with cess 13,665.60, to ₹10 by section 288B',
  ],
  [
    ...(['2026-27', 'old', 'above80', 5_90_000, 18_720] as const),
    'rates of the Finance Act, nil up to 5,00,000: 90,000 × 20% = 18,000; with cess 18,720',
  ],
  [
    ...(['2026-27', 'new', 'above80', 5_90_000, 0] as const),
    'sections 115BAC(1A) and 87A: 1,90,000 × 5% = 9,500, all of it rebate',
  ],
  [
    ...(['2024-25', 'new', 'below60', 51_75_000, 14_30_000] as const),
    'section 115BAC(1A), surcharge: 12,52,500 + 10% = 13,77,750, relief holds it to the 12,00,000 of 50 lakh and 1,75,000 = 13,75,000; with cess 14,30,000',
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

const findAgeLabel = (value: AgeCategory) =>
  ageCategories.find((age) => age.value === value)?.label.toLowerCase();

const formatPayable = (...[year, regime, ageCategory, totalIncome]: Person) =>
  formatRupees(
    calculateStatutoryTax({ year, regime, ageCategory, totalIncome })?.payable ?? Number.NaN,
  );

type Person = [StatutoryYear, TaxRegime, AgeCategory, totalIncome: Rupees];

const formatAmounts = (...[year, regime, ageCategory, totalIncome]: Person) =>
  `By law, ${getRuleSet(year).label}, ${regime} regime, ${findAgeLabel(ageCategory)}: total income ${formatRupees(totalIncome)}`;

export const cases: readonly WorkedCase[] = sortOfficialFirst([
  ...byLaw.map(([source, ...rest]) => {
    const [year, regime, ageCategory, totalIncome, payable] = rest;
    const person: Person = [year, regime, ageCategory, totalIncome];
    return {
      source,
      isOfficial: source === DEPARTMENT,
      description: formatAmounts(...person),
      expected: formatRupees(payable),
      workOut: () => formatPayable(...person),
    };
  }),
  ...ownByLaw.map(([year, regime, ageCategory, totalIncome, payable, working]) => {
    const person: Person = [year, regime, ageCategory, totalIncome];
    return createOwnCase({
      working,
      description: formatAmounts(...person),
      expected: formatRupees(payable),
      workOut: () => formatPayable(...person),
    });
  }),
  ...estimated.map(([regime, ageCategory, income, deductions, total, working]) =>
    createOwnCase({
      working,
      description: `Estimate, ${regime} regime, ${findAgeLabel(ageCategory)}: income ${formatRupees(income)}, deductions ${formatRupees(deductions)}`,
      expected: formatRupees(total),
      workOut: () =>
        formatRupees(
          calculateTax({ income, regime, ageCategory, deductions })?.total ?? Number.NaN,
        ),
    }),
  ),
]);
