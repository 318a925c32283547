import { auditDaysMovedBy, returnDays } from '@/content/return-days';
import type { ServiceContent } from '@/content/types/service';

export const audit = {
  path: '/services/audit',
  subject: 'audit',
  heading: 'Audit & assurance',
  lead: 'One partner plans your audit, reviews the work and signs our report.',
  facts: {
    takes: { label: 'Done', figure: 'Before the due date', text: 'the quotation names the day' },
    needs: 'books, last report, bank, returns',
    signs: 'on the report and every quotation',
  },
  fees: {
    legend: 'Kind of audit',
    priceIds: ['audit-statutory', 'audit-internal', 'audit-tax', 'audit-gst'],
    foot: 'The quotation follows turnover, locations and the state of the books.',
  },
  work: {
    heading: 'Which audits do you do, by which law?',
    items: [
      {
        title: 'Statutory audit',
        text: 'Every company needs one, whatever its turnover: sections 139 to 147 of the Companies Act, 2013. The report is under section 143(3), with internal financial controls and CARO 2020 where they apply. It goes out with the notice of the annual general meeting, 21 clear days before: for one on 30 September, about 8 September. The board approves the accounts, the meeting adopts them.',
      },
      {
        title: 'Internal audit',
        text: 'Section 138 asks it of classes of companies named in the rules; any other business may choose it. You get findings by risk, with management’s reply and a date for each, every quarter or half-year.',
      },
      {
        title: 'Tax audit',
        text: 'Section 44AB, now 63: you need one above ₹1 crore of business turnover (₹10 crore if cash is within 5% each way) or ₹50 lakh of professional receipts, unless you declare presumptive income by section 58(2), earlier 44AD and 44ADA; and if you declare less than that, with income above the nil band. From tax year 2026-27 Form 26, earlier 3CA or 3CB with 3CD, is due on 30 September and the return on 31 October.',
      },
      {
        title: 'GST audit',
        text: 'Section 44 of the CGST Act asks for GSTR-9C above ₹5 crore of turnover, by 31 December. You certify it yourself; we reconcile it with the books, which is what an officer asks for under section 65.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Private and public companies, from the first year',
      'LLPs above ₹40 lakh of turnover or ₹25 lakh of contribution',
      'Proprietors, professionals and firms under section 44AB, now 63',
      'Trusts and societies that report in Form 112 (earlier 10B or 10BB)',
      'Owners who want controls tested before a lender or investor does',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Trial balance, ledgers and a backup of the accounting software',
      'Last year’s audited accounts, audit report and Form 3CD (now 26)',
      'Bank statements and loan sanction letters',
      'GST and TDS returns of the year with challans',
      'Minutes, registers and the filings made with the Registrar',
      'Stock and fixed asset registers',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'You keep our books. Can you audit us too?',
        answer:
          'Not as statutory auditor. Section 144 bars the auditor of a company from its accounting, internal audit and management services. We do one or the other, and say so at the start.',
      },
      {
        question: 'How do we change the auditor?',
        answer:
          'At the end of the term the general meeting decides and you file ADT-1 within 15 days. In mid-term the auditor resigns in ADT-3, or you remove them under section 140 with ADT-2. We write to the previous auditor before we accept.',
      },
      // CBDT Circular 7/2026; section 80 names no loss of a house and no depreciation (32(2)); 80AC.
      {
        group: 'wrong',
        question: 'I missed the date of the audit or of the return. What now?',
        answer: `For AY 2026-27 ${auditDaysMovedBy} gave audit cases until ${returnDays.auditReport} for the report and ${returnDays.audit} for the return. File both by ${returnDays.belated}: the return is then belated, with a fee of ₹5,000, up to ₹5 lakh of income ₹1,000. You carry forward unused depreciation and the loss of a house, but no other loss. A company cannot choose 22% for the first time (section 115BAA(5), now 200(5)), and you lose deductions such as 80JJAA (section 80AC, now 270(1)(a)(vi)). The new regime applies to an individual who had not chosen the old regime before. Interest on unpaid tax may run from ${returnDays.auditBefore}, since the circular is silent on it.`,
      },
      {
        group: 'wrong',
        question: 'What if the tax audit report is late?',
        answer:
          'From tax year 2026-27 you pay a fee: ₹75,000 up to one month late and ₹1,50,000 after that, under section 428(c) of the 2025 Act. For earlier years section 271B of the 1961 Act goes on: half a percent of turnover or gross receipts, up to ₹1,50,000, unless there was reasonable cause.',
      },
      {
        group: 'get',
        question: 'We have never been audited. Where do we begin?',
        answer:
          'With the opening balances. SA 510 asks for evidence on them, so we start with last year’s bank, stock and party balances.',
      },
    ],
  },
  closing: {
    heading: 'Send us last year’s balance sheet',
    text: 'We answer with a scope, a fee and a list of dates.',
    action: 'Contact us',
  },
  related: [
    '/services/taxation',
    '/services/compliance',
    '/services/accounting',
    '/services/consulting',
    '/calculators/tax',
  ],
} as const satisfies ServiceContent;
