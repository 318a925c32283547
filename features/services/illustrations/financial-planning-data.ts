import { goals, rise } from '@/content/figures/family-plan';
import { turnover } from '@/content/figures/sample-business';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';

/** The monthly saving for all goals together, in each stretch between two flags (goals). */
export const stretches = goals.map(({ years }, index) => ({
  from: goals[index - 1]?.years ?? 0,
  to: years,
  monthly: goals.slice(index).reduce((sum, { monthly }) => sum + monthly, 0),
}));

const [first, , third] = stretches;
const firstYear = 12 * (first?.monthly ?? 0);
const left = (first?.monthly ?? 0) - (third?.monthly ?? 0);

export const planningFigure = {
  heading: `Four goals over ${goals.at(-1)?.years ?? 0} years`,
  text: `A family earns ${formatWholeRupees(turnover)} a year and saves ${formatWholeRupees(firstYear)} in the first year.`,
  how: 'Each goal is one line: as long as its years, as thick as its monthly saving.',
  last: goals.at(-1)?.years ?? 0,
  flags: goals.map(({ goal, years, today, byThen, monthly, beside }) => ({
    goal,
    beside,
    years,
    monthly,
    when: years === 1 ? 'in 1 year' : `in ${years} years`,
    amount: `${formatWholeAmount(today)} today, ${formatWholeAmount(byThen)} by then`,
  })),
  stretches: stretches.map((stretch) => ({
    ...stretch,
    amount: formatWholeAmount(stretch.monthly),
  })),
  total: 'Saved each month for all goals, in rupees of today:',
  annotations: [
    `When you reach a goal, its saving ends. After year ${third?.from} that leaves ${formatWholeAmount(left)} a month to spare, as for an EMI.`,
    `We take prices to rise by ${rise}% a year, and savings to earn just that. It is a cautious case, not a promise.`,
  ],
} as const;
