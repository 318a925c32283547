import { durations } from '@/content/durations';

export const financialPlanning = {
  path: '/services/financial-planning',
  subject: 'consulting',
  heading: 'Financial planning',
  lead: 'What you want, by when, and what it takes each month. Tax, loans and insurance are read together, by people who sell none of them.',
  actions: { primary: 'Plan with us', secondary: 'Ask a question first' },
  facts: [
    { figure: '3 parts', label: 'goals, investments, risk' },
    { figure: 'Nil', label: 'commission from funds, insurers or banks' },
    { figure: 'Quotation', label: `in ${durations.quotation}, by scope` },
  ],
  fees: null,
  example: {
    title: 'A plan on one sheet',
    note: 'an example, ₹ a month',
    foot: 'The nearest goal is kept safest; the farthest can wait for a market to recover.',
    total: 'In the first year',
    // The cost of each today, in rupees; for retirement, what EPF, PPF and NPS do not cover.
    items: [
      { goal: 'Emergency fund', years: 1, today: 3_00_000 },
      { goal: 'Home purchase', years: 5, today: 6_00_000 },
      { goal: 'Children’s education fund', years: 14, today: 8_40_000 },
      { goal: 'Retirement', years: 25, today: 30_00_000 },
    ],
  },
  cards: {
    heading: 'Three parts of one plan',
    items: [
      {
        title: 'Goal-based planning',
        text: 'Each goal gets an amount in its own year’s rupees and a monthly figure.',
        points: [
          {
            title: 'Retirement',
            text: 'EPF, PPF and NPS counted first; the gap is what you still have to save.',
          },
          {
            title: 'Children’s education fund',
            text: 'Fees raised by their own inflation, and money moved out of equity as the year nears.',
          },
          {
            title: 'Home purchase',
            text: 'Down payment, EMI within income, and stamp duty, which the loan does not cover.',
          },
        ],
      },
      {
        title: 'Investment advisory',
        text: 'What you hold is listed before anything new is bought.',
        points: [
          {
            title: 'Diversification',
            text: 'Equity, debt, gold and property by share, and how often two funds own the same companies.',
          },
          {
            title: 'Risk assessment',
            text: 'What a fall of a third would do to your goals, and whether you could sit through it.',
          },
          {
            title: 'Market analysis',
            text: 'Yields, valuations and tax rules as they stand, for the rebalancing once a year.',
          },
        ],
      },
      {
        title: 'Risk management',
        text: 'Cover for what would break the plan, and nothing else.',
        points: [
          {
            title: 'Life insurance',
            text: 'Term cover from your dependants’ needs and loans, not from what is on sale.',
          },
          {
            title: 'Health insurance review',
            text: 'Sum insured, room rent limits, waiting periods and what the employer’s policy leaves out.',
          },
          {
            title: 'Emergency fund',
            text: 'Six months of expenses and EMIs, where it can be drawn in a day.',
          },
        ],
      },
    ],
  },
  work: {
    heading: 'What a plan holds',
    items: [
      {
        title: 'Net worth statement',
        text: 'All assets and loans of the family on one ledger sheet, with nominees.',
      },
      {
        title: 'Cash flow',
        text: 'Income, EMIs, premiums and savings for each year until the last goal.',
      },
      {
        title: 'Tax',
        text: 'Old and new regime for your case: 80C, 80D and 80CCD(1B), now 123, 126 and 124, HRA and the interest on a loan for one’s own house count in the old one alone. Interest on a let-out house counts against its rent in both; a loss from it is set off against other income only in the old one.',
      },
      {
        title: 'Action list',
        text: 'What to start, stop, switch and sign, with a date for each.',
      },
    ],
  },
  steps: {
    heading: 'What happens next',
    items: [
      {
        when: 'First meeting',
        title: 'Goals',
        text: 'An hour with whoever decides in the family.',
      },
      {
        when: 'Two weeks',
        title: 'Papers',
        text: 'We read policies, statements and returns, and build the sheet.',
      },
      {
        when: 'Second meeting',
        title: 'Plan',
        text: 'Figures, choices and the action list, in writing.',
      },
      {
        when: 'Every year',
        title: 'Review',
        text: 'In April: what changed in life, law and markets.',
      },
    ],
  },
  forWhom: {
    heading: 'For whom',
    items: [
      'Couples with a first child or a first home in view',
      'Owners whose wealth is mostly their business',
      'Employees with ESOPs, EPF and several old policies',
      'Non-residents who mean to come back',
      'Families within ten years of retirement',
    ],
  },
  bring: {
    heading: 'What to bring',
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
        question: 'Do you sell funds or policies?',
        answer: 'No. We take no commission from anyone. You pay a fee and buy where you like.',
      },
      {
        question: 'Do you promise a return?',
        answer:
          'No. The plan shows a cautious, a middle and a poor case, and what to do in the poor one.',
      },
      {
        question: 'Prepay the home loan or invest?',
        answer:
          'Compare the loan’s rate after tax with what is certain, not with what is hoped. The EMI calculator shows the interest that remains; the rest takes half an hour’s discussion.',
      },
      {
        question: 'What does a plan cost?',
        answer: `It is quoted by scope, because a salary with two goals is not a business with three companies. The quotation comes in ${durations.quotation}.`,
      },
    ],
  },
  closing: {
    heading: 'One hour, all papers on the table.',
    text: 'Bring whoever decides with you.',
    action: 'Schedule Consultation',
  },
  related: [
    '/calculators/emi',
    '/calculators/tax',
    '/calculators/hra',
    '/services/itr-filing',
    '/services/consulting',
  ],
} as const;
