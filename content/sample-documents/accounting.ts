import { balanceOf, business, monthlyRent, trialBalance } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { inFigures } from '@/content/words/rupees';

const rentOfYear = 12 * monthlyRent;
type Balance = { label: string; side: 'debit' | 'credit'; rupees: number };

const paidAhead: Balance = {
  label: 'Rent paid ahead',
  side: 'debit',
  rupees: balanceOf('rent') - rentOfYear,
};

/** The trial balance after the rent of a thirteenth month is moved out. */
export const closedBalance = trialBalance.flatMap((entry): Balance[] =>
  entry.id === 'rent' ? [{ ...entry, rupees: rentOfYear }, paidAhead] : [entry],
);

const totalOf = (side: 'debit' | 'credit') =>
  inFigures(
    closedBalance
      .filter((entry) => entry.side === side)
      .reduce((sum, { rupees }) => sum + rupees, 0),
  );

export const accountingSample: SampleDocument = {
  name: 'The closed trial balance',
  text: 'After each close: trial balance, profit and loss, balance sheet and the lists behind them. This is the first page.',
  paper: 'ledger',
  head: [site.name, 'Sample, page 1 of 4'],
  blocks: [
    { kind: 'title', text: business.name, under: `Trial balance at ${business.yearEnd}, closed` },
    {
      kind: 'table',
      columns: [
        { head: 'Account' },
        { head: 'Debit ₹', at: 'end' },
        { head: 'Credit ₹', at: 'end' },
      ],
      rows: closedBalance.map(({ label, side, rupees }) => {
        const amount = inFigures(rupees);
        return side === 'debit' ? [label, amount, null] : [label, null, amount];
      }),
      total: ['Total', totalOf('debit'), totalOf('credit')],
    },
  ],
  notes: [
    {
      on: business.name,
      title: 'Closed',
      text: 'Nothing is entered before this day any more; the edit log shows who tries.',
    },
    {
      on: 'Owed by customers',
      title: 'A list behind it',
      text: 'Customer by customer and by age; the sum is this figure.',
    },
    {
      on: 'Bank balance',
      title: 'Reconciled',
      text: 'What differs from the bank’s statement is listed, cheque by cheque.',
    },
    {
      on: paidAhead.label,
      title: 'Moved',
      text: `A thirteenth month of ${inFigures(monthlyRent)} belongs to the next year.`,
    },
    {
      on: 'GST payable',
      title: 'Agreed',
      text: 'The same as in GSTR-3B of March.',
    },
    {
      on: 'Total',
      title: 'Both sides',
      text: 'They agree. Balance sheet and profit and loss are made from this page.',
    },
  ],
};
