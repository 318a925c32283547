import { turnover } from '@/content/figures/sample-business';
import { inFigures, inRupees } from '@/content/words/rupees';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/law/salary';

const result = calculateTaxOnGrossIncome({
  year: '2026-27',
  regime: 'new',
  ageCategory: 'below60',
  grossIncome: turnover,
  isSalary: true,
  deductions: 0,
});
if (!result) throw new Error('no rule set computes the income of the ITR figure');

const MINUS = '\u2212';
const signed = (rupees: number) =>
  rupees < 0 ? `${MINUS}${inFigures(-rupees)}` : inFigures(rupees);

/** The tax on each slab, and the rebate. */
const tax = result.lines.flatMap((line): [string, number][] => {
  if (line.kind === 'slab' && line.amount > 0)
    return [[`${line.rate}% of ${inFigures(line.on)}`, line.amount]];
  return line.kind === 'rebate' ? [['Rebate, section 87A, now 156', line.amount]] : [];
});

/** The income up to which no slab takes tax, in rupees. */
const exempt = result.lines.flatMap((line) =>
  line.kind === 'slab' && line.rate === 0 ? [line.on] : [],
)[0];
if (!exempt) throw new Error('no slab without tax in the rule set of the ITR figure');

/** The words and amounts of the figure. */
export const itrFigure = {
  heading: 'Three questions to the right form',
  text: `From the top: the first answer that fits names the form for AY 2026-27, under the 1961 Act. With it, a salary of ${inRupees(turnover)} computed as we send it to you.`,
  questions: [
    {
      asks: 'Who files?',
      answers: [
        ['ITR-6', 'a company'],
        ['ITR-5', 'a firm (ITR-4 if presumptive) or an LLP'],
        ['ITR-7', 'a trust or a society; the fee is on the pricing page'],
      ],
      on: 'a person or a family',
    },
    {
      asks: 'Any business or profession?',
      answers: [
        [
          'ITR-4',
          'resident, a fixed share of receipts (Sugam), 44AD, 44ADA or 44AE, now 58(2); up to ₹50 lakh, two houses; no director, unlisted shares or foreign assets',
        ],
        ['ITR-3', 'any other: with books, futures and options, as a partner'],
      ],
      on: 'none',
    },
    {
      asks: 'More than salary, two houses and interest?',
      answers: [
        [
          'ITR-2',
          'a family, a director, unlisted shares, gains, foreign assets, a third house, above ₹50 lakh, or from abroad',
        ],
        [
          'ITR-1',
          'none of these, a resident person (Sahaj); gains under section 112A, now 198, up to ₹1.25 lakh are still in it',
        ],
      ],
      on: null,
    },
  ],
  computation: {
    title: 'Sample computation',
    note: 'ITR-1, AY 2026-27, new regime',
    rows: [
      ['Salary', result.grossIncome],
      ['Standard deduction', -result.standardDeduction],
    ] as [string, number][],
    income: ['Total income', result.totalIncome] as [string, number],
    tax,
    payable: ['Tax payable', result.payable] as [string, number],
    signed,
  },
  nil: `No tax, and still a return: income is above ${inRupees(exempt)}.`,
} as const;
