import { officeCities } from '@/content/site';
import type { ServiceContent } from '@/content/types/service';
import { joinInSentence } from '@/content/words/counts';

const cities = joinInSentence(officeCities);

export const accounting = {
  path: '/services/accounting',
  subject: 'accounting',
  heading: 'Accounting & bookkeeping',
  lead: 'We keep your books and payroll and draw up accounts that lenders can read.',
  see: {
    question: 'For the daily entries alone:',
    path: '/services/bookkeeping',
    label: 'Bookkeeping',
  },
  facts: {
    takes: {
      label: 'Done',
      figure: 'Each month or year',
      text: 'books monthly, statements yearly',
    },
    needs: 'accounts, statements, invoices',
  },
  fees: {
    legend: 'Part of the work',
    priceIds: ['bookkeeping', 'financial-statements', 'mis-reports', 'payroll'],
    chosen: 'financial-statements',
  },
  work: {
    heading: 'What do you do for me?',
    items: [
      {
        title: 'Books',
        text: 'We keep them by accrual and double entry, as section 128 asks, in TallyPrime, Zoho Books or what you use already, with the edit log on.',
      },
      {
        title: 'Reconciliation',
        text: 'We match the bank every week, GSTR-2B every month, Form 26AS (now 168) every quarter, parties every year.',
      },
      {
        title: 'MIS',
        text: 'You see profit by month and product, budget against actual, cash for thirteen weeks, receivables by age.',
      },
      {
        title: 'Payroll',
        text: 'We prepare salary structure, payslips, PF and ESI by the 15th, professional tax, TDS under section 192, now 392(1), and Form 16, now 130. Under the labour codes, since 21 November 2025, allowances above half of the pay count as wages, and you pay an employee who leaves within two working days.',
      },
      {
        title: 'Year end',
        text: 'You get a Schedule III balance sheet, profit and loss, cash flow and notes, under the Accounting Standards or Ind AS.',
      },
      {
        title: 'Clean-up',
        text: 'We write up back years from bank statements and GST data, clear suspense and prove opening balances.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Companies without an accountant of their own',
      'Finance heads who want a second pair of hands at month end',
      'Start-ups that report to investors',
      'Traders and manufacturers with stock at more than one place',
      'Anyone whose books are a year behind',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Last audited accounts and the closing trial balance',
      'Backup of the accounting software, if there is one',
      'Bank, card and wallet statements since the last close',
      'Sales and purchase invoices, or access to the folder where you keep them',
      'Access for us, in our own name, to the GST, TDS and payroll portals',
      'Loan schedules, leases and the fixed asset list',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Must the software keep an edit log?',
        answer:
          'For a company, yes. Since 1 April 2023 the proviso to rule 3(1) of the Companies (Accounts) Rules asks for an audit trail that nobody can switch off, and the auditor reports on it.',
      },
      {
        group: 'get',
        question: 'Who owns the data?',
        answer: 'You do. The licence is in your name, and you can take a backup on any day.',
      },
      {
        group: 'get',
        question: 'Can you work from our office?',
        answer: `Yes, in ${cities}. Elsewhere in India the work moves online, with a visit at year end.`,
      },
      // Section 29(1)(e) as amended by the Finance Act, 2026, prospective by clause 31 of its
      // memorandum; before, section 36(1)(va) and Checkmate Services (Supreme Court, 2022).
      {
        group: 'wrong',
        question: 'I paid the employees’ share of PF or ESI late. Is it lost as an expense?',
        answer:
          'For AY 2026-27 and earlier years, yes: you never deduct what you paid after the due date of the fund’s own law, section 36(1)(va) of the 1961 Act. From tax year 2026-27 you deduct it if you pay by the due date of the return: section 29(1)(e) of the 2025 Act. Interest for the delay remains in both.',
      },
      // 15,000: notification of 29 May 2026. 25,000: S.O. 5109(E), which was not found.
      {
        question: 'What does PF cost a month?',
        answer:
          'It is counted on basic pay, dearness and retaining allowance up to ₹15,000; ₹25,000 from 17 September 2026 is reported. Check with EPFO before you pay. At ₹15,000 the employee pays ₹1,800 and the employer ₹1,950 in all; at ₹25,000 they pay ₹3,000 and ₹3,250. Check too whether ₹500 a month is still the least for administration.',
      },
    ],
  },
  closing: {
    heading: 'Send us the books of last month',
    text: 'We answer with a scope, a fee and the day of the first close.',
    action: 'Contact us',
  },
  related: [
    '/services/bookkeeping',
    '/services/tds-return',
    '/services/audit',
    '/calculators/tds',
    '/calculators/gst',
  ],
} as const satisfies ServiceContent;
