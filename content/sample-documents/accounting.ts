import {
  type AccountId,
  balanceOf,
  business,
  monthlyRent,
  trialBalance,
} from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { inFigures } from '@/content/words/rupees';

/** Where Schedule III of the Companies Act shows each account. */
const shownUnder: Record<AccountId, string> = {
  sales: 'Revenue',
  purchases: 'Purchases',
  debtors: 'Trade receivables',
  salaries: 'Employee benefits',
  reserves: 'Reserves and surplus',
  bank: 'Cash and bank',
  'opening-stock': 'Change in stock',
  rent: 'Other expenses',
  capital: 'Share capital',
  creditors: 'Trade payables',
  furniture: 'Property and equipment',
  freight: 'Other expenses',
  gst: 'Other current liabilities',
  telephone: 'Other expenses',
  cash: 'Cash and bank',
  'bank-charges': 'Other expenses',
};

const rentOfYear = 12 * monthlyRent;
const paidAhead = {
  label: 'Rent paid ahead',
  side: 'debit',
  rupees: balanceOf('rent') - rentOfYear,
  under: 'Other current assets',
} as const;

/** The trial balance after the rent of a thirteenth month is moved out. */
export const closedBalance = trialBalance.flatMap((entry) => {
  const own = { ...entry, under: shownUnder[entry.id] };
  return entry.id === 'rent' ? [{ ...own, rupees: rentOfYear }, paidAhead] : [own];
});

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
  head: [site.name, 'Specimen, page 1 of 4'],
  blocks: [
    { kind: 'title', text: business.name, under: `Trial balance at ${business.yearEnd}, closed` },
    {
      kind: 'table',
      columns: [
        { head: 'Account' },
        { head: 'Debit ₹', at: 'end' },
        { head: 'Credit ₹', at: 'end' },
        { head: 'Shown under' },
      ],
      rows: closedBalance.map(({ label, side, rupees, under }) => {
        const amount = inFigures(rupees);
        return side === 'debit' ? [label, amount, null, under] : [label, null, amount, under];
      }),
      total: ['Total', totalOf('debit'), totalOf('credit'), null],
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
      text: 'They agree. The last column says where Schedule III shows each.',
    },
  ],
};
