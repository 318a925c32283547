import { durations } from '@/content/durations';
import { isStrict } from '@/content/words/conduct';
import { plusGst } from '@/content/words/plus-gst';
import { queriesAreIncluded } from '@/content/words/queries';

export const pricing = {
  path: '/services/pricing',
  heading: isStrict ? 'How a fee is agreed' : 'Pricing',
  lead: isStrict
    ? `What each service includes is listed here. Its fee depends on the work and is quoted in writing within ${durations.quotation}, before any work begins.`
    : `Every published fee, in rupees, ${plusGst}. What is not here is quoted in writing within ${durations.quotation}, before any work begins.`,
  actions: { primary: 'Ask for a quotation', secondary: 'Ask a question first' },
  facts: [
    { figure: durations.quotation, label: 'to a written quotation' },
    { figure: '15-30 days', label: 'typical terms of payment' },
    { figure: { lowestOf: 'packages' }, label: `for twelve months in one fee, ${plusGst}` },
  ],
  packages: {
    heading: 'Annual packages',
    text: `Twelve months of what recurs, ${isStrict ? 'under one engagement letter' : 'in one fee'}.`,
    best: isStrict ? null : 'Best Value',
    items: [
      {
        priceId: 'package-startup',
        contents: [
          'ROC annual filing: AOC-4 and MGT-7A',
          'Income tax return of the company, ITR-6',
          'Four quarterly TDS returns, one form',
          'Yearly disclosures of two directors, MBP-1 and DIR-8',
          'Minutes of four board meetings and the annual general meeting',
        ],
      },
      {
        priceId: 'package-sme',
        contents: [
          'Everything in Startup',
          'Twelve monthly GST returns, GSTR-1 and GSTR-3B with 2B matching',
          'GST annual return, GSTR-9',
          'A second TDS form each quarter, 138 and 140 (earlier 24Q and 26Q)',
          'Advance tax worked out before each instalment',
        ],
      },
      {
        priceId: 'package-enterprise',
        contents: [
          'Everything in SME',
          'Monthly bookkeeping with bank reconciliation and close',
          'MIS reports each quarter',
          'Schedule III financial statements, consolidated where there is a group',
          'One partner’s hour each month',
        ],
      },
    ],
    foot: 'Audits are quoted separately. Section 144 bars a company’s auditor from keeping its books, so the Enterprise package and our statutory audit exclude each other.',
  },
  sheets: {
    heading: isStrict ? 'What is included, service by service' : 'Every fee, service by service',
    items: [
      { group: 'gst-registration', path: '/services/gst-registration' },
      {
        group: 'itr-pricing',
        priceIds: ['itr-1', 'itr-2-3', 'itr-4', 'itr-5-6-7'],
        note: 'Per return',
        path: '/services/itr-filing',
      },
      { group: 'company-formation', path: '/services/company-incorporation' },
      { group: 'tds', path: '/services/tds-return' },
      { group: 'gst-services', path: '/services/taxation' },
      { group: 'annual-compliance', path: '/services/compliance' },
      { group: 'audit', path: '/services/audit' },
      { group: 'accounting', path: '/services/accounting' },
      { group: 'consulting', path: '/services/consulting' },
    ],
  },
  terms: {
    heading: 'What a fee means here',
    items: [
      {
        title: 'Included',
        text: `Drafting, filing and the papers for your file. ${queriesAreIncluded}`,
      },
      {
        title: 'Not included',
        text: 'GST at 18% on our fee; government fees, stamp duty, DSC tokens, late fees and the tax itself at actuals, with the challan.',
      },
      {
        title: isStrict ? 'Agreed' : 'From',
        text: isStrict
          ? 'The fee follows the size of the work. The figure in your quotation is the one you pay.'
          : 'Where a fee says “from”, it follows the size of the work. The figure in your quotation is the one you pay.',
      },
      {
        title: 'Quotation',
        text: 'Scope, fee, GST, outlays, papers and the date until which it holds. Nothing is charged that is not in it.',
      },
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'How do I get a quotation?',
        answer: `Put services into the cart of the client area, or write to us. The quotation comes within ${durations.quotation} with scope, fee and papers.`,
      },
      {
        question: 'When do I pay?',
        answer:
          'By the terms in the engagement letter, typically within 15-30 days of the invoice: by bank transfer, UPI or cheque.',
      },
      {
        question: 'How do you take on a client?',
        answer:
          'You show PAN and Aadhaar, or the papers of the firm or company; both sides sign an engagement letter; you authorise us on the portals. Work begins then, and a partner signs what we issue.',
      },
      {
        question: 'Can I change the package during the year?',
        answer: 'Upwards at any time; the months that remain are charged at the difference.',
      },
      {
        question: isStrict ? 'Which ITR form is mine?' : 'Which ITR fee is mine?',
        answer:
          'It goes by the form that your income needs. The ITR filing page says which form is for whom.',
      },
    ],
  },
  closing: {
    heading: 'No fee for a question.',
    text: 'Tell us what you need; we say what it costs.',
    action: 'Contact us',
  },
  related: [
    '/services/company-incorporation',
    '/services/itr-filing',
    '/services/gst-registration',
    '/services/tds-return',
    '/calculators/tax',
    '/calculators/gst',
  ],
} as const;
