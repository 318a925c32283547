import type { ComplianceContent } from '@/content/types/service';

export const compliance = {
  path: '/services/compliance',
  subject: 'compliance',
  heading: 'Regulatory compliance',
  lead: 'We draft and file your Companies Act, FEMA and SEBI forms and give you proof.',
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
    foot: 'We quote FEMA and SEBI work by scope.',
  },
  work: {
    heading: 'What do you keep in order?',
    items: [
      {
        title: 'ROC annual filing',
        text: 'We file the board’s report, AOC-4 with the accounts, and MGT-7, or MGT-7A for small companies and OPCs. For LLPs we file Form 11 by 30 May and Form 8 by 30 October, by quotation.',
      },
      {
        title: 'Board and members',
        text: 'We write notices, agendas, minutes and registers under the Secretarial Standards, and file MGT-14 within 30 days where section 117 asks for it.',
      },
      {
        title: 'Directors',
        text: 'We file DIN, DIR-2 consent and DIR-12 within 30 days; DIR-3 KYC every third year, by 30 June; MBP-1 and DIR-8 each year.',
      },
      {
        title: 'Shares',
        text: 'You stamp an SH-4 at 0.015% of the price and lodge it within 60 days; the certificate comes in a month. We file PAS-3 on allotment, SH-7 for capital, BEN-2 for significant beneficial owners. If your private company is not small, ask us about demat form, rule 9B, before any transfer.',
      },
      {
        title: 'FEMA',
        text: 'We file FC-GPR within 30 days of allotment, FC-TRS within 60 days of transfer, the FLA return by 15 July, and ECB returns.',
      },
      {
        title: 'SEBI',
        text: 'Under LODR we file results (regulation 33) and shareholding (regulation 31). We keep the insider trading code and structured digital database.',
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
        'Form 1, online, from 16 August to 31 December 2026. You value assets on 31 March 2026.',
        'If India never taxed them, up to ₹1 crore in all, you pay 30% tax and as much again, together 60%.',
        'If you paid tax on them, or were a non-resident when you got them, but showed them in no return, you pay ₹1,00,000 up to ₹5 crore.',
        'What you declare is immune under the Black Money Act. Non-residents may declare too if they were resident when the asset or the income arose.',
        'Foreign assets other than land and buildings of ₹20 lakh or less bear no penalty if you did not show them.',
        'Sections 130 to 144 of the Finance Act, 2026. Ask us, before you file, which of the two fits and by when to pay.',
      ],
    },
    {
      title: 'Do you owe old provident fund dues? EPFO VISHWAS and AMNESTY',
      until: '2026-12-28',
      texts: [
        'Both are open until 28 December 2026. VISHWAS is for damages on old dues, AMNESTY for exempt provident fund trusts.',
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
      'DSC of two directors, who sign and keep it themselves',
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
          'You file until the Registrar strikes the company off or grants it dormant status under section 455. STK-2 under section 248(2) closes it, when it has not begun business within a year or has carried on none for two financial years. First you file overdue returns and settle liabilities.',
      },
      {
        question: 'Is a small company’s form simpler?',
        answer:
          'Yes. Up to ₹10 crore of paid-up capital and ₹100 crore of turnover, by G.S.R. 880(E) since 1 December 2025, a private company files MGT-7A, needs no cash flow statement and holds two board meetings a year. Holding and subsidiary companies are not small.',
      },
      {
        question: 'Foreign money has arrived. What is first?',
        answer:
          'You allot shares within 60 days of receipt, at or above a valued price, then file FC-GPR within 30 days on the FIRMS portal through your bank.',
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
