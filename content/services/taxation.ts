import { durations } from '@/content/durations';
import { auditDaysMovedBy, returnDays, revisionFee } from '@/content/return-days';
import type { TaxationContent } from '@/content/types/service';

export const taxation = {
  path: '/services/taxation',
  subject: 'taxation',
  heading: 'Taxation',
  lead: 'We plan your tax before the year ends, file on time, and answer any notice.',
  facts: {
    takes: { figure: durations.itrFiling, text: 'for your return, after your last paper' },
    needs: 'returns, AIS, books, any notice',
  },
  fees: {
    legend: 'Kind of filing',
    priceIds: ['itr-1', 'itr-2-3', 'gst-monthly', 'gst-annual', 'gst-lut', 'tds-quarterly'],
    foot: 'We quote advice, notices and appeals by scope. You pay the tax to the government.',
  },
  work: {
    heading: 'What do you do for me?',
    items: [
      {
        title: 'Planning',
        text: 'We plan regime, pay, depreciation, gains and losses while you can still act.',
      },
      {
        title: 'Advance tax',
        text: 'You pay it if the year’s tax after TDS is ₹10,000 or more: section 404 (earlier 208). Under 44AD and 44ADA, now 58(2), you pay the last instalment alone, section 408 (earlier 211). Residents of 60 and more without business income pay none.',
      },
      {
        title: 'Returns',
        text: 'We file ITR-1 to ITR-7, GSTR-1, 3B, 9 and 9C and TDS statements from the same books.',
      },
      {
        title: 'Notices',
        text: 'We read yours, explain it in a page and answer in time: sections 139(9), 142(1), 143(2) and 148A, now 263(7), 268, 270(8) and 281, ASMT-10 and DRC-01.',
      },
      {
        title: 'Appeals',
        text: 'We draft Form 99 (earlier 35) to the Commissioner (Appeals) or APL-01 under GST, and ask for a stay of the demand.',
      },
      {
        title: 'Cross-border',
        text: 'We see to payments to non-residents, treaty relief, Forms 145 and 146 (earlier 15CA and 15CB), residence under section 6, and Form 44 (earlier 67) for foreign tax credit.',
      },
    ],
  },
  calendar: {
    heading: 'What is due in a tax year?',
    note: 'These are returns of AY 2026-27, under the 1961 Act. The Board may extend a date: ask us before you rely on it.',
    items: [
      {
        when: returnDays.others,
        title: 'ITR-1 and ITR-2',
        text: 'Section 139(1), now 263(1).',
      },
      {
        when: returnDays.noAudit,
        title: 'Business without audit',
        text: 'Partners of such firms file then too.',
      },
      {
        when: returnDays.auditReport,
        title: 'Tax audit report',
        text: `Section 44AB, now 63; Form 3CA or 3CB with 3CD, now Form 26. ${auditDaysMovedBy} moved it; from tax year 2026-27 it is 30 September again.`,
      },
      {
        when: returnDays.audit,
        title: 'Return with audit',
        text: 'Companies file then, and you if your accounts are audited.',
      },
      {
        when: returnDays.transferPricing,
        title: 'Return with transfer pricing',
        text: 'Section 92E, now 172.',
      },
      {
        when: '31 December',
        title: 'Belated return; GSTR-9',
        text: 'Section 139(4), now 263(4). The new regime applies to an individual, unless, with business income, an earlier choice of the old one runs on. Up to ₹2 crore of turnover you need no GSTR-9, section 44 of the CGST Act.',
      },
      {
        when: '31 March',
        title: 'Revised return',
        text: `Section 139(5), now 263(5); ${revisionFee}. Updated returns, 139(8A), now 263(6): 48 months from the end of the assessment year.`,
      },
      {
        when: '11th and 20th',
        title: 'GSTR-1 and GSTR-3B, each month',
        text: 'For monthly filers; GSTR-2B on the 14th in between.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Companies and firms without a tax department of their own',
      'Owners who draw salary, interest and dividend from their company',
      'Sellers of property, shares or a business',
      'Exporters with refunds and a letter of undertaking to file',
      'Non-residents with income in India, and residents with income abroad',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Last three returns with computations and intimations',
      'Form 26AS (now 168), AIS and TIS of the year',
      'Books or trial balance up to date',
      'GSTR-1, 3B and 2B of the year',
      'The notice, all pages, with its section, its DIN and its date, or the portal message that shows them',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Old regime or new?',
        answer:
          'Since AY 2024-25 the new regime applies unless you opt out (section 115BAC, now 202). With HRA, the interest on a loan for your own house and 80C, now 123, in full the old one may still be lower. You choose it in a return filed by its due date. The calculator shows both; we confirm with your papers.',
      },
      {
        // Sections 90(9) and (10), 73, 78(1), 82 and 197(3) of the 2025 Act.
        question: 'I sold an old or an inherited flat. What is its cost?',
        answer:
          'For a flat bought before 1 April 2001 you take the cost, or the fair value of that day, at most its stamp value then (section 90(9), (10)); for one inherited or given, cost and holding period of the previous owner (73). A stamp value above 110% of the price counts as the price (78(1)). If you are a resident individual or family and bought before 23 July 2024, you pay no tax above 20% of the indexed gain (197(3)). Put a gain meant for a new house into the notified deposit scheme before the return is due (82). All this holds for sales from 1 April 2026.',
        see: {
          label: 'Work it out, with the index of each year',
          href: '/calculators/tax#capital-gains',
        },
      },
      {
        group: 'wrong',
        question: 'Input credit in 3B and 2B differ. What now?',
        answer:
          'Section 16(2)(aa) allows only what the supplier has reported. We list the invoices, write to the suppliers, and reverse or reclaim in the right month.',
      },
      {
        question: 'Which Act and year are on the challan?',
        answer:
          'For advance tax paid now (100) choose the 2025 Act, tax year 2026-27; for self-assessment tax with a return of AY 2026-27 (300) the 1961 Act, AY 2026-27. The portal is reported to let you correct a wrong year within 7 days of paying, a wrong head within 30: look there at once.',
      },
      // Sections 185, 186 and 188 of the 2025 Act for cash, 92(2) for gifts.
      {
        question: 'May I take a loan, a payment or a gift in cash?',
        answer:
          'Not a loan of ₹20,000 or more, nor its repayment, nor ₹2 lakh or more from one person in a day or for one deal: the penalty can be as much again (sections 185, 188 and 186, earlier 269SS, 269T and 269ST). Gifts above ₹50,000 in a year are your income, unless from relatives or at your wedding.',
      },
    ],
  },
  closing: {
    heading: 'Send us last year’s return',
    text: `We reply within ${durations.reply} with what is due, and by when.`,
    action: 'Contact us',
  },
  related: [
    '/calculators/tax',
    '/calculators/hra',
    '/calculators/gst',
    '/services/itr-filing',
    '/services/gst-registration',
    '/services/tds-return',
  ],
} as const satisfies TaxationContent;
