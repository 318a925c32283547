import type { Plate } from '@/content/figures/order';
import { balanceOf, turnover } from '@/content/figures/sample-business';
import { inFigures, inRupees } from '@/content/words/rupees';

/** Days to pay a small supplier: section 37(2)(g) of the 2025 Act, section 15 of the MSMED Act. */
export const msmeDays = { agreed: 45, withoutAgreement: 15 } as const;

/** Bills not yet paid, by the days since the goods were accepted. They add up to what is owed. */
export const unpaid = [
  { to: 'Ganga Yarn Stores', days: 12, rupees: 34_000 },
  { to: 'Sample Dyers', days: 28, rupees: 26_000 },
  { to: 'Sample Packers', days: 41, rupees: 18_000 },
  { to: 'Sample Looms', days: 52, rupees: 8_000 },
] as const;

/** What customers owe, by age. */
export const owed = [
  { age: '0-30 days', rupees: 1_04_000 },
  { age: '31-60 days', rupees: 52_000 },
  { age: '61-90 days', rupees: 24_000 },
  { age: 'over 90 days', rupees: 12_000 },
] as const;

/** The words and figures of the drawing. */
export const ageingDrawing = {
  payable: {
    title: `We owe ${inRupees(balanceOf('creditors'))}`,
    bills: unpaid.map((bill) => ({
      ...bill,
      amount: inFigures(bill.rupees),
      age: `${bill.days} days`,
      isLate: bill.days > msmeDays.agreed,
    })),
    line: `${msmeDays.agreed} days`,
    note: `Micro and small suppliers are paid by the agreed date, within ${msmeDays.agreed} days at most; within ${msmeDays.withoutAgreement} if nothing is agreed. What is later counts as an expense only when paid: section 43B(h), now 37(2)(g).`,
    late: `over the line by ${Math.max(...unpaid.map(({ days }) => days)) - msmeDays.agreed} days: pay this one first`,
  },
  receivable: {
    title: `We are owed ${inRupees(balanceOf('debtors'))}`,
    sales: `against sales of ${inRupees(turnover)} in the year`,
    ages: owed.map((part) => ({ ...part, amount: inFigures(part.rupees) })),
    note: 'The older it is, the sooner we ask.',
  },
} as const;

const { payable, receivable } = ageingDrawing;

export const bookkeepingPlate: Plate = {
  heading: 'Two lists, by age',
  text: 'What the sample business owes and is owed at the year’s end. A bill’s bar is as long as it is old, up to the law’s red line and past it; a customer’s is as long as the sum.',
  picture: 'Unpaid bills as bars against a line at 45 days, and what customers owe by age',
  head: ['Who', '₹', 'Age'],
  rows: [
    ...payable.bills.map(({ to, amount, age, isLate }) => [
      to,
      amount,
      isLate ? `${age}, ${payable.late}` : age,
    ]),
    ...receivable.ages.map(({ age, amount }) => ['Customers', amount, age]),
  ],
  words: [
    `${payable.title}. ${payable.note}`,
    `${receivable.title}, ${receivable.sales}. ${receivable.note}`,
  ],
};
