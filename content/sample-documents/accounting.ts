import { balanceSheet, profit } from '@/content/figures/accounting';
import { complianceYear } from '@/content/figures/compliance';
import { business } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { formatWholeAmount } from '@/content/words/rupees';

/** In rupees; the same under Schedule II and for tax, so that one profit is taxed. */
const depreciation = 8_500;

/** Section 115BAA, now 200: 22%, surcharge of 10% and cess of 4% on both, in percent. */
const taxRate = 22 * 1.1 * 1.04;

/** Rounded to ten rupees: section 516 (earlier 288B). */
const incomeTax = Math.round(((profit - depreciation) * taxRate) / 1000) * 10;

export const closing = {
  depreciation,
  incomeTax,
  profit: profit - depreciation - incomeTax,
  assets: balanceSheet.assets.total - depreciation,
} as const;

const signed = complianceYear.fixed.find(({ title }) => title === 'Signed');
const [taken, due] = [formatWholeAmount(depreciation), formatWholeAmount(incomeTax)];
const both = formatWholeAmount(depreciation + incomeTax);

export const accountingSample: SampleDocument = {
  name: 'From the draft to the accounts',
  text: 'After each close you get profit and loss, balance sheet and the lists behind them. This page leads from the draft above to what the board approves.',
  paper: 'ledger',
  head: [site.name, 'Sample, page 1 of 4'],
  blocks: [
    {
      kind: 'title',
      text: business.name,
      under: `Last entries of the year to ${business.yearEnd}`,
    },
    {
      kind: 'table',
      columns: [
        { head: 'Account' },
        { head: 'Debit ₹', at: 'end' },
        { head: 'Credit ₹', at: 'end' },
      ],
      rows: [
        ['Depreciation', taken, null],
        ['Furniture, computers', null, taken],
        ['Income tax of the year', due, null],
        ['Provision for tax', null, due],
      ],
      total: ['Total', both, both],
    },
    { kind: 'heading', text: 'Profit of the year' },
    {
      kind: 'table',
      columns: [{ head: 'Step' }, { head: '₹', at: 'end' }],
      rows: [
        ['In the draft', formatWholeAmount(profit)],
        ['Less depreciation', taken],
        ['Less income tax', due],
      ],
      total: ['Profit after tax', formatWholeAmount(closing.profit)],
    },
    {
      kind: 'table',
      columns: [{ head: 'Balance sheet' }, { head: '₹', at: 'end' }],
      rows: [['Both sides', formatWholeAmount(closing.assets)]],
    },
    {
      kind: 'fields',
      rows: [['Approved by the board', `${signed?.when} 2026`]],
    },
  ],
  notes: [
    {
      on: business.name,
      title: 'Closed',
      text: 'Nobody enters anything before this day any more; the edit log shows who tries.',
    },
    {
      on: 'Furniture, computers',
      title: 'By useful life',
      text: 'Schedule II of the Companies Act says how long each thing lasts.',
    },
    {
      on: 'Provision for tax',
      title: 'What you owe',
      text: `The rate is ${taxRate.toFixed(3)}%: 22% by section 115BAA, now 200, surcharge and cess.`,
    },
    {
      on: 'In the draft',
      title: 'Where it begins',
      text: 'We followed one bill to this profit above.',
    },
    {
      on: 'Both sides',
      title: 'They agree',
      text: 'Assets are less by the depreciation; the tax is now a debt.',
    },
    {
      on: 'Approved',
      title: 'By the directors',
      text: 'They sign first. The auditor then reads this page and its lists.',
    },
  ],
};
