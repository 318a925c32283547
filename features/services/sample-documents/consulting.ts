import { durations } from '@/content/durations';
import { business, turnover } from '@/content/figures/sample-business';
import { prices } from '@/content/prices';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { formatWholeAmount, groupIndian } from '@/content/words/rupees';
import { computeGstBreakdown, listGstCharges } from '@/lib/fees/total';

const plan = prices['consulting-business-plan'];

/** A fee in rupees, what comes on top and the total, as text; all zeros under the strict conduct. */
export function formatFeeFigures(rupees: number) {
  const { gst, roundOff, total } = computeGstBreakdown(rupees, 'intra');
  const figure = (amount: number) =>
    isStrict ? '00,000' : groupIndian(amount.toFixed(Number.isInteger(amount) ? 0 : 2));
  const charges = listGstCharges(gst, isStrict ? 0 : roundOff);
  return {
    rows: [
      ['Professional fee', figure(rupees)],
      ...charges.map((charge) => [charge.label, figure(charge.rupees)] as const),
    ],
    total: figure(total),
  } as const;
}
const fee = formatFeeFigures(plan.rupees);

export const consultingSample: SampleDocument = {
  name: 'The quotation letter',
  text: `The quotation letter comes within ${durations.quotation} of our talk. Once we both sign, it is the engagement letter and the work begins.`,
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 2'],
  blocks: [
    {
      kind: 'title',
      text: `${plan.label} for a term loan`,
      under: `To the directors, ${business.name}`,
    },
    { kind: 'heading', text: 'What you asked' },
    {
      kind: 'text',
      text: `Whether you can repay a loan for six more looms, on sales of ${formatWholeAmount(turnover)}. You decide by 31 May.`,
    },
    { kind: 'heading', text: 'What we write' },
    {
      kind: 'text',
      text: 'Five years of projections, CMA data in the bank’s format, the source of each assumption, and a worse case.',
    },
    { kind: 'heading', text: 'Not in it' },
    { kind: 'text', text: 'The valuation of land. Whether it lends is for the bank to say.' },
    {
      kind: 'table',
      columns: [{ head: 'Fee' }, { head: '₹', at: 'end' }],
      rows: fee.rows,
      total: ['In all', fee.total],
    },
    {
      kind: 'fields',
      rows: [
        ['Draft', 'three weeks after the last paper'],
        ['Papers from you', 'accounts of three years, order book, quotes for looms'],
        ['Valid for', '30 days from its date'],
      ],
    },
    {
      kind: 'signature',
      left: ['Accepted', 'Date, name, signature'],
      right: [`For ${site.name}`, 'Partner, M. No. 000000'],
    },
  ],
  notes: [
    {
      on: 'What you asked',
      title: 'One question',
      text: 'It is in your words, with the day by which you must decide.',
    },
    {
      on: 'What we write',
      title: 'The scope',
      text: 'We do what is on this list; the bank can change each assumption.',
    },
    {
      on: 'Not in it',
      title: 'What is not',
      text: 'We say it before, so that it is no surprise later.',
    },
    {
      on: 'In all',
      title: 'The whole fee',
      text: 'You pay it with GST. It does not depend on what the bank says.',
    },
    {
      on: 'Draft',
      title: 'A day',
      text: 'It runs from your last paper; the list of papers is below.',
    },
    {
      on: 'Accepted',
      title: 'Two signatures',
      text: 'We charge nothing before yours is here.',
    },
  ],
};
