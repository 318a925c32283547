import { getAccountBalance, turnover } from '@/content/figures/sample-business';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';

/** Days to pay a small supplier: section 37(2)(g) of the 2025 Act, section 15 of the MSMED Act. */
export const msmeDays = { agreed: 45, withoutAgreement: 15 } as const;

/** Bills not yet paid, by the days since the goods were accepted. They add up to what is owed. */
export const unpaid = [
  { to: 'Ganga Yarn Mills', days: 12, rupees: 34_000 },
  { to: 'Sample Dyers', days: 28, rupees: 26_000 },
  { to: 'Sample Packers', days: 41, rupees: 18_000 },
  { to: 'Sample Looms', days: 52, rupees: 8_000 },
] as const;

export const owed = [
  { age: '0-30 days', rupees: 1_04_000 },
  { age: '31-60 days', rupees: 52_000 },
  { age: '61-90 days', rupees: 24_000 },
  { age: 'over 90 days', rupees: 12_000 },
] as const;

const DAYS = 65;
const most = Math.max(...owed.map(({ rupees }) => rupees));

export const bookkeepingFigure = {
  heading: 'Two lists, by age',
  text: 'See whom you pay first, and whom you ask first: what a sample business owes and is owed at the year’s end.',
  how: 'A bill’s bar shows its age against the law’s 45 days; a customer’s bar shows the amount.',
  payable: {
    title: `We owe ${formatWholeRupees(getAccountBalance('creditors'))}`,
    bills: unpaid.map(({ to, days, rupees }) => ({
      label: `${to}, ${days} days`,
      amount: formatWholeAmount(rupees),
      percent: (100 * days) / DAYS,
      isLate: days > msmeDays.agreed,
    })),
    limit: { label: `${msmeDays.agreed} days`, percent: (100 * msmeDays.agreed) / DAYS },
    note: `You pay micro and small suppliers by the agreed date, within ${msmeDays.agreed} days at most; within ${msmeDays.withoutAgreement} if you agreed none. What you pay later counts as an expense only then: section 43B(h), now 37(2)(g).`,
    late: `over the line by ${Math.max(...unpaid.map(({ days }) => days)) - msmeDays.agreed} days: pay this one first`,
  },
  receivable: {
    title: `We are owed ${formatWholeRupees(getAccountBalance('debtors'))}`,
    sales: `against sales of ${formatWholeRupees(turnover)} in the year`,
    ages: owed.map(({ age, rupees }, index) => ({
      label: age,
      amount: formatWholeAmount(rupees),
      percent: (100 * rupees) / most,
      gap: index === 0 ? 0 : 40 / 2 ** index,
    })),
    note: 'The older it is, the sooner we ask.',
  },
} as const;
