import { durations } from '@/content/durations';
import { queriesAreIncluded } from '@/content/promises';
import type { ServiceContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

export const companyIncorporation = {
  path: '/services/company-incorporation',
  subject: 'other',
  heading: 'Company incorporation',
  lead: 'We set up your company and give you the certificate, PAN and TAN.',
  see: {
    question: 'Not sure between a company and an LLP?',
    path: '/services/business-registration',
    label: 'Compare them in Business Registration',
  },
  appointed: { call: 'Call us', aim: 'and we aim for the certificate' },
  facts: {
    takes: { figure: durations.incorporation, text: 'from the first call to the certificate' },
    needs: 'and two names for the company',
  },
  fees: {
    legend: 'Form of the business',
    priceIds: [
      'formation-private-limited',
      'formation-llp',
      'formation-opc',
      'formation-partnership',
      'formation-proprietorship',
    ],
  },
  steps: {
    heading: 'What happens, day by day',
    items: [
      {
        when: 'Day 1',
        title: 'Consultation',
        text: 'We settle structure, shareholding, capital and two names.',
      },
      {
        when: 'Days 2-3',
        title: 'Signatures',
        text: 'You get your digital signatures; we reserve the name.',
      },
      {
        when: 'Days 4-7',
        title: 'Documents',
        text: 'We draft memorandum, articles and consents; you prove the office.',
      },
      {
        when: 'Days 8-10',
        title: 'Filing',
        text: 'We file SPICe+ with AGILE-PRO-S for GST, EPFO, ESIC and bank.',
      },
      {
        when: `Days ${durations.incorporation.replace(' days', '')}`,
        title: 'Certificate',
        text: 'Incorporation, PAN and TAN arrive; we hand over the file.',
      },
    ],
  },
  work: {
    heading: isStrict ? 'What does the work cover?' : 'What does the fee cover?',
    items: [
      {
        title: 'Name',
        text: 'We search the MCA and trade mark registers, then file SPICe+ Part A. The name is yours for 20 days.',
      },
      {
        title: 'DSC and DIN',
        text: 'We get Class 3 signatures for subscribers and directors. SPICe+ itself asks for the DINs of up to three first directors.',
      },
      {
        title: 'Charter',
        text: 'We draft the objects for your business: e-MoA in INC-33 and e-AoA in INC-34, with DIR-2 consents and the INC-9 declaration.',
      },
      {
        title: 'Filing',
        text: 'We file SPICe+ Part B with AGILE-PRO-S: PAN, TAN, EPFO, ESIC, bank account and, if you want it, the GSTIN in one application.',
      },
      {
        title: 'Queries',
        text: `If the Registrar sends the form back for resubmission, we answer. ${queriesAreIncluded}`,
      },
      {
        title: 'First month',
        text: 'We prepare the first board meeting, the share certificates and a calendar: board and auditor within 30 days, INC-20A within 180.',
      },
    ],
  },
  forWhom: {
    heading: 'Which form suits me?',
    items: [
      'Private Limited: two or more founders, outside investors, employee shares. Two directors and two shareholders at least.',
      'One Person Company: one founder who wants limited liability. A nominee consents in INC-3.',
      'LLP: professionals and family businesses who share profit by agreement. FiLLiP, then the agreement in Form 3.',
      'Partnership Firm: two or more partners with a deed, registered with the Registrar of Firms.',
      'Proprietorship: one owner, no separate entity. Udyam, shop licence and bank papers.',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    told: [
      'Two names for the company, the one you like better first',
      'What the business will do, in a sentence or two',
    ],
    items: [
      'PAN and Aadhaar of every director and shareholder',
      'Passport photographs, one each',
      'Latest bank statement or utility bill as address proof',
      'Electricity bill and consent of the owner for the office',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Can I run it from my home?',
        answer:
          'Yes. The Registrar accepts a home as registered office with the owner’s consent and a recent utility bill.',
      },
      {
        question: 'How much capital do I need?',
        answer:
          'The law asks for no minimum. Most first companies start with an authorised capital of ₹1,00,000. Up to ₹15,00,000 the MCA charges no filing fee on SPICe+; your State charges its stamp duty.',
      },
      {
        question: 'What must I file every year after?',
        answer:
          'A company files AOC-4 within 30 days and MGT-7 or MGT-7A within 60 days of the annual general meeting, ITR-6, and every third year, by 30 June, the KYC of each director. An LLP files Form 11 by 30 May and Form 8 by 30 October.',
      },
      {
        question: 'Can a director live abroad?',
        answer:
          'Yes, if at least one director has stayed in India for 182 days or more in the financial year. Papers signed abroad need notarisation, and an apostille or consular attestation where the country asks for one.',
      },
    ],
  },
  closing: {
    heading: 'Ready to start your company?',
    text: 'Send us two names for it; that is all we need to begin.',
    action: 'Contact us',
  },
  related: [
    '/services/business-registration',
    '/services/gst-registration',
    '/services/compliance',
    '/calculators/gst',
    '/calculators/emi',
  ],
} as const satisfies ServiceContent;
