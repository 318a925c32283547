import { durations } from '@/content/durations';

export const taxation = {
  path: '/services/taxation',
  heading: 'Taxation',
  lead: 'Income tax and GST worked out before the year closes, returned on time and defended when a notice comes.',
  actions: { primary: 'Talk to a tax partner', secondary: 'Send us a notice' },
  facts: [
    { figure: '4 instalments', label: 'of advance tax, 15 June to 15 March' },
    { figure: '2 regimes', label: 'computed for every individual' },
    { figure: { lowestOf: 'itr-plans' }, label: 'for a return of income' },
  ],
  fees: {
    title: 'Routine filings',
    note: 'professional fee, ₹',
    priceIds: ['itr-1', 'itr-2-3', 'gst-monthly', 'gst-annual', 'gst-lut', 'tds-quarterly'],
    foot: 'Advice, notices and appeals are quoted by scope, in writing.',
  },
  work: {
    heading: 'What we do',
    items: [
      {
        title: 'Planning',
        text: 'Regime, remuneration, depreciation, capital gains and losses set off while there is still time to act.',
      },
      {
        title: 'Advance tax',
        text: 'An estimate before each instalment, so that interest under sections 234B and 234C does not arise.',
      },
      {
        title: 'Returns',
        text: 'ITR-1 to ITR-7, GSTR-1, 3B, 9 and 9C, TDS statements, all agreed with the same set of books.',
      },
      {
        title: 'Notices',
        text: 'Sections 139(9), 142(1), 143(2) and 148A, ASMT-10 and DRC-01: read, explained in a page and answered within the date given.',
      },
      {
        title: 'Appeals',
        text: 'Form 35 before the Commissioner (Appeals), APL-01 under GST, grounds and statement of facts, stay of demand.',
      },
      {
        title: 'Cross-border',
        text: 'Section 195, treaty relief, Forms 15CA and 15CB, residence under section 6, Form 67 for foreign tax credit.',
      },
    ],
  },
  calendar: {
    heading: 'The tax year on one page',
    note: 'FY 2023-24 and AY 2024-25. Dates are extended from time to time; we write to you when they are.',
    items: [
      {
        when: '15 June',
        title: 'Advance tax, 15%',
        text: 'Section 211, where the year’s tax after TDS is ₹10,000 or more.',
      },
      { when: '15 September', title: 'Advance tax, 45%', text: 'Cumulative.' },
      { when: '15 December', title: 'Advance tax, 75%', text: 'Cumulative.' },
      {
        when: '15 March',
        title: 'Advance tax, 100%',
        text: 'The only instalment under 44AD and 44ADA.',
      },
      {
        when: '31 July',
        title: 'Return without audit',
        text: 'Section 139(1).',
      },
      {
        when: '30 September',
        title: 'Tax audit report',
        text: 'Section 44AB, Form 3CA or 3CB with 3CD.',
      },
      {
        when: '31 October',
        title: 'Return with audit',
        text: 'Companies, and whoever is audited.',
      },
      {
        when: '31 December',
        title: 'Belated and revised returns; GSTR-9',
        text: 'Sections 139(4) and 139(5); section 44 of the CGST Act.',
      },
      {
        when: '11th and 20th',
        title: 'GSTR-1 and GSTR-3B, each month',
        text: 'For monthly filers; GSTR-2B on the 14th in between.',
      },
    ],
  },
  steps: {
    heading: 'What happens next',
    items: [
      {
        when: 'First call',
        title: 'Question',
        text: 'You tell us the transaction or send the notice. We say whether we can help and by when.',
      },
      {
        when: `Within ${durations.quotation}`,
        title: 'Quotation',
        text: 'Scope, fee and the list of papers, in writing.',
      },
      {
        when: 'Agreed date',
        title: 'Opinion or reply',
        text: 'Facts, section, case law where it decides, and what we recommend.',
      },
      {
        when: 'After',
        title: 'Follow-up',
        text: 'Filed on the portal, acknowledged, and the order read when it comes.',
      },
    ],
  },
  forWhom: {
    heading: 'For whom',
    items: [
      'Companies and firms without a tax department of their own',
      'Owners who draw salary, interest and dividend from their company',
      'Sellers of property, shares or a business',
      'Exporters with refunds and a letter of undertaking to file',
      'Non-residents with income in India, and residents with income abroad',
    ],
  },
  bring: {
    heading: 'What to bring',
    items: [
      'Last three returns with computations and intimations',
      'Form 26AS, AIS and TIS of the year',
      'Books or trial balance up to date',
      'GSTR-1, 3B and 2B of the year',
      'The notice, with the envelope or the portal message that shows its date',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        question: 'Old regime or new?',
        answer:
          'From AY 2024-25 the new regime applies unless you opt out. With HRA, home-loan interest and 80C in full the old one may still be lower. The calculator shows both; we confirm with your papers.',
      },
      {
        question: 'A notice under section 143(2) has come. Is that bad?',
        answer:
          'It means that the return was picked for scrutiny. It is faceless, in writing and on the portal. What decides is the first reply, so send it to us before you answer.',
      },
      {
        question: 'Input credit in 3B and 2B differ. What now?',
        answer:
          'Section 16(2)(aa) allows only what the supplier has reported. We list the invoices, write to the suppliers, and reverse or reclaim in the right month.',
      },
      {
        question: 'Is 43B(h) about my payments?',
        answer:
          'Yes, if you buy from micro or small enterprises. From AY 2024-25 what is paid after 15 days, or 45 where there is a written agreement, is deducted in the year of payment only.',
      },
    ],
  },
  closing: {
    heading: 'A date is running on that notice.',
    text: `Send it today. We reply within ${durations.reply}.`,
    action: 'Contact us',
  },
  related: [
    '/calculators/tax',
    '/calculators/hra',
    '/calculators/gst',
    '/services/itr-filing',
    '/services/gst-registration',
    '/services/tds-return',
  ],
} as const;
