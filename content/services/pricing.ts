import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { queriesAreIncluded } from '@/content/promises';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { paidBy, takenOn } from '@/content/words/engagement';
import { offersAny } from '@/content/words/offered';
import { plusGst } from '@/content/words/plus-gst';

export const pricing = {
  path: '/services/pricing',
  subject: null,
  heading: isStrict ? 'How a fee is agreed' : 'Pricing',
  lead: isStrict
    ? `You see here what each service includes. Its fee depends on the work; we quote it in writing within ${durations.quotation}, before any work begins.`
    : `What each service costs, ${plusGst}. We quote all else in writing before any work begins.`,
  packages: {
    heading: 'Annual packages',
    text: `You get the work of twelve months ${isStrict ? 'under one engagement letter' : 'for one fee'}. Government fees come on top. ${offersAny('/services/audit') ? 'We quote the statutory audit, which every company needs, separately' : 'The statutory audit, which every company needs, is not included'}.`,
    best: isStrict ? null : 'Best Value',
    head: 'How often in twelve months',
    see: 'Compare all three in a table',
    choose: 'Which package?',
    year: 'a year',
    also: 'also has',
    none: 'not in it.',
    add: ['Add', 'to my request'],
    added: 'is in your request',
    fee: isStrict ? 'By quotation' : 'Fee for the year',
    inAll: 'with GST',
    note: `${prices['package-sme'].label} is for a business that files GST every month. If you file by the quarter (QRMP, up to ₹5 crore of turnover), ask us for a quotation.`,
    items: [
      { priceId: 'package-startup' },
      { priceId: 'package-sme' },
      { priceId: 'package-enterprise' },
    ],
    // Times in twelve months.
    work: [
      {
        text: 'ROC annual filing: AOC-4 and MGT-7 or 7A',
        does: 'We file AOC-4 and MGT-7 or 7A with the Registrar.',
        priceId: 'roc-annual',
        times: [1, 1, 1],
      },
      {
        text: 'Income tax return of the company, ITR-6',
        does: 'We file your company’s income tax return, ITR-6.',
        priceId: 'itr-5-6-7',
        times: [1, 1, 1],
      },
      {
        text: 'Quarterly TDS return; in SME and Enterprise two forms, 138 and 140 (earlier 24Q and 26Q)',
        does: 'We file your quarterly TDS return; in SME and Enterprise two forms, 138 and 140 (earlier 24Q and 26Q).',
        priceId: 'tds-quarterly',
        times: [4, 8, 8],
      },
      {
        text: 'Board meeting with its minutes',
        does: 'We write the minutes of your board meetings.',
        priceId: 'board-resolution',
        times: [4, 4, 4],
        optional: 'A small company must hold two in a year.',
      },
      {
        text: 'Minutes of the annual general meeting; MBP-1 and DIR-8 of two directors',
        does: 'We write the minutes of your annual meeting, and MBP-1 and DIR-8 of two directors.',
        priceId: null,
        times: [1, 1, 1],
      },
      {
        text: 'Monthly GST return: GSTR-1 and GSTR-3B with 2B matching',
        does: 'We file your monthly GST returns, GSTR-1 and GSTR-3B, matched with 2B.',
        name: 'monthly GST returns',
        priceId: 'gst-monthly',
        times: [0, 12, 12],
      },
      {
        text: 'GST annual return, GSTR-9',
        does: 'We file your annual GST return, GSTR-9.',
        name: 'the GST annual return',
        priceId: 'gst-annual',
        times: [0, 1, 1],
        optional: 'You need none up to ₹2 crore of turnover.',
      },
      {
        text: 'Advance tax before each instalment',
        does: 'We work out each advance tax instalment.',
        name: 'advance tax',
        priceId: null,
        times: [0, 4, 4],
      },
      {
        text: 'Month of bookkeeping with bank reconciliation and close',
        does: 'We keep your books, match the bank and close the month.',
        name: 'bookkeeping',
        priceId: 'bookkeeping',
        times: [0, 0, 12],
      },
      {
        text: 'MIS report of a quarter',
        does: 'You get an MIS report of the quarter.',
        name: 'MIS reports',
        priceId: 'mis-reports',
        times: [0, 0, 4],
      },
      {
        text: 'Schedule III financial statements, consolidated for a group',
        does: 'We draw up Schedule III financial statements, consolidated for a group.',
        name: 'financial statements',
        priceId: 'financial-statements',
        times: [0, 0, 1],
      },
      {
        text: 'Hour with a partner',
        does: 'You have an hour with a partner.',
        name: 'hours with a partner',
        priceId: 'consulting-advisory',
        times: [0, 0, 12],
      },
    ],
    foot: offersAny('/services/audit')
      ? 'Section 144 bars a company’s auditor from keeping its books, so we give you the Enterprise package or a statutory audit, not both.'
      : null,
  },
  sheets: {
    heading: isStrict ? 'What is included, service by service' : 'Price list',
    text: clientArea
      ? 'Add a service to your cart, then ask for its quotation there.'
      : 'Write to us for a quotation.',
    noScript: clientArea ? 'The cart needs JavaScript. Without it, write or call.' : null,
    search: isStrict ? 'Find a service' : 'Find a fee',
    none: 'We list nothing with these words. Ask us to quote.',
    items: [
      {
        group: 'itr-pricing',
        priceIds: ['itr-1', 'itr-2-3', 'itr-4', 'itr-5-6-7'],
        note: 'Per return',
        path: '/services/itr-filing',
      },
      { group: 'gst-registration', path: '/services/gst-registration' },
      { group: 'gst-services', path: '/services/taxation' },
      { group: 'tds', path: '/services/tds-return' },
      { group: 'audit', path: '/services/audit' },
      {
        group: 'company-formation',
        // The fees below it are for firms, which are no companies.
        lowest: 'formation-opc',
        path: '/services/company-incorporation',
      },
      { group: 'annual-compliance', path: '/services/compliance' },
      { group: 'accounting', lowest: 'bookkeeping', path: '/services/accounting' },
      { group: 'consulting', path: '/services/consulting' },
    ],
  },
  terms: {
    heading: 'What a fee means here',
    items: [
      {
        title: 'Included',
        text: `We draft, file and give you copies. ${queriesAreIncluded}`,
      },
      {
        title: 'Not included',
        text: 'You pay tax, government fees, stamp duty, DSC tokens and late fees not of our making, and get each challan.',
      },
      {
        title: isStrict ? 'Agreed' : 'From',
        text: 'The fee follows the size of the work. You pay the figure in your quotation.',
      },
      {
        title: 'Quotation',
        text: 'It lists the work, the fee, GST, other costs, the papers we need and the date until which it holds. We charge nothing beyond it.',
      },
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'When do I pay?',
        answer: `You pay on our invoice, ${paidBy}, as the engagement letter says.`,
      },
      {
        question: 'How do you take on a client?',
        answer: `${takenOn} A partner signs what we issue.`,
      },
      {
        question: 'Can I change the package during the year?',
        answer: 'Yes. You can move up any time and pay the difference for the months left.',
      },
      ...(offersAny('/services/itr-filing')
        ? [
            {
              question: isStrict ? 'Which ITR form is mine?' : 'Which ITR fee is mine?',
              answer: 'It depends on your form. Three questions on the ITR filing page find it.',
            },
          ]
        : []),
    ],
  },
  closing: {
    heading: 'Is your service not listed?',
    text: 'Tell us what you need; we quote the fee in writing.',
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
} as const satisfies PricingContent;
