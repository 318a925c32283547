import { booksKeptSafe } from '@/content/promises';
import type { BookkeepingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const bookkeeping = {
  path: '/services/bookkeeping',
  subject: 'accounting',
  heading: 'Bookkeeping',
  lead: 'Every bill, receipt and bank line entered, matched and closed each month. You see who owes you, whom you owe, and since when.',
  see: {
    words: 'For payroll and year-end accounts:',
    path: '/services/accounting',
    label: 'Accounting',
  },
  facts: {
    takes: { label: 'Done', figure: 'Each month', text: 'once your bills are in' },
    needs: 'statements, bills, last accounts',
  },
  fees: {
    legend: 'Part of the work',
    priceIds: ['bookkeeping', 'mis-reports', 'payroll'],
    foot: 'GST and TDS returns are charged separately.',
  },
  payablesAndReceivables: {
    heading: 'Accounts payable and receivable: what do you track?',
    text: 'Two lists decide your cash. Both are kept to the day.',
    items: [
      {
        title: 'Payable tracking',
        text: 'Each bill with its due date, TDS section and GST credit. Micro and small suppliers are marked, so that 45 days are not missed.',
      },
      {
        title: 'Receivable management',
        text: 'Invoices matched with receipts and TDS certificates, statements sent to customers, short payments asked about.',
      },
      {
        title: 'Aging reports',
        text: 'Both lists at 0-30, 31-60, 61-90 and over 90 days, with the 180-day limit for input credit under rule 37 shown.',
      },
    ],
  },
  benefits: {
    heading: 'What do I gain?',
    items: [
      {
        title: 'Accurate record keeping',
        text: 'Every entry carries its voucher. Bank, GSTR-2B and Form 26AS (now 168) agree with the ledger.',
      },
      {
        title: 'Timely reporting',
        text: 'Trial balance, profit and loss and both aging lists after each month’s close.',
      },
      {
        title: isStrict ? 'One engagement' : 'Cost effective',
        text: isStrict
          ? 'Entries, reconciliation and close under one engagement letter.'
          : 'One monthly fee. No salary and no leave cover to pay for.',
      },
      {
        title: isStrict ? 'Reviewed work' : 'Expert team',
        text: 'Entries by trained staff, each close reviewed by a chartered accountant.',
      },
      {
        title: 'Secure and confidential',
        text: booksKeptSafe,
      },
      {
        title: 'Scalable solutions',
        text: 'From 50 vouchers a month to several branches: the same ledger, more hands.',
      },
    ],
  },
  work: {
    heading: 'What do you enter and match?',
    items: [
      {
        title: 'Sales',
        text: 'Invoices, credit notes and e-invoice numbers, agreed with GSTR-1.',
      },
      {
        title: 'Purchases',
        text: 'Bills with GST, TDS and cost centre; credit claimed only when it is in GSTR-2B.',
      },
      {
        title: 'Bank and cash',
        text: 'Every line explained, UPI, cards and gateways included; cash above the limit of section 40A(3), now 36(4), pointed out: ₹10,000, to carriers ₹35,000.',
      },
      {
        title: 'Close',
        text: 'Depreciation, accruals, prepaid expenses and stock, so that the month’s profit is the month’s.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Shops, clinics and studios with no accountant',
      'Online sellers with marketplaces, gateways and returns',
      'Service firms that bill by the hour or by project',
      'Companies in their first two years',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Bank and card statements since the last close',
      'Sales invoices and purchase bills, on paper or as files',
      'Cash book, if there is one',
      'Last balance sheet or return',
      'GSTIN and TAN, and our name as your authorised representative on the portals',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        group: 'get',
        question: 'Our papers are in a box. Is that all right?',
        answer:
          'Yes. We scan and sort them once; after that you photograph each bill when it comes.',
      },
      {
        group: 'get',
        question: 'Which software do you use?',
        answer:
          'Yours, if it keeps double entry and an edit log. Otherwise TallyPrime or Zoho Books, licensed in your name.',
      },
      {
        group: 'get',
        question: isStrict ? 'What is not included?' : 'What is not in the monthly fee?',
        answer: `GST and TDS returns, payroll, MIS and year-end statements. Each ${isStrict ? 'is quoted by itself' : 'has its own published fee'}.`,
      },
      // Liability locked since the period July 2025, table 3.2 since November 2025.
      {
        group: 'wrong',
        question: 'GSTR-3B has a mistake. Can it be edited?',
        answer:
          'Not once it is filed, and its tax is locked already before: since the period July 2025 it comes from GSTR-1, supplies to the unregistered in table 3.2 since November 2025. Correct it before filing, once, in GSTR-1A; later in the GSTR-1 of a later period. In the Invoice Management System a bill on which you do nothing counts as accepted.',
      },
      {
        question: 'How long must books be kept?',
        answer:
          'A company keeps them for eight financial years under section 128(5). GST records stay 72 months from the due date of the annual return.',
      },
    ],
  },
  closing: {
    heading: 'Bring your bills as they are',
    text: 'You get back a trial balance that agrees with the bank.',
    action: 'Contact us',
  },
  related: [
    '/services/accounting',
    '/services/tds-return',
    '/services/gst-registration',
    '/calculators/gst',
    '/calculators/emi',
  ],
} as const satisfies BookkeepingContent;
