import { durations } from '@/content/durations';
import { auditDaysMovedBy, returnDays, revisionFee } from '@/content/return-days';
import type { ServiceContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const itrFiling = {
  path: '/services/itr-filing',
  subject: 'itr',
  heading: 'Income tax return filing',
  lead: `We compare both regimes and file within ${durations.itrFiling} of your last paper.`,
  facts: {
    takes: { figure: durations.itrFiling, text: 'from your last paper' },
    needs: 'Form 16, AIS, bank, proofs',
  },
  fees: {
    legend: 'Form of the return',
    priceIds: ['itr-1', 'itr-2-3', 'itr-4-5-6'],
    // As in the price list, so that each of its fees can be chosen here too.
    within: [
      { id: 'itr-4', label: 'ITR-4, not registered for GST' },
      { id: 'itr-5-6-7', label: 'ITR-5/6/7, with the accounts' },
    ],
    foot: 'You pay the tax itself to the government.',
  },
  work: {
    heading: isStrict ? 'What does the work cover?' : 'What does the fee cover?',
    items: [
      {
        title: 'Reconciliation',
        text: 'We match Form 16, bank interest, dividends and trades with AIS, TIS and Form 26AS (now 168) before we file.',
      },
      {
        title: 'Regime',
        text: 'Since AY 2024-25 the new regime of section 115BAC (section 202 of the 2025 Act) is the default. We compute both. You choose the old one in a return filed by its due date: with business income, up to AY 2026-27, by Form 10-IEA by that day, from tax year 2026-27 in the return itself. With business income your choice carries on each year, and once you leave the old regime you can’t return.',
      },
      {
        title: 'Deductions',
        text: 'We claim HRA, 80C and 80D (now 123 and 126), home-loan interest and losses brought forward, each with its paper. Interest on the loan for a let-out house counts against its rent in either regime.',
      },
      {
        title: 'Your approval',
        text: 'You see a one-page computation and say yes before we file.',
      },
      {
        title: 'After filing',
        text: 'You get ITR-V and verify it online. We read the intimation under section 143(1), now 270(1), and answer a wrong one with a rectification, section 154, now 287.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Employees with one or more employers in the year',
      'Owners of rented houses and holders of home loans',
      'Investors with shares, funds, property or virtual digital assets',
      'Professionals and shopkeepers, with books or on presumptive income',
      'Firms, LLPs and companies',
      'Non-residents with income in India',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'PAN and Aadhaar; on the e-filing portal you add us as your authorised representative',
      'Form 16 (now 130) from every employer, Form 16A (now 131) from banks and clients',
      'Bank statements and interest certificates, April to March',
      'Capital gains statements of brokers and funds; deeds of property sold or bought',
      'Rent receipts and the landlord’s PAN, if HRA is claimed',
      'Proofs of 80C, 80D, home-loan interest and donations',
      'Last year’s return',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'What is the last date?',
        answer: `For AY 2026-27 it is ${returnDays.others} for ITR-1 and ITR-2; ${returnDays.noAudit} for a business without audit and for partners of such firms; ${returnDays.audit} for companies and if your accounts are audited (${auditDaysMovedBy}); ${returnDays.transferPricing} with transfer pricing. The Board may extend a date: see the income tax portal. After it you can file until ${returnDays.belated}, with a fee.`,
      },
      {
        group: 'wrong',
        question: 'I missed the due date. Now what?',
        answer: `You can file a belated return under section 139(4), now 263(4), for AY 2026-27 until ${returnDays.belated}, with a late fee under section 234F, now 428(a): ₹5,000, or ₹1,000 where total income is up to ₹5 lakh. You can no longer carry forward business and capital losses of the year, only unused depreciation and the loss of a house, and the new regime applies to an individual, unless, with business income, an earlier choice of the old one runs on.`,
      },
      {
        group: 'wrong',
        question: 'Can I correct a filed return?',
        answer: `Yes, by a revised return under section 139(5), now 263(5): for AY 2026-27 until ${returnDays.revised}; ${revisionFee}. After that you can file an updated return under section 139(8A), now 263(6), for 48 months from the end of the assessment year: Form ITR-U, from tax year 2026-27 ITR-UN. You can only add income, or reduce a loss claimed in a return filed in time. You can’t claim a refund, a new loss or less tax, and you can file it once. You pay extra tax under section 140B, now 267, of 25, 50, 60 or 70% of tax and interest by the year of filing, and ten points more in reply to a notice under section 148, now 280. After 36 months a notice under section 148A, now 281, shuts it.`,
      },
      // Section 58(2), (3), (7) to (9) and (11), with 63(1), Table Sl. 2; the advance tax: 408(2).
      {
        question: 'Who may use presumptive income, and what if my profit is lower?',
        answer:
          'If you are a resident individual, HUF or firm (not an LLP) with turnover up to ₹2 crore, ₹3 crore if at most 5% is cash, you declare 6% of what came digitally, 8% of the rest; not on commission, brokerage or agency. A resident individual or firm, not an LLP, in a profession named in the law declares 50%: up to ₹50 lakh, ₹75 lakh if at most 5% is cash. The owner of up to ten goods carriages declares ₹1,000 a ton each month for heavy ones, ₹7,500 a month for others. If you earned more, you declare that. Cheques that are not account payee count as cash, and a firm deducts no salary or interest of partners from a business or carriages. Sections 44AD, 44ADA and 44AE, now 58(2). If you declare less, you keep books and need an audit once income is above the nil band. A business that leaves within five years stays out for the next five. For business and profession all advance tax is due by 15 March.',
      },
      // Rule 205 with Form 124; section 22 for the house let out.
      {
        question: 'Which proofs does my employer ask for?',
        answer:
          'In Form 124 (earlier 12BB) you give, for HRA, your relationship to the landlord, if any, and the landlord’s name, address and PAN where rent is above ₹1,00,000 a year; for home-loan interest the lender’s name, address and PAN; for savings the papers. They count in the old regime alone, except the interest on a let-out house. If you tell your employer nothing, they use the new regime (Circular 4/2023). You can still choose the old one in your return.',
      },
      // Tables of sections 194(1), Sl. 4, and 393(1), Sl. 8(vi).
      {
        question: 'How are virtual digital assets taxed?',
        answer:
          'You pay 30% of the gain, section 115BBH, now 194(1), and take off only the cost. You set a loss off against nothing, not even another coin, and cannot carry it forward. The buyer or the exchange deducts 1%: section 194S, now 393(1). You file ITR-2, in a business ITR-3.',
      },
      {
        question: 'Must I file if tax was deducted?',
        answer:
          'Above the basic exemption limit, yes. Below it too if you want the refund, hold foreign assets or crossed a limit of section 139(1), now 263(1), such as ₹2 lakh spent on foreign travel.',
      },
    ],
  },
  closing: {
    heading: 'Send your papers; we file the return',
    text: 'We say what is missing before we file.',
    action: 'Contact us',
  },
  related: [
    '/calculators/tax',
    '/calculators/hra',
    '/services/taxation',
    '/services/financial-planning',
    '/services/pricing',
  ],
} as const satisfies ServiceContent;
