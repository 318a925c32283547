import { durations } from '@/content/durations';
import { queriesAreIncluded } from '@/content/promises';
import type { BusinessRegistrationContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const businessRegistration = {
  path: '/services/business-registration',
  subject: 'other',
  heading: 'Business registration',
  lead: 'Company, LLP, partnership or your own name: choose one, and we register it.',
  see: {
    question: 'Setting up a company?',
    path: '/services/company-incorporation',
    label: 'See Company Incorporation, day by day',
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
    benefitTitles: ['Debts and control', 'In law', 'Money and tax', 'Each year'],
    items: [
      {
        title: 'Private limited company',
        text: 'You need at least two shareholders and two directors, under the Companies Act, 2013.',
        benefits: [
          'You answer only for what is unpaid on your shares',
          'It owns property, sues in its own name and goes on when directors or shareholders change',
          'You can give shares to investors and employees',
          'Its audited accounts and annual forms are public; lenders and investors ask for them',
        ],
      },
      {
        title: 'Partnership firm',
        text: '2 or more partners, under the Indian Partnership Act, 1932.',
        benefits: [
          'You agree on profit, capital and duties; each partner answers for the debts of the firm',
          'A stamped deed is enough; you incorporate nothing',
          'It deducts partners’ salary and interest within limits, with TDS of 10% above ₹20,000 a year',
          'It files nothing with the Registrar of Companies',
        ],
      },
      {
        title: 'LLP',
        text: 'You need at least two partners, under the Limited Liability Partnership Act, 2008.',
        benefits: [
          'You answer only for the contribution you agree',
          'It is a person in law and outlives its partners',
          'It deducts partners’ salary and interest, with TDS, as a firm does',
          'It files Form 11 and Form 8 with the Registrar; audit only above ₹40 lakh turnover or ₹25 lakh contribution',
        ],
      },
      {
        title: 'Sole proprietorship',
        text: 'You are the one owner. In law you and the business are one person.',
        benefits: [
          'You decide alone, and answer for the debts',
          'Your PAN is the PAN of the business; you open few registrations and close few',
          'You pay tax on its income at slab rates',
          'If resident, you may use section 44AD or 44ADA, now 58(2); not on commission or agency',
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
        text: 'We talk through partners, risk and tax. You leave with a written recommendation.',
      },
      {
        when: 'Step 2',
        title: 'Documentation',
        text: 'We draft the deed or agreement and collect proofs and signatures.',
      },
      {
        when: 'Step 3',
        title: 'Filing',
        text: 'We file SPICe+, FiLLiP, the deed or Udyam, with PAN and TAN.',
      },
      {
        when: 'Step 4',
        title: 'Completion',
        text: 'You get the certificate, PAN, TAN and the dates of the first year.',
      },
    ],
  },
  work: {
    heading: 'What do you do for me?',
    items: [
      {
        title: 'Comparison',
        text: 'We work out tax, liability, annual duties and the cost of leaving for your figures.',
      },
      {
        title: 'Drafting',
        text: 'We draft a deed, LLP agreement or memorandum and articles that say who decides, who is paid and who may leave.',
      },
      {
        title: 'Registration',
        text: `We file with the right authority. ${queriesAreIncluded}`,
      },
      {
        title: 'Opening licences',
        text: 'We get Udyam, GST, shops and establishments, professional tax and Import Export Code where you need them.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'You start a business, unsure of its form',
      'You freelance, and clients now ask for an invoice with a GSTIN',
      'Your family runs a shop on one person’s PAN',
      'You want to turn a firm into an LLP or a company',
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
        question: 'Must I register a partnership?',
        answer:
          'No, but under section 69 of the Partnership Act an unregistered firm cannot sue outsiders, or partners each other, to enforce a contract. We register every deed we draft unless you ask us not to.',
      },
      {
        question: 'Which structure pays the least tax?',
        answer:
          'Firms and LLPs pay 30% on profit, domestic companies 22% under section 115BAA, now 200, if they give up the listed deductions, and proprietors the slab rates. Surcharge and cess come on top. A firm deducts partners’ salary and interest within section 40(b), now 35(e), with TDS of 10% above ₹20,000 under 194T, now 393(3). Which is least depends on your profit and on what you draw. We show the figures for yours.',
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
    text: 'You leave the first consultation with a written recommendation.',
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
