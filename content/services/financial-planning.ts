import { durations } from '@/content/durations';
import type { FinancialPlanningContent } from '@/content/types/service';

export const financialPlanning = {
  path: '/services/financial-planning',
  subject: 'other',
  heading: 'Financial planning',
  lead: 'You say what you want and by when; we say what it takes each month.',
  facts: {
    takes: { label: 'Done', figure: 'On the day named', text: 'in the quotation' },
    needs: 'returns, holdings, loans, policies',
  },
  fees: {
    legend: 'Part of the plan',
    priceIds: [],
    kinds: [
      { title: 'The whole plan', text: 'Goals, holdings, cover and tax together' },
      { title: 'Goal-based planning', text: 'An amount and a month for each goal' },
      { title: 'Investment advisory', text: 'The tax on what you hold and sell' },
      { title: 'Risk management', text: 'Cover for what would break the plan' },
    ],
    foot: 'We read tax, loans and insurance together and sell no product.',
  },
  example: {
    items: [
      { goal: 'Emergency fund', years: 1, today: 3_00_000 },
      { goal: 'Home purchase', years: 5, today: 6_00_000 },
      { goal: 'Children’s education fund', years: 14, today: 8_40_000 },
      { goal: 'Retirement', years: 25, today: 30_00_000, beside: 'beside EPF, PPF and NPS' },
    ],
  },
  cards: {
    heading: 'What are the three parts of a plan?',
    items: [
      {
        title: 'Goal-based planning',
        text: 'Each goal gets an amount in its own year’s rupees and a monthly figure.',
        points: [
          {
            title: 'Retirement',
            text: 'We count EPF, PPF and NPS first; the gap is what you still have to save.',
          },
          {
            title: 'Children’s education fund',
            text: 'We raise fees by their own inflation and name the year in which each is due.',
          },
          {
            title: 'Home purchase',
            text: 'We plan the down payment, an EMI within income, and stamp duty, which the loan does not cover.',
          },
        ],
      },
      {
        title: 'Investment advisory',
        text: 'We work out the tax on what you hold and sell. We are not registered with SEBI as investment advisers: which share or fund to buy is not for us to say.',
        points: [
          {
            title: 'Diversification',
            text: 'We list equity, debt, gold and property by share, each with the tax on its income and sale.',
          },
          {
            title: 'Risk assessment',
            text: 'You see what a fall of a third would take from each goal, and which losses you can set off or carry forward.',
          },
          {
            title: 'Market analysis',
            text: 'You see the rates of tax on interest, dividends and gains this year, and what changed since the last.',
          },
        ],
      },
      {
        title: 'Risk management',
        text: 'You cover what would break the plan, and nothing else.',
        points: [
          {
            title: 'Life insurance',
            text: 'We size term cover by your dependants’ needs and loans, not by what is on sale.',
          },
          {
            title: 'Health insurance review',
            text: 'We check the sum insured, room rent limits, waiting periods and what the employer’s policy leaves out.',
          },
          {
            title: 'Emergency fund',
            text: 'You keep six months of expenses and EMIs where you can draw them in a day.',
          },
        ],
      },
    ],
  },
  work: {
    heading: 'What does a plan hold?',
    items: [
      {
        title: 'Net worth statement',
        text: 'You see all assets and loans of the family on one ledger sheet, with nominees.',
      },
      {
        title: 'Cash flow',
        text: 'You see income, EMIs, premiums and savings for each year until the last goal.',
      },
      {
        title: 'Tax',
        text: 'We compare both regimes for you: 80C, 80D and 80CCD(1B), now 123, 126 and 124, HRA and the interest on a loan for your own house count in the old one alone. Interest on a let-out house counts against its rent in both; you set a loss from it off against other income only in the old one.',
      },
      {
        title: 'Action list',
        text: 'It says what to pay, claim, nominate and sign, with a date for each.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Couples with a first child or a first home in view',
      'Owners whose wealth is mostly their business',
      'Employees with ESOPs, EPF and several old policies',
      'Non-residents who mean to come back',
      'Families within ten years of retirement',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Last two returns and Form 16 (now 130)',
      'Consolidated account statement of funds and demat holdings',
      'EPF, PPF and NPS statements',
      'Loan statements with rate and remaining term',
      'Insurance policies, the schedule page of each',
      'A list of goals, even without amounts',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        group: 'get',
        question: 'Do you sell funds or policies?',
        answer: 'No. We take no commission from anyone. You pay a fee and buy where you like.',
      },
      {
        group: 'get',
        question: 'Prepay the home loan or invest?',
        answer:
          'Compare the loan rate after tax with a return you are sure of. The EMI calculator shows the interest that remains. Bring the numbers and we decide together in half an hour.',
      },
      {
        group: 'get',
        question: 'What does a plan cost?',
        answer: `We quote by scope, because a salary with two goals is not a business with three companies. The quotation comes in ${durations.quotation}.`,
      },
    ],
  },
  closing: {
    heading: 'Plan an hour with us',
    text: 'Bring your papers, and anyone who decides with you.',
    action: 'Schedule Consultation',
  },
  related: [
    '/calculators/emi',
    '/calculators/tax',
    '/calculators/hra',
    '/services/itr-filing',
    '/services/consulting',
  ],
} as const satisfies FinancialPlanningContent;
