import { identity, turnover } from '@/content/figures/sample-business';
import type { IsoDate, Rupees } from '@/content/types/units';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import { formatLongDay } from '@/lib/dates';
import { describeSundayDueDate } from '@/lib/days';
import { decideTds } from '@/lib/law/tds/tds';

/** The bill of the figure: a designer's fee, above the year's threshold. */
export const bill: { amount: Rupees; date: IsoDate } = { amount: 60_000, date: '2026-12-10' };

const answer = decideTds({
  payment: 'professionalFees',
  date: bill.date,
  payee: 'individual',
  hasPan: true,
  amount: bill.amount,
  paidBefore: 0,
});
if (!answer) throw new Error('no rule decides the bill of the TDS figure');

export const decided = answer;
const { tds, rate, depositBy, statement, dues } = decided;

export const formatFigureDate = (date: string) => formatLongDay(date.slice(0, 10));
/** Fifteen days after the statement: rule 215. */
const certifyBy = new Date(Date.parse(statement.dueBy) + 15 * 86_400_000).toISOString();

export const tdsFigure = {
  heading: 'Four duties for every payment',
  text: 'Follow one designer’s bill from deduction to certificate.',
  turns: [
    {
      title: 'Deduct',
      when: `on ${formatFigureDate(bill.date)}`,
      text: `${rate}% of the fee, ${formatWholeAmount(tds)}, when you credit or pay it`,
    },
    {
      title: 'Deposit',
      when: `by ${formatFigureDate(depositBy)}`,
      text: 'by the 7th of the next month, for March by 30 April',
    },
    {
      title: 'File',
      when: [
        `by ${formatFigureDate(statement.dueBy)}`,
        describeSundayDueDate(statement.dueBy.slice(0, 10)),
      ]
        .filter(Boolean)
        .join(', '),
      text: `in Form ${statement.form}, earlier ${dues.form1961}, each quarter`,
    },
    {
      title: 'Certify',
      when: `by ${formatFigureDate(certifyBy)}`,
      text: 'in Form 131, earlier 16A, to the designer',
    },
  ],
  hub: [
    `Bill ${formatWholeRupees(bill.amount)}`,
    `TDS ${formatWholeAmount(tds)}`,
    `paid ${formatWholeAmount(bill.amount - tds)}`,
  ],
  payer: `With sales of ${formatWholeRupees(turnover)} last year an individual need not deduct; a company must.`,
  tan: `Every form carries the TAN, here a sample: ${identity.tan}`,
} as const;
