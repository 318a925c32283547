import { booksKeptSafe } from '@/content/promises';
import type { BookkeepingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const bookkeeping = {
  path: '/services/bookkeeping',
  subject: 'accounting',
  heading: 'Bookkeeping',
  lead: 'We enter and match every bill, receipt and bank line and close each month.',
  see: {
    question: 'For payroll and year-end accounts:',
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
    foot: 'We charge GST and TDS returns separately.',
  },
  payablesAndReceivables: {
    heading: 'Accounts payable and receivable: what do you track?',
    text: 'Two lists decide your cash. We keep both to the day.',
    items: [
      {
        title: 'Payable tracking',
        text: 'You see each bill with its due date, TDS section and GST credit. We mark micro and small suppliers, so that you do not miss 45 days.',
      },
      {
        title: 'Receivable management',
        text: 'We match invoices with receipts and TDS certificates, send customers statements and ask about short payments.',
      },
      {
        title: 'Aging reports',
        text: 'You see both lists at 0-30, 31-60, 61-90 and over 90 days, with the 180-day limit for input credit under rule 37.',
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
        text: 'You get trial balance, profit and loss and both aging lists after each month’s close.',
      },
      {
        title: isStrict ? 'One engagement' : 'Cost effective',
        text: isStrict
          ? 'One engagement letter covers entries, reconciliation and close.'
          : 'You pay one monthly fee, and no salary or leave cover.',
      },
      {
        title: isStrict ? 'Reviewed work' : 'Expert team',
        text: 'Trained staff enter; a chartered accountant reviews each close.',
      },
      {
        title: 'Secure and confidential',
        text: booksKeptSafe,
      },
      {
        title: 'Scalable solutions',
        text: 'From 50 vouchers a month to several branches you keep one ledger, with more hands.',
      },
    ],
  },
  work: {
    heading: 'What do you enter and match?',
    items: [
      {
        title: 'Sales',
        text: 'We enter invoices, credit notes and e-invoice numbers and agree them with GSTR-1.',
      },
      {
        title: 'Purchases',
        text: 'We enter bills with GST, TDS and cost centre, and claim credit only when it is in GSTR-2B.',
      },
      {
        title: 'Bank and cash',
        text: 'We explain every line, UPI, cards and gateways included, and point out cash above the limit of section 40A(3), now 36(4): ₹10,000, to carriers ₹35,000.',
      },
      {
        title: 'Close',
        text: 'We book depreciation, accruals, prepaid expenses and stock, so that the month’s profit is the month’s.',
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
        answer: `GST and TDS returns, payroll, MIS and year-end statements. Each ${isStrict ? 'has its own quotation' : 'has its own published fee'}.`,
      },
      // Liability locked since the period July 2025, table 3.2 since November 2025.
      {
        group: 'wrong',
        question: 'GSTR-3B has a mistake. Can I edit it?',
        answer:
          'Not once you have filed it, and the portal has locked its tax before: since the period July 2025 it comes from GSTR-1, supplies to the unregistered in table 3.2 since November 2025. Correct it before filing, once, in GSTR-1A; later in the GSTR-1 of a later period. In the Invoice Management System a bill on which you do nothing counts as accepted.',
      },
      {
        question: 'Does section 43B(h) cover my payments?',
        answer:
          'Yes, if you buy from micro or small enterprises. Section 15 of the MSMED Act gives you until the agreed date, at most 45 days, or 15 days if you agreed none. What you pay later you deduct only in the year of payment: section 43B(h), now 37(2)(g); paying by the day of the return does not help. Udyam gives traders only priority lending, so you may usually leave their bills out.',
      },
      {
        question: 'How long must I keep books?',
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
