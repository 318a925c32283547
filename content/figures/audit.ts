import {
  type AccountId,
  business,
  closingStock,
  getAccountBalance,
  monthlyRent,
  trialBalance,
  turnover,
  yarnAmounts,
  yarnBill,
} from '@/content/figures/sample-business';
import { site } from '@/content/site';
import type { Rupees } from '@/content/types/units';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';

type Finding = { mark: 'agreed' | 'wrong' | 'read'; to: string };

/** More than 12: the books of the sample business have a month too many. */
const monthsOfRent = getAccountBalance('rent') / monthlyRent;
const materialityPercent = 1;

export const materiality: Rupees = (turnover * materialityPercent) / 100;

const findings: Record<AccountId, Finding> = {
  sales: { mark: 'agreed', to: 'GSTR-1, twelve months' },
  purchases: { mark: 'agreed', to: 'bills and GSTR-2B' },
  debtors: { mark: 'agreed', to: 'letters, 9 of 11' },
  salaries: { mark: 'agreed', to: 'payroll and bank' },
  reserves: { mark: 'agreed', to: 'last year’s report' },
  bank: { mark: 'agreed', to: 'letter from the bank' },
  'opening-stock': { mark: 'agreed', to: 'last year’s count' },
  rent: { mark: 'wrong', to: `lease deed says ${formatWholeAmount(12 * monthlyRent)}` },
  capital: { mark: 'agreed', to: 'register of members' },
  creditors: { mark: 'agreed', to: 'their statements' },
  furniture: { mark: 'agreed', to: 'seen, and bills' },
  freight: { mark: 'agreed', to: 'bills, one in five' },
  gst: { mark: 'agreed', to: 'March GSTR-3B' },
  telephone: { mark: 'read', to: 'read through' },
  cash: { mark: 'agreed', to: 'counted all the same' },
  'bank-charges': { mark: 'read', to: 'read through' },
};

const sumSide = (side: 'debit' | 'credit') =>
  trialBalance.filter((entry) => entry.side === side).reduce((sum, { rupees }) => sum + rupees, 0);

export const auditFigure = {
  heading: 'What an audit looks at',
  text: `Here is what we check in your books, and the paper that proves each figure: one small company, turnover ${formatWholeRupees(turnover)}.`,
  how: 'Black is the company’s book, red is our pen. The same sample company runs through all our pages; in practice a firm that keeps your books may not audit them (section 144).',
  head: ['Trial balance', 'Debit ₹', 'Credit ₹', 'Agreed to'],
  client: { name: business.name, year: `Year to ${business.yearEnd}` },
  entries: trialBalance.map((entry) => ({
    ...entry,
    amount: formatWholeAmount(entry.rupees),
    isMaterial: entry.rupees >= materiality,
    ...findings[entry.id],
  })),
  total: {
    label: 'Total',
    debit: formatWholeAmount(sumSide('debit')),
    credit: formatWholeAmount(sumSide('credit')),
    to: 'both sides agree',
  },
  stock: {
    label: `Closing stock, counted on ${business.yearEnd.replace(/ \d+$/, '')}`,
    amount: formatWholeAmount(closingStock),
    to: 'we were in the store',
  },
  materiality: `Materiality, ${formatWholeRupees(materiality)}`,
  /** In the order of their numbers: the book from the top, then its papers. */
  notes: {
    sales: `Is every sale here? Twelve GST returns add up to the same ${formatWholeRupees(turnover)}.`,
    debtors: 'We wrote to 11 customers. Nine agreed. Two we saw paid in April.',
    rent: `${monthsOfRent} months of ${formatWholeRupees(monthlyRent)}. April’s rent sits in March’s book. The company moved it.`,
    materiality: `Errors below ${formatWholeRupees(materiality)} (${materialityPercent}% of turnover) don’t change the opinion, unless they add up: we test to a lower line (SA 320, SA 450).`,
    bill: 'We picked 12 of 61 bills. Here is one, checked from start to finish.',
    udin: 'The UDIN. Anyone can look it up: udin.icai.org',
  },
  bill: {
    supplier: yarnBill.supplier,
    place: yarnBill.place,
    lines: [
      [yarnBill.number, yarnBill.date],
      [yarnBill.goods, formatWholeAmount(yarnAmounts.goods)],
      [`CGST and SGST, ${yarnBill.gstPercent}%`, formatWholeAmount(yarnAmounts.tax)],
      ['Total ₹', formatWholeAmount(yarnAmounts.total)],
    ],
    followed: [
      ['Goods inward book', `${yarnBill.received}, ${yarnBill.kilograms} kg in`],
      ['Bank statement', `${yarnBill.paid}, ${formatWholeRupees(yarnAmounts.total)} out`],
    ],
  },
  report: {
    opinion: `…give a true and fair view of the state of affairs at ${business.yearEnd}.`,
    firm: `For ${site.name}`,
    lines: [
      site.kind,
      'FRN 000000C',
      'Partner, M. No. 000000',
      `${business.place}, 2 September 2026`,
    ],
    udin: '26000000SAMPLE0001',
  },
} as const;
