import { turnover } from '@/content/figures/sample-business';
import { taxYear } from '@/content/tax-year';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import { calculateStatutoryTax } from '@/lib/law/tax/tax';

/** The share of the year's tax due by each date: section 408 (earlier 211). */
const asked = [
  { by: '15 June', percent: 15 },
  { by: '15 September', percent: 45 },
  { by: '15 December', percent: 75 },
  { by: '15 March', percent: 100 },
] as const;

/** The trader's total income: at the turnover of the other figures the new regime asks no tax. */
const income = 18_00_000;

function computeTax(regime: 'old' | 'new', totalIncome: number) {
  const tax = calculateStatutoryTax({
    year: `TY${taxYear}`,
    regime,
    ageCategory: 'below60',
    totalIncome,
  });
  if (!tax) throw new Error('no rule set computes the income of the taxation figure');
  return tax;
}

export const yearsWork = computeTax('new', income);
export const yearsTax = yearsWork.payable;

export const oldRegimeTax = computeTax('old', income).payable;
const atTurnover = computeTax('new', turnover).payable;

export const taxationFigure = {
  heading: 'Advance tax in four instalments',
  text: `A trader earns ${formatWholeRupees(income)} in tax year ${taxYear}, under the new regime. By each date a share of the year’s tax is due.`,
  steps: asked.map(({ by, percent }, index) => {
    const before = asked[index - 1]?.percent ?? 0;
    return {
      by,
      percent,
      paid: formatWholeAmount((yearsTax * percent) / 100),
      instalment: formatWholeAmount((yearsTax * (percent - before)) / 100),
    };
  }),
  months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
  tax: `Tax on ${formatWholeRupees(income)}: ${formatWholeRupees(yearsTax)}`,
  step: 'to pay',
  annotations: [
    'If you pay too little, you owe interest of 3% of what is short, at the last instalment 1%. Section 425, earlier 234C.',
    'You owe none if you pay 12% by June and 36% by September.',
  ],
  regime: `The old regime would ask ${formatWholeRupees(oldRegimeTax)}. On ${formatWholeRupees(turnover)} the new one asks ${atTurnover === 0 ? 'nothing' : formatWholeRupees(atTurnover)}.`,
} as const;
