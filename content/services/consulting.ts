import type { ServiceContent } from '@/content/types/service';

export const consulting = {
  path: '/services/consulting',
  subject: 'consulting',
  heading: 'Business consulting',
  lead: 'We write business plans for banks, valuations and due diligence reports.',
  facts: {
    takes: { label: 'Done', figure: 'On the day named', text: 'in the quotation' },
    needs: 'accounts, contracts, loans',
  },
  fees: {
    legend: 'Kind of work',
    priceIds: [
      'consulting-business-plan',
      'consulting-advisory',
      'consulting-due-diligence',
      'consulting-valuation',
    ],
  },
  work: {
    heading: 'What do you write for me?',
    items: [
      {
        title: 'Business plan',
        text: 'You get five-year projections, working capital and CMA data, DSCR and break-even. We list the assumptions, so that a banker can change them.',
      },
      {
        title: 'Advisory',
        text: 'You ask about pricing, cost, structure, succession or a lender: one question, one hour, one page of notes.',
      },
      {
        title: 'Due diligence',
        text: 'We test quality of earnings, net debt, tax and labour exposure, contracts and related parties. You get findings in rupees, ranked.',
      },
      {
        title: 'Valuation',
        text: 'We use discounted cash flow, net assets or comparable companies, and give the reason for the method and the discount.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Owners who apply for a term loan or a higher limit',
      'Founders raising their first round',
      'Buyers and sellers of a business or a share in one',
      'Families who divide or hand over a business',
      'Boards that need a second opinion',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'Accounts of three years, audited if there are any',
      'Order book, price list and main contracts',
      'Loan sanctions and repayment schedules',
      'Shareholding and shareholders’ agreement',
      'The term sheet or the bank’s list of questions',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Who may sign a valuation?',
        answer:
          'It depends on what it is for: the Companies Act, FEMA pricing, an ESOP or a gift of shares. Under the Companies Act a registered valuer signs, section 247; for FEMA pricing a chartered accountant, among others; for ESOP perquisites of unlisted shares a merchant banker. We tell you which applies and bring in the right signatory.',
      },
      {
        group: 'get',
        question: 'Will the bank accept your projections?',
        answer:
          'The bank decides. We give it CMA data in its format, the source of each assumption and a worse case, which is what it asks for next.',
      },
      {
        group: 'get',
        question: 'Do you work for a share of the deal?',
        answer:
          'No. A chartered accountant may not charge a fee that depends on the result, except where the Institute allows it. You pay for the work.',
      },
      {
        group: 'get',
        question: 'Is what we tell you confidential?',
        answer:
          'Yes, by the Chartered Accountants Act, and by a non-disclosure agreement where you want one.',
      },
    ],
  },
  closing: {
    heading: 'What do you have to decide?',
    text: 'Tell us in three lines. We answer with a scope and a fee.',
    action: 'Contact us',
  },
  related: [
    '/calculators/emi',
    '/services/financial-planning',
    '/services/audit',
    '/services/company-incorporation',
    '/services/pricing',
  ],
} as const satisfies ServiceContent;
