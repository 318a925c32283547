import { turnover } from '@/content/plates/sample-business';
import { financialPlanning } from '@/content/services/financial-planning';
import { site } from '@/content/site';
import type { Specimen } from '@/content/specimens/specimen';
import { inFigures } from '@/content/words/rupees';

/** Assumed for the example, in percent a year; the paper names both. */
export const assumed = { prices: 6, growth: 8 } as const;

/** What each goal costs in today's rupees, in the order of the page. */
const costs = [1_20_000, 6_00_000, 8_00_000, 30_00_000] as const;

const raised = (rupees: number, percent: number, years: number) =>
  rupees * (1 + percent / 100) ** years;

/** The monthly amount that grows into a sum by the end of so many years. */
function monthlyFor(sum: number, percent: number, years: number): number {
  const rate = percent / 1200;
  return (sum * rate) / ((1 + rate) ** (12 * years) - 1);
}

const thousands = (rupees: number) => Math.round(rupees / 1000) * 1000;
const hundreds = (rupees: number) => Math.ceil(rupees / 100) * 100;

export const goals = financialPlanning.example.items.map(({ goal, years }, index) => {
  const today = costs[index] ?? 0;
  const then = thousands(raised(today, assumed.prices, years));
  return { goal, years, today, then, monthly: hundreds(monthlyFor(then, assumed.growth, years)) };
});

const [, home] = goals;
const monthly = goals.reduce((sum, goal) => sum + goal.monthly, 0);

export const financialPlanningSpecimen: Specimen = {
  name: 'The plan on one page',
  text: 'Everything that has to be decided, on one page. The sheets behind it show where each figure comes from.',
  paper: 'letter',
  head: [site.name, 'Specimen, page 1 of 8'],
  blocks: [
    {
      kind: 'title',
      text: 'A family’s plan',
      under: 'A couple with one child',
    },
    { kind: 'heading', text: 'Where you are' },
    {
      kind: 'fields',
      rows: [
        ['Income of a year', inFigures(turnover)],
        ['Spent of it, with EMIs', inFigures(6_60_000)],
        ['Owned, less loans', inFigures(18_00_000)],
      ],
    },
    { kind: 'heading', text: 'Where you want to be' },
    {
      kind: 'table',
      columns: [
        { head: 'Goal' },
        { head: 'Today ₹', at: 'end' },
        { head: 'Then ₹', at: 'end' },
        { head: 'A month ₹', at: 'end' },
      ],
      rows: goals.map(({ goal, years, today, then, monthly: saved }) => [
        `${goal}, ${years === 1 ? 'in a year' : `in ${years} years`}`,
        inFigures(today),
        inFigures(then),
        inFigures(saved),
      ]),
      total: ['All goals', null, null, inFigures(monthly)],
    },
    {
      kind: 'text',
      text: `Assumed: prices rise ${assumed.prices}% a year, savings grow ${assumed.growth}%. No return is promised; page 5 has a poor case.`,
    },
    { kind: 'heading', text: 'What to do' },
    {
      kind: 'fields',
      rows: [
        ['By 30 April', 'six months of spending, in the bank'],
        ['By 31 May', 'term cover and nominees'],
        ['Each month', 'what the table says'],
        ['Next April', 'read this page again'],
      ],
    },
  ],
  notes: [
    {
      on: 'Where you are',
      title: 'One family',
      text: 'All income, loans and assets, yours and your spouse’s, with nominees.',
    },
    {
      on: 'Emergency fund',
      title: 'First',
      text: 'The nearest goal comes first and is kept safest.',
    },
    {
      on: 'Home purchase',
      title: 'In its own year',
      text: `Rising prices turn ${inFigures(home?.today ?? 0)} into ${inFigures(home?.then ?? 0)}.`,
    },
    {
      on: 'All goals',
      title: 'What it takes',
      text: 'If it is more than you save, we say which goal waits.',
    },
    {
      on: 'Assumed',
      title: 'Only assumed',
      text: 'Put in other rates: the workbook is yours.',
    },
    {
      on: 'What to do',
      title: 'By a date',
      text: 'To start, stop or sign. We sell none of it.',
    },
  ],
};
