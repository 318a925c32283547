import { durations } from '@/content/durations';
import { queriesAreIncluded } from '@/content/promises';
import type { BusinessRegistrationContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const businessRegistration = {
  path: '/services/business-registration',
  subject: 'other',
  heading: 'Business registration',
  lead: 'Company, LLP, partnership or your own name: we set the four side by side, you choose, we register.',
  see: {
    words: 'A company, day by day:',
    path: '/services/company-incorporation',
    label: 'Company Incorporation',
  },
  facts: {
    takes: {
      figure: durations.incorporation,
      text: 'for a company',
    },
    needs: 'PAN, Aadhaar, photograph, premises',
  },
  fees: {
    legend: 'Form of the business',
    priceIds: [
      'formation-private-limited',
      'formation-partnership',
      'formation-llp',
      'formation-proprietorship',
    ],
  },
  structures: {
    heading: 'Four structures, and what each gives you',
    about: ['Debts and control', 'In law', 'Money and tax', 'Each year'],
    items: [
      {
        title: 'Private limited company',
        text: 'Two shareholders and two directors at least, under the Companies Act, 2013.',
        benefits: [
          'Liability limited to the unpaid value of shares',
          'Separate legal person: owns property, sues in its own name, continues when directors or shareholders change',
          'Shares for investors and employee stock options',
          'Audited accounts and annual forms on public record, which lenders and investors ask for',
        ],
      },
      {
        title: 'Partnership firm',
        text: '2 or more partners, under the Indian Partnership Act, 1932.',
        benefits: [
          'Profit, capital and duties as the partners agree; each answers for the debts of the firm',
          'Starts with a stamped deed; no incorporation',
          'Partners’ salary and interest are an expense within limits; TDS of 10% above ₹20,000 a year',
          'No annual filing with the Registrar of Companies',
        ],
      },
      {
        title: 'LLP',
        text: 'Two partners at least, under the Limited Liability Partnership Act, 2008.',
        benefits: [
          'Liability limited to the agreed contribution',
          'Separate legal person with perpetual succession',
          'Partners’ salary and interest deductible, with TDS, as in a firm',
          'Two forms with the Registrar, Form 11 and Form 8; audit only above ₹40 lakh turnover or ₹25 lakh contribution',
        ],
      },
      {
        title: 'Sole proprietorship',
        text: 'One owner. In law the business and the owner are the same person.',
        benefits: [
          'One person decides, and answers for the debts',
          'Owner’s PAN is the PAN of the business; few registrations to open, few to close',
          'Income taxed at the owner’s slab rates',
          'Presumptive income under section 44AD or 44ADA, now 58(2), for residents; not on commission or agency',
        ],
      },
    ],
  },
  steps: {
    heading: 'Four steps from idea to registration',
    items: [
      {
        when: 'Step 1',
        title: isStrict ? 'Consultation' : 'Consultation (free)',
        text: 'Partners, risk and tax are talked through. You leave with a written recommendation.',
      },
      {
        when: 'Step 2',
        title: 'Documentation',
        text: 'We draft the deed or agreement and collect proofs and signatures.',
      },
      {
        when: 'Step 3',
        title: 'Filing',
        text: 'SPICe+, FiLLiP, Registrar of Firms or Udyam, with PAN and TAN.',
      },
      {
        when: 'Step 4',
        title: 'Completion',
        text: 'Certificate, PAN, TAN and the dates of the first year handed over.',
      },
    ],
  },
  work: {
    heading: 'What do you do for me?',
    items: [
      {
        title: 'Comparison',
        text: 'Tax, liability, annual duties and the cost of leaving, worked out for your figures.',
      },
      {
        title: 'Drafting',
        text: 'Partnership deed, LLP agreement or memorandum and articles that say who decides, who is paid and who may leave.',
      },
      {
        title: 'Registration',
        text: `Filing with the right authority. ${queriesAreIncluded}`,
      },
      {
        title: 'Opening licences',
        text: 'Udyam, GST, shops and establishments, professional tax and Import Export Code where your business needs them.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'A first business, not sure which form to take',
      'Freelancers whose clients now ask for an invoice with a GSTIN',
      'Families running a shop on one person’s PAN',
      'Firms that want to become an LLP or a company',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'PAN and Aadhaar of every owner or partner',
      'Passport photograph of each',
      'Electricity bill of the business address, with rent agreement or owner’s consent',
      'Two or three names you would like',
      'Capital and profit shares, even if only roughly',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Must a partnership be registered?',
        answer:
          'No, but under section 69 of the Partnership Act an unregistered firm cannot sue outsiders, or partners each other, to enforce a contract. We register every deed we draft unless you ask us not to.',
      },
      {
        question: 'Which structure pays the least tax?',
        answer:
          'Firms and LLPs pay 30% on profit, domestic companies 22% under section 115BAA, now 200, if they give up the listed deductions, proprietors the slab rates; surcharge and cess come on top. Partners’ salary and interest are an expense within section 40(b), now 35(e); TDS of 10% above ₹20,000 is under 194T, now 393(3). Which is least depends on profit and on what you draw. We show the figures for yours.',
      },
      {
        question: 'Can I change the structure later?',
        answer:
          'Yes. A firm can become an LLP or a company, and a proprietorship can pass to a company without capital gains tax if the conditions of section 70(1)(zf) of the 2025 Act are met (earlier 47(xiv)). It costs more than choosing well at the start.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which form fits?',
    text: 'The first consultation ends with a recommendation in writing.',
    action: 'Contact us',
  },
  related: [
    '/services/company-incorporation',
    '/services/gst-registration',
    '/services/bookkeeping',
    '/calculators/tax',
    '/calculators/emi',
  ],
} as const satisfies BusinessRegistrationContent;
