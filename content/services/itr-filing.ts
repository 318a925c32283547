import { durations } from '@/content/durations';
import { isStrict } from '@/content/words/conduct';

export const itrFiling = {
  path: '/services/itr-filing',
  heading: 'Income tax return filing',
  lead: `Prepared by an accountant from Form 16, AIS and Form 26AS, compared under both regimes, filed within ${durations.itrFiling} of your last paper.`,
  actions: { primary: 'File my return', secondary: 'Ask which form is mine' },
  facts: [
    { figure: durations.itrFiling, label: 'from complete papers to filing' },
    { figure: '31 July', label: 'due date without audit, AY 2024-25' },
    { figure: { lowestOf: 'itr-plans' }, label: 'professional fee' },
  ],
  fees: {
    title: 'Plans by form',
    note: 'per return, ₹',
    priceIds: ['itr-1', 'itr-2-3', 'itr-4-5-6'],
    foot: 'The plan is fixed before work begins. Tax due is paid by you, directly to the government.',
  },
  forms: {
    heading: 'Which form is yours',
    note: 'Forms of AY 2024-25. ITR-7, for trusts and others under sections 139(4A) to 139(4D), is on the pricing page.',
    items: [
      {
        form: 'ITR-1',
        title: 'Sahaj',
        text: 'Resident individual, total income up to ₹50 lakh: salary or pension, one house, interest. Not for directors or holders of unlisted shares.',
      },
      {
        form: 'ITR-2',
        title: 'Capital gains, no business',
        text: 'Shares and property sold, more than one house, foreign assets or income, income above ₹50 lakh, non-residents.',
      },
      {
        form: 'ITR-3',
        title: 'Business or profession',
        text: 'Proprietors and professionals with books, futures and options, partners in a firm.',
      },
      {
        form: 'ITR-4',
        title: 'Sugam',
        text: 'Presumptive income under 44AD, 44ADA or 44AE, total income up to ₹50 lakh: resident individuals, HUFs and firms other than LLPs.',
      },
      {
        form: 'ITR-5',
        title: 'Firms and LLPs',
        text: 'Partnership firms, LLPs, associations of persons and bodies of individuals.',
      },
      {
        form: 'ITR-6',
        title: 'Companies',
        text: 'Every company that does not claim exemption under section 11.',
      },
    ],
  },
  work: {
    heading: isStrict ? 'What the work covers' : 'What the fee covers',
    items: [
      {
        title: 'Reconciliation',
        text: 'Form 16, bank interest, dividends and trades are matched with AIS, TIS and Form 26AS before anything is filed.',
      },
      {
        title: 'Regime',
        text: 'Since AY 2024-25 the new regime of section 115BAC is the default. We compute both; Form 10-IEA is filed where business income wants the old one.',
      },
      {
        title: 'Deductions',
        text: 'HRA, 80C, 80D, home-loan interest and losses brought forward, each with the paper that supports it.',
      },
      {
        title: 'Your approval',
        text: 'You see a one-page computation and say yes before we file.',
      },
      {
        title: 'After filing',
        text: 'ITR-V, e-verification, the section 143(1) intimation read and compared. A wrong one is answered by rectification under section 154.',
      },
    ],
  },
  steps: {
    heading: 'From papers to acknowledgement',
    items: [
      {
        when: 'Before we start',
        title: 'Papers',
        text: 'Send what you have. We list what is missing, and fix the plan.',
      },
      {
        when: 'Hours 0-24',
        title: 'Computation',
        text: 'Income under each head, deductions, both regimes, tax due or refund.',
      },
      {
        when: `Hours ${durations.itrFiling.replace(' hours', '')}`,
        title: 'Filing',
        text: 'You approve and pay any tax due; we file and send the ITR-V.',
      },
      {
        when: 'Within 30 days',
        title: 'Verification',
        text: 'You verify by Aadhaar OTP, net banking or bank account. Without it the return does not count.',
      },
    ],
  },
  forWhom: {
    heading: 'For whom',
    items: [
      'Employees with one or more Forms 16 in the year',
      'Owners of rented houses and holders of home loans',
      'Investors with shares, funds, property or crypto assets',
      'Professionals and shopkeepers, with books or on presumptive income',
      'Firms, LLPs and companies',
      'Non-residents with income in India',
    ],
  },
  bring: {
    heading: 'What to bring',
    items: [
      'PAN, Aadhaar and the login of the e-filing portal, or an OTP when we ask',
      'Form 16 from every employer, Form 16A from banks and clients',
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
        answer:
          'For AY 2024-25: 31 July where no audit is due, 31 October where accounts are audited, 30 November with transfer pricing. The Board extends dates from time to time.',
      },
      {
        question: 'I missed 31 July. Now what?',
        answer:
          'A belated return under section 139(4) is open until 31 December, with a late fee under section 234F: ₹5,000, or ₹1,000 where total income is up to ₹5 lakh. Business and capital losses of the year can no longer be carried forward.',
      },
      {
        question: 'AIS shows income that is not mine.',
        answer:
          'Give feedback on the entry in AIS and keep the proof. We return the income you earned, not the one reported, and keep the reconciliation on file.',
      },
      {
        question: 'Can a filed return be corrected?',
        answer:
          'Yes, by a revised return under section 139(5) until 31 December of the assessment year. After that an updated return, ITR-U, may add income, not reduce it.',
      },
      {
        question: 'Must I file if tax was deducted?',
        answer:
          'Above the basic exemption limit, yes. Below it too if you want the refund, hold foreign assets or crossed a limit of section 139(1) such as ₹2 lakh spent on foreign travel.',
      },
    ],
  },
  closing: {
    heading: 'Form 16 and one evening.',
    text: `Send the papers; the return is filed within ${durations.itrFiling}.`,
    action: 'Contact us',
  },
  related: [
    '/calculators/tax',
    '/calculators/hra',
    '/services/taxation',
    '/services/financial-planning',
    '/services/pricing',
  ],
} as const;
