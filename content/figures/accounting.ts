import {
  business,
  closingStock,
  getAccountBalance,
  monthlyRent,
  yarnAmounts,
  yarnBill,
} from '@/content/figures/sample-business';
import { formatWholeRupees } from '@/content/words/rupees';

type Row = readonly [label: string, rupees: number];
type Paper = {
  title: string;
  note: string;
  rows: readonly Row[];
  total: Row;
  traced: readonly number[];
};

const purchasesBefore = getAccountBalance('purchases') - yarnAmounts.goods;
const rent = 12 * monthlyRent;
const costs =
  getAccountBalance('salaries') +
  rent +
  getAccountBalance('freight') +
  getAccountBalance('telephone') +
  getAccountBalance('bank-charges');

/** Before depreciation and tax. */
export const profit =
  getAccountBalance('sales') +
  closingStock -
  getAccountBalance('opening-stock') -
  getAccountBalance('purchases') -
  costs;

const assets: readonly Row[] = [
  ['Furniture, computers', getAccountBalance('furniture')],
  ['Stock', closingStock],
  ['Owed by customers', getAccountBalance('debtors')],
  ['Bank and cash', getAccountBalance('bank') + getAccountBalance('cash')],
  ['Rent paid ahead', getAccountBalance('rent') - rent],
];

const liabilities: readonly Row[] = [
  ['Share capital', getAccountBalance('capital')],
  ['Profit of past years', getAccountBalance('reserves')],
  ['Profit of the year', profit],
  ['Suppliers and GST', getAccountBalance('creditors') + getAccountBalance('gst')],
];

const sum = (rows: readonly Row[]) => rows.reduce((total, [, rupees]) => total + rupees, 0);

export const papers: readonly Paper[] = [
  {
    title: 'Voucher',
    note: `${yarnBill.supplier}, ${yarnBill.number}, ${yarnBill.date}`,
    rows: [
      [yarnBill.goods, yarnAmounts.goods],
      [`GST, ${yarnBill.gstPercent}%`, yarnAmounts.tax],
    ],
    total: ['The bill', yarnAmounts.total],
    traced: [0],
  },
  {
    title: 'Journal',
    note: 'Each entry has two sides of one amount',
    rows: [
      ['Purchases, debit', yarnAmounts.goods],
      ['GST input credit, debit', yarnAmounts.tax],
    ],
    total: [`${yarnBill.supplier}, credit`, yarnAmounts.total],
    traced: [0],
  },
  {
    title: 'Ledger',
    note: 'Purchases, the whole year on one page',
    rows: [
      ['The other bills', purchasesBefore],
      [`${yarnBill.number}, ${yarnBill.supplier}`, yarnAmounts.goods],
    ],
    total: ['Purchases', getAccountBalance('purchases')],
    traced: [1],
  },
  {
    title: 'Profit of the year',
    note: 'Before depreciation and tax',
    rows: [
      ['Sales', getAccountBalance('sales')],
      ['Increase in stock', closingStock - getAccountBalance('opening-stock')],
      ['Purchases', -getAccountBalance('purchases')],
      ['Salaries, rent and other costs', -costs],
    ],
    total: ['Profit of the year', profit],
    traced: [2, 4],
  },
];

export const balanceSheet = {
  title: `Draft balance sheet, ${business.yearEnd}`,
  assets: { title: 'What the company has', rows: assets, total: sum(assets), traced: [] },
  liabilities: { title: 'Whose it is', rows: liabilities, total: sum(liabilities), traced: [2] },
  note: `${formatWholeRupees(yarnAmounts.goods)} of yarn is now in three figures: the purchases, the profit, and the stock if it is still on the shelf. Depreciation and tax come before it is signed.`,
};

export const accountingFigure = {
  heading: 'One bill, followed through the books',
  text: `You can follow every figure of your accounts to its bill and back: here one for yarn, in a year with sales of ${formatWholeRupees(getAccountBalance('sales'))}.`,
  how: 'The red line goes from the voucher to the balance sheet.',
} as const;
