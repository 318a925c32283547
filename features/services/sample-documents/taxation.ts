import { business } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { taxYear } from '@/content/tax-year';
import { formatWholeAmount } from '@/content/words/rupees';
import {
  oldRegimeTax,
  taxationFigure,
  yearsTax,
  yearsWork,
} from '@/features/services/illustrations/taxation-data';

export const working = yearsWork.lines.flatMap((line): [string, number][] => {
  if (line.kind === 'slab' && line.amount > 0)
    return [[`${line.rate}% of ${formatWholeAmount(line.on)}`, line.amount]];
  return line.kind === 'cess' ? [[`Cess, ${line.rate}%`, line.amount]] : [];
});

const CHALLAN = '00000';
const PAID = 2;
const { steps } = taxationFigure;

export const taxationSample: SampleDocument = {
  name: 'The advance tax working',
  text: 'You get one page before each instalment: what the year will bring, what is due, what you paid. The challan comes with it.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 2'],
  blocks: [
    {
      kind: 'title',
      text: 'Advance tax, third instalment',
      under: `A trader in ${business.place}, tax year ${taxYear}, new regime`,
    },
    { kind: 'heading', text: 'The year, as far as we see it' },
    {
      kind: 'table',
      columns: [
        { head: `Estimate of 1 December ${taxYear.slice(0, 4)}` },
        { head: '₹', at: 'end' },
      ],
      rows: [
        ['Total income', formatWholeAmount(yearsWork.totalIncome)],
        ...working.map(([label, rupees]) => [label, formatWholeAmount(rupees)] as const),
        ['Less tax deducted by others', '0'],
      ],
      total: ['Tax of the year', formatWholeAmount(yearsTax)],
    },
    { kind: 'heading', text: 'Four instalments' },
    {
      kind: 'table',
      columns: [
        { head: 'By' },
        { head: 'Until then', at: 'end' },
        { head: 'Instalment ₹', at: 'end' },
        { head: 'Challan', at: 'end' },
      ],
      rows: steps.map(({ by, percent, instalment }, index) => [
        by,
        `${percent}%`,
        instalment,
        index < PAID ? `${CHALLAN}, paid` : index === PAID ? 'attached' : 'to come',
      ]),
    },
    {
      kind: 'fields',
      rows: [
        ['Interest if it is missed', `3% of ${steps[PAID]?.paid}, less what is paid`],
        ['In the old regime', `${formatWholeAmount(oldRegimeTax)} for the year`],
      ],
    },
    {
      kind: 'signature',
      left: [business.place, '1 December 2026'],
      right: [`For ${site.name}`],
    },
  ],
  notes: [
    {
      on: 'Total income',
      title: 'An estimate',
      text: 'We take it from your books to November, and what you expect after.',
    },
    {
      on: 'Less tax deducted',
      title: 'Paid by others',
      text: 'We read it in Form 168 (earlier 26AS) on the same day.',
    },
    {
      on: 'Tax of the year',
      title: '₹10,000 or more',
      text: 'Below that you pay no advance tax: section 404, earlier 208.',
    },
    {
      on: steps[PAID]?.by ?? '',
      title: 'This one',
      text: 'What is short of the share until then. You pay it, from your own account.',
    },
    {
      on: 'Interest',
      title: 'If it waits',
      text: 'Section 425, earlier 234C. We name the price of a missed day.',
    },
    {
      on: 'In the old regime',
      title: 'The other regime',
      text: 'We work it out as well; with business income you cannot change back freely.',
    },
  ],
};
