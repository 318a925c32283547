import { goals, rise } from '@/content/figures/family-plan';
import { turnover } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import type { Rupees } from '@/content/types/units';
import { formatWholeAmount } from '@/content/words/rupees';

/** Per year; the emergency fund, the first goal, is six months of it. */
const spending: Rupees = 2 * (goals[0]?.today ?? 0);

const [, home] = goals;
const monthly = goals.reduce((sum, goal) => sum + goal.monthly, 0);

export const financialPlanningSample: SampleDocument = {
  name: 'The plan on one page',
  text: 'You see all you have to decide on one page. The sheets behind it show where each figure comes from.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 8'],
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
        ['Income of a year', formatWholeAmount(turnover)],
        ['Spent of it, with EMIs', formatWholeAmount(spending)],
        ['Owned, less loans', formatWholeAmount(18_00_000)],
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
      rows: goals.map(({ goal, years, today, byThen, monthly: saved }) => [
        `${goal}, ${years === 1 ? 'in a year' : `in ${years} years`}`,
        formatWholeAmount(today),
        formatWholeAmount(byThen),
        formatWholeAmount(saved),
      ]),
      total: ['All goals', null, null, formatWholeAmount(monthly)],
    },
    {
      kind: 'text',
      text: `We assume that prices rise ${rise}% a year, savings grow by as much, and what you save rises with them. We promise no return.`,
    },
    { kind: 'heading', text: 'What to do' },
    {
      kind: 'fields',
      rows: [
        ['By next March', 'six months of spending, in the bank'],
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
      text: 'It has all income, loans and assets, yours and your spouse’s, with nominees.',
    },
    {
      on: 'Emergency fund',
      title: 'First',
      text: 'The nearest goal comes first, and you keep it safest.',
    },
    {
      on: 'Home purchase',
      title: 'In its own year',
      text: `Rising prices turn ${formatWholeAmount(home?.today ?? 0)} into ${formatWholeAmount(home?.byThen ?? 0)}.`,
    },
    {
      on: 'All goals',
      title: 'What it takes',
      text: 'If it is more than you save, we say which goal waits.',
    },
    {
      on: 'We assume',
      title: 'Only assumed',
      text: 'Put in other rates: the workbook is yours.',
    },
    {
      on: 'What to do',
      title: 'By a date',
      text: 'You start, stop or sign. We sell none of it.',
    },
  ],
};
