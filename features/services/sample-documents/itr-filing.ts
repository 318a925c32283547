import { turnover } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { assessmentYear } from '@/content/tax-year';
import type { Rupees } from '@/content/types/units';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

/** The most that section 80C allows. */
const SAVINGS: Rupees = 1_50_000;

export function computeSampleTax(regime: 'old' | 'new') {
  const result = calculateTaxOnGrossIncome({
    year: assessmentYear,
    regime,
    ageCategory: 'below60',
    grossIncome: turnover,
    isSalary: true,
    deductions: SAVINGS,
  });
  if (!result) throw new Error('no rule set computes the income of the ITR sample');
  return result;
}

const [older, newer] = [computeSampleTax('old'), computeSampleTax('new')];
const limit = newer.lines.find((line) => line.kind === 'rebate')?.limit ?? 0;
const saved = older.payable - newer.payable;

const formatFigure = (rupees: number) => formatWholeAmount(Math.abs(rupees));
const createRow = (label: string, getRupees: (result: typeof newer) => number) =>
  [label, formatFigure(getRupees(newer)), formatFigure(getRupees(older))] as const;

export const itrSample: SampleDocument = {
  name: 'The computation of income and tax',
  text: 'You read this page before we file. Then you get the acknowledgement, ITR-V, and we compare the intimation with it.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 2'],
  blocks: [
    {
      kind: 'title',
      text: 'Computation of income and tax',
      under: `ITR-1, AY ${assessmentYear}, resident, below 60`,
    },
    {
      kind: 'fields',
      rows: [
        ['Name', 'A sample taxpayer'],
        ['PAN', 'AAAPS0000A'],
      ],
    },
    {
      kind: 'table',
      columns: [
        { head: 'Amounts in ₹' },
        { head: 'New regime', at: 'end' },
        { head: 'Old regime', at: 'end' },
      ],
      rows: [
        createRow('Salary', (result) => result.grossIncome),
        createRow('Less standard deduction', (result) => result.standardDeduction),
        createRow('Less savings, section 80C, now 123', (result) => result.deductions),
        createRow('Total income', (result) => result.totalIncome),
        createRow('Tax at slab rates', (result) => result.slabTax),
        createRow('Less rebate, section 87A, now 156', (result) => result.rebate),
        createRow('Cess, 4%', (result) => result.cess),
      ],
      total: createRow('Tax payable', (result) => result.payable),
    },
    {
      kind: 'fields',
      rows: [
        ['Tax deducted', 'nil in Form 26AS'],
        ['To pay or to be refunded', 'nil'],
        ['Filed under', `the new regime: ${formatWholeAmount(saved)} less`],
      ],
    },
    { kind: 'heading', text: 'Your approval' },
    { kind: 'text', text: 'Read and agreed. Please file the return.' },
    {
      kind: 'signature',
      left: ['Date', 'July 2026'],
      right: ['Signature of the taxpayer'],
    },
  ],
  notes: [
    {
      on: 'Computation',
      title: 'The form',
      text: 'Your income decides it, before the work begins.',
    },
    {
      on: 'Salary',
      title: 'Three papers agree',
      text: 'They agree with Form 16, AIS and Form 26AS, or we say why not.',
    },
    {
      on: 'Less savings',
      title: 'Two columns',
      text: 'We compute both from the same papers. The new one does not count savings.',
    },
    {
      on: 'Less rebate',
      title: 'The rebate',
      text: `In the new regime it takes the whole tax up to ${formatWholeRupees(limit)} of total income.`,
    },
    {
      on: 'Tax deducted',
      title: 'Already paid',
      text: 'We take off each deduction and challan before we ask for a rupee.',
    },
    {
      on: 'Your approval',
      title: 'Your yes',
      text: 'Without it we file nothing.',
    },
  ],
};
