import { goals, rise } from '@/content/figures/family-plan';
import type { Plate } from '@/content/figures/order';
import { turnover } from '@/content/figures/sample-business';
import { inFigures, inRupees } from '@/content/words/rupees';

/** The monthly saving for all goals together, in each stretch between two flags (goals). */
export const stretches = goals.map(({ years }, index) => ({
  from: goals[index - 1]?.years ?? 0,
  to: years,
  monthly: goals.slice(index).reduce((sum, { monthly }) => sum + monthly, 0),
}));

const [first, , third] = stretches;
/** The saving of the whole first year, and the monthly saving after the second flag. */
const firstYear = 12 * (first?.monthly ?? 0);
const left = (first?.monthly ?? 0) - (third?.monthly ?? 0);

/** The words and figures of the drawing. */
export const lineDrawing = {
  start: 'today',
  last: goals.at(-1)?.years ?? 0,
  flags: goals.map(({ goal, years, today, byThen, monthly }) => ({
    goal,
    years,
    monthly,
    when: years === 1 ? 'in 1 year' : `in ${years} years`,
    amount: `${inFigures(today)} today, ${inFigures(byThen)} by then`,
    strand: `${inFigures(monthly)} a month`,
  })),
  stretches: stretches.map((stretch) => ({ ...stretch, amount: inFigures(stretch.monthly) })),
  total: 'a month in all, in rupees of today',
  done: `At a flag its strand is done. After year ${third?.from} that leaves ${inFigures(left)} a month to spare, as for an EMI.`,
  cautious: `Prices are taken to rise by ${rise}% a year, and savings to earn just that. It is a cautious case, not a promise.`,
} as const;

const { flags, total, cautious } = lineDrawing;

export const financialPlanningPlate: Plate = {
  heading: `One line of ${lineDrawing.last} years`,
  text: `A family that earns ${inRupees(turnover)} a year and puts by ${inRupees(firstYear)} in the first. Each goal is a strand of the line; it ends at its flag.`,
  picture: `A line of ${lineDrawing.last} years, of four strands, with a flag where each goal is reached`,
  head: ['Goal', 'When', 'What it takes', 'Saved for it'],
  rows: flags.map(({ goal, when, amount, strand }) => [goal, when, amount, strand]),
  words: [
    `${lineDrawing.stretches.map(({ from, to, amount }) => `${from === 0 ? 'From today' : `From year ${from}`} to year ${to}: ${amount}`).join('; ')}, ${total}.`,
    `${lineDrawing.done} ${cautious}`,
  ],
};
