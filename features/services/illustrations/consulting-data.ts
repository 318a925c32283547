import { profit } from '@/content/figures/accounting';
import { business, getAccountBalance, turnover } from '@/content/figures/sample-business';
import type { Rupees } from '@/content/types/units';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import { owed } from '@/features/services/illustrations/bookkeeping-data';

/** How many years' profit a buyer pays. A matter of judgement; the sample takes the middle. */
export const multiples = { low: 3, taken: 4, high: 5 } as const;

/** A year of the family's unpaid work; a buyer will have to pay somebody for it. */
const unpaidWork: Rupees = 30_000;
const oldest = owed.at(-1)?.rupees ?? 0;
const money = getAccountBalance('bank') + getAccountBalance('cash');

export const computeShareValue = (multiple: number): Rupees =>
  multiple * (profit - unpaidWork) - oldest + money;

const { low, taken, high } = multiples;

type Step = { title: string; why: string; change: number };

export const steps: readonly Step[] = [
  {
    title: 'Profit, not sales',
    why: `${taken} times the profit of ${formatWholeAmount(profit)} is ${formatWholeAmount(taken * profit)}, before depreciation and tax`,
    change: taken * profit - turnover,
  },
  {
    title: 'Work without pay',
    why: `a cousin keeps the books; a part-time clerk costs ${formatWholeAmount(unpaidWork)} a year, ${taken} times`,
    change: -taken * unpaidWork,
  },
  {
    title: 'Money that will not come',
    why: 'over 90 days, and the shop has closed since the audit',
    change: -oldest,
  },
  { title: 'Bank and cash', why: 'stay in the company; there is no loan', change: money },
];

const formatSigned = (change: number) =>
  `${change < 0 ? '\u2212' : '+'}${formatWholeAmount(Math.abs(change))}`;

export const consultingFigure = {
  heading: 'From asking price to fair value',
  text: `${business.name} is for sale at ${formatWholeRupees(turnover)}. Each step leads from that price towards one that its books support.`,
  asked: {
    title: 'Asking price',
    why: 'one year’s sales',
    from: 0,
    to: turnover,
    amount: formatWholeAmount(turnover),
  },
  steps: steps.map((step, index) => {
    const from = steps.slice(0, index).reduce((sum, { change }) => sum + change, turnover);
    return { ...step, amount: formatSigned(step.change), from, to: from + step.change };
  }),
  value: {
    title: 'What it is worth',
    why: 'each step is open to question',
    from: 0,
    to: computeShareValue(taken),
    amount: formatWholeAmount(computeShareValue(taken)),
  },
  annotations: [
    `The multiple is a judgement. At ${low} times the value is ${formatWholeAmount(computeShareValue(low))}, at ${high} times ${formatWholeAmount(computeShareValue(high))}; the report says why ${taken}.`,
    'Each step names its paper: the audited accounts, the letter of a customer, the statement of the bank.',
  ],
} as const;
