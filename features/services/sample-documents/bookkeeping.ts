import {
  business,
  getAccountBalance,
  monthlyRent,
  yarnAmounts,
  yarnBill,
} from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';
import { formatWholeAmount } from '@/content/words/rupees';
import { msmeDays, unpaid } from '@/features/services/illustrations/bookkeeping-data';
import { formatShortDay } from '@/lib/dates';

const DAY = 86_400_000;
const formatShort = (moment: number) => formatShortDay(new Date(moment).toISOString().slice(0, 10));
const year = business.yearEnd.slice(-4);
const parseDay = (dayAndMonth: string) => Date.parse(`${dayAndMonth} ${year} UTC`);

const [open] = unpaid;
/** When the goods of the open bill were accepted, worked back from the bill's age at year end. */
const openedOn = Date.parse(`${business.yearEnd} UTC`) - open.days * DAY;
const paidAfter = Math.round((parseDay(yarnBill.paid) - parseDay(yarnBill.received)) / DAY);

const bought = formatWholeAmount(yarnAmounts.total);
const owed = formatWholeAmount(open.rupees);
const bank = getAccountBalance('bank');
const notPresented = monthlyRent;

export const bookkeepingSample: SampleDocument = {
  name: 'A page of your ledger',
  text: 'After each month’s close you get every ledger, the bank reconciled and both aging lists. This is one supplier’s page.',
  paper: 'ledger',
  head: [site.name, 'Sample, page 12 of 30'],
  blocks: [
    { kind: 'title', text: yarnBill.supplier, under: `In the books of ${business.name}` },
    {
      kind: 'table',
      columns: [
        { head: 'Date' },
        { head: 'Entry' },
        { head: 'Debit ₹', at: 'end' },
        { head: 'Credit ₹', at: 'end' },
        { head: 'Balance ₹', at: 'end' },
      ],
      rows: [
        [formatShort(parseDay(yarnBill.received)), yarnBill.number, null, bought, `${bought} Cr`],
        [formatShort(parseDay(yarnBill.paid)), 'Bank, UTR 000000', bought, null, 'nil'],
        [formatShort(openedOn), 'Bill 131', null, owed, `${owed} Cr`],
      ],
      total: [formatShort(parseDay('31 March')), 'Carried forward', null, null, `${owed} Cr`],
    },
    {
      kind: 'fields',
      rows: [
        ['Their statement', `${owed}, agreed`],
        ['Oldest bill', `${open.days} days`],
        ['Registered as', `small, so ${msmeDays.agreed} days at most`],
      ],
    },
    { kind: 'heading', text: `Bank, ${business.yearEnd}` },
    {
      kind: 'table',
      columns: [{ head: 'Reconciliation' }, { head: '₹', at: 'end' }],
      rows: [
        ['Balance in the books', formatWholeAmount(bank)],
        ['Cheque for rent, not yet presented', formatWholeAmount(notPresented)],
      ],
      total: ['Balance on the statement', formatWholeAmount(bank + notPresented)],
    },
    {
      kind: 'signature',
      left: ['Closed in', 'April 2026'],
      right: [`For ${site.name}`, 'read by a chartered accountant'],
    },
  ],
  notes: [
    {
      on: formatShort(parseDay(yarnBill.received)),
      title: 'With its voucher',
      text: 'You open the bill from the entry; its GST is in GSTR-2B.',
    },
    {
      on: formatShort(parseDay(yarnBill.paid)),
      title: 'Paid in time',
      text: `You paid after ${paidAfter} days. Section 43B(h), now 37(2)(g), allows at most ${msmeDays.agreed}.`,
    },
    {
      on: 'Their statement',
      title: 'Asked',
      text: 'We compare with the supplier’s own page once a quarter.',
    },
    {
      on: 'Oldest bill',
      title: 'Age',
      text: 'You find the same figure in the list of what you owe.',
    },
    {
      on: 'Cheque for rent',
      title: 'Explained',
      text: 'What the bank does not show yet has its line.',
    },
    {
      on: 'Closed in',
      title: 'Closed',
      text: 'A later entry goes into a later month.',
    },
  ],
};
