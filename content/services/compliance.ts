import type { ComplianceContent } from '@/content/types/service';

export const compliance = {
  path: '/services/compliance',
  subject: 'compliance',
  heading: 'Regulatory compliance',
  lead: 'Companies Act, FEMA and SEBI on one calendar. We draft, get signed and file every form, and give you the proof.',
  facts: {
    takes: { label: 'Filed', figure: 'Before the due date', text: 'the dates are below' },
    needs: 'CIN, accounts, registers',
  },
  fees: {
    legend: 'Kind of work',
    priceIds: [
      'roc-annual',
      'board-resolution',
      'share-transfer',
      'director-appointment',
      'company-closure',
    ],
    foot: 'FEMA and SEBI work by quotation.',
  },
  work: {
    heading: 'What do you keep in order?',
    items: [
      {
        title: 'ROC annual filing',
        text: 'Board’s report, AOC-4 with the accounts, MGT-7, or MGT-7A for small companies and OPCs. LLPs: Form 11 by 30 May and Form 8 by 30 October, by quotation.',
      },
      {
        title: 'Board and members',
        text: 'Notices, agendas, minutes and registers under the Secretarial Standards; MGT-14 within 30 days where section 117 asks for it.',
      },
      {
        title: 'Directors',
        text: 'DIN, DIR-2 consent and DIR-12 within 30 days; DIR-3 KYC every third year, by 30 June; MBP-1 and DIR-8 each year.',
      },
      {
        title: 'Shares',
        text: 'SH-4 transfers: stamped at 0.015% of the price, lodged within 60 days, the certificate in a month. PAS-3 on allotment, SH-7 for capital, BEN-2 for significant beneficial owners. A private company that is not small: ask us about demat form, rule 9B, before any transfer.',
      },
      {
        title: 'FEMA',
        text: 'FC-GPR within 30 days of allotment, FC-TRS within 60 days of transfer, the FLA return by 15 July, ECB returns.',
      },
      {
        title: 'SEBI',
        text: 'LODR: results under regulation 33, shareholding under regulation 31. Insider trading code and structured digital database.',
      },
    ],
  },
  calendar: { heading: 'Due dates' },
  // FAST-DS: Finance Act 2026, chapter IV; what the second route asks is from reports, and some
  // firms print the first alone. Payment days after Form 1 were not seen. EPFO: G.S.R. 525(E), the
  // last day counted; by another count AMNESTY ends a day later.
  open: [
    {
      title: 'Did you never declare foreign assets? FAST-DS 2026',
      until: '2026-12-31',
      texts: [
        'Form 1, online, from 16 August to 31 December 2026. Assets are valued on 31 March 2026.',
        'Never taxed in India, up to ₹1 crore in all: 30% tax and as much again, together 60%.',
        'Taxed, or acquired as a non-resident, but not shown in a return, up to ₹5 crore: ₹1,00,000.',
        'What is declared is immune under the Black Money Act. Non-residents may declare too if they were resident when the asset or the income arose.',
        'Foreign assets other than land and buildings of ₹20 lakh or less bear no penalty for not having been shown.',
        'Sections 130 to 144 of the Finance Act, 2026. Ask us, before you file, which of the two fits and by when to pay.',
      ],
    },
    {
      title: 'Do you owe old provident fund dues? EPFO VISHWAS and AMNESTY',
      until: '2026-12-28',
      texts: [
        'Open until 28 December 2026. VISHWAS is for damages on old dues, AMNESTY for exempt provident fund trusts.',
        'Send us the demand, or the trust’s last return, some days before.',
      ],
    },
  ],
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Private companies and OPCs without a company secretary',
      'LLPs',
      'Companies with foreign shareholders or loans',
      'Listed companies and those about to be',
      'Directors with a deactivated DIN or a company marked for strike-off',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'CIN or LLPIN',
      'Two directors who sign with their own DSC, which stays with them',
      'Audited accounts, once signed',
      'Minutes book and statutory registers',
      'Shareholding pattern and changes in the year',
      'FIRC and KYC of foreign remittances, if any',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'We did no business. File or close?',
        answer:
          'A company files until it is struck off or granted dormant status under section 455. It is closed by STK-2 under section 248(2), when it has not begun business within a year or has carried on none for two financial years. Overdue returns are filed and liabilities settled first.',
      },
      {
        question: 'Is a small company’s form simpler?',
        answer:
          'Yes. Up to ₹10 crore of paid-up capital and ₹100 crore of turnover, by G.S.R. 880(E) since 1 December 2025, a private company files MGT-7A, needs no cash flow statement and holds two board meetings a year. Holding and subsidiary companies are not small.',
      },
      {
        question: 'Foreign money has arrived. What is first?',
        answer:
          'Allotment within 60 days of receipt, at or above a valued price, then FC-GPR within 30 days on the FIRMS portal through your bank.',
      },
    ],
  },
  closing: {
    heading: 'Send us your CIN',
    text: 'We read the public record and tell you what is missing.',
    action: 'Contact us',
  },
  related: [
    '/services/company-incorporation',
    '/services/audit',
    '/services/consulting',
    '/services/pricing',
    '/calculators/tds',
  ],
} as const satisfies ComplianceContent;
