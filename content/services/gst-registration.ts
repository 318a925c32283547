import { durations } from '@/content/durations';
import { queriesAreIncluded } from '@/content/promises';
import type { ServiceContent } from '@/content/types/service';

export const gstRegistration = {
  path: '/services/gst-registration',
  subject: 'gst',
  heading: 'GST registration',
  lead: `We file your application: GSTIN in ${durations.gstRegistration}.`,
  facts: {
    takes: {
      figure: durations.gstRegistration.replace('working ', ''),
      text: 'working days, from complete papers',
    },
    needs: 'PAN and photograph, premises, bank',
  },
  fees: {
    legend: 'Kind of registration',
    priceIds: ['gst-regular', 'gst-composition', 'gst-voluntary'],
  },
  work: {
    heading: 'Which kind of registration do I need?',
    items: [
      {
        title: 'Regular',
        text: 'Section 22: above ₹40 lakh if you sell only goods, in most States; else above ₹20 lakh for goods and services together (₹10 lakh in four States), and for ice cream, pan masala, tobacco, bricks or tiles. You collect tax, claim input credit and file GSTR-1 and GSTR-3B.',
      },
      {
        title: 'Composition',
        text: 'Section 10: up to ₹1.5 crore of turnover (₹75 lakh in eight States) with goods or a restaurant; services up to ₹50 lakh, at 6%. Not for makers of ice cream, pan masala, tobacco, aerated water, bricks or tiles. You pay a small fixed rate, file CMP-08 each quarter and GSTR-4 each year, claim no credit and bill no tax.',
      },
      {
        title: 'Voluntary',
        text: 'Below the threshold you may register under section 25(3), if clients ask for a GSTIN or you want input credit. You then have all duties of a regular taxpayer.',
      },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Shops and makers of goods near the limit of turnover',
      'Consultants, studios, clinics and other services',
      'Sellers to other States or on a marketplace',
      'Casual and non-resident taxable persons, and buyers who pay under reverse charge',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'PAN of the business, PAN and Aadhaar of proprietor, partners or directors',
      'Passport photograph of each',
      'Deed, LLP agreement or certificate of incorporation',
      'Electricity bill or property tax receipt of the premises, with rent agreement or consent letter',
      'Letter of authorisation or board resolution for the signatory',
      'Bank statement or cancelled cheque',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'When must I apply?',
        answer: 'Within 30 days of the day on which you became liable, under section 25.',
      },
      {
        question: 'Can I use my home address?',
        answer:
          'Yes, with the latest electricity bill and the owner’s consent. The officer may visit before or after granting the number.',
      },
      {
        question: 'Do I need one registration for each state?',
        answer:
          'Yes. Each state from which you supply needs its own GSTIN on the same PAN. You add further places in the same state to the first.',
      },
      // Entry 5AB of Notification 13/2017-CT(R), by 9/2024 from 10 October 2024 and 7/2025.
      {
        question: 'The owner of my shop has no GSTIN. Who pays GST on the rent?',
        answer:
          'You do once you are registered, 18% by reverse charge, unless you are under composition.',
      },
      // Rules 48(4) and 138; Notification 13/2020-CT as amended by 10/2023.
      {
        question: 'Do I need e-invoices and e-way bills?',
        answer:
          'You issue e-invoices for exports and sales to businesses if your turnover was above ₹5 crore in any year since 2017-18; from ₹10 crore you report each within 30 days. Goods above ₹50,000 move with an e-way bill; some States have a higher limit within the State, so check yours.',
      },
      {
        group: 'wrong',
        question: 'What if the officer raises a query?',
        answer: `It comes in REG-03, and you must answer within seven working days. We draft REG-04 with the missing paper. ${queriesAreIncluded}`,
      },
      {
        question: 'What follows after registration?',
        answer:
          'You add bank details within 30 days, or before the first GSTR-1 or IFF if that is earlier, display the certificate and file a GSTR-3B each period, nil ones too (not composition). Up to ₹5 crore of turnover, QRMP makes the returns quarterly; you still pay each month.',
      },
    ],
  },
  closing: {
    heading: 'Ready to apply for a GSTIN?',
    text: `We reply within ${durations.reply} with the list of papers we need.`,
    action: 'Contact us',
  },
  related: [
    '/calculators/gst',
    '/services/taxation',
    '/services/bookkeeping',
    '/services/business-registration',
    '/services/pricing',
  ],
} as const satisfies ServiceContent;
