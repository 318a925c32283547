import type { TdsReturnContent } from '@/content/types/service';

export const tdsReturn = {
  path: '/services/tds-return',
  subject: 'taxation',
  heading: 'TDS return filing',
  lead: 'We file your quarterly TDS and TCS statements and give you the certificates.',
  facts: {
    takes: { label: 'Filed', figure: 'Each quarter', text: 'before the due date' },
    needs: 'TAN, ledgers, challans, PANs',
  },
  fees: {
    legend: 'Kind of work',
    priceIds: ['tds-quarterly', 'tds-annual', 'tds-correction', 'tds-certificate'],
    foot: 'You pay per form and TAN; tax, interest and late fees go by challan.',
  },
  work: {
    heading: 'Which of the four forms is mine?',
    items: [
      {
        title: '138 (earlier 24Q): salaries',
        text: 'You file it for tax deducted under section 192, now 392(1). The last quarter carries Annexure II with each employee’s year.',
      },
      {
        title: '140 (earlier 26Q): residents',
        text: 'You file it for contractors 194C, rent 194-I, professional fees 194J, interest 194A, commission 194H, goods 194Q, all now in section 393(1). Payments to partners 194T, now 393(3): 10% above ₹20,000 a year.',
      },
      {
        title: '144 (earlier 27Q): non-residents',
        text: 'You file it for payments to non-residents under section 195, now 393(2), and others. The treaty rate needs the residence certificate and Form 41 (earlier 10F).',
      },
      {
        title: '143 (earlier 27EQ): tax collected',
        text: 'You file it for TCS under section 206C, now 394: scrap, motor vehicles, remittances abroad, tour packages.',
      },
    ],
  },
  quarters: {
    heading: 'When is each quarter due?',
    rule: 'Forms 24Q, 26Q, 27Q and 27EQ are due on the 31st of the month after quarter end.',
    exception:
      'The January-March quarter is due on 31 May. Since 1 April 2026 the forms are 138, 140, 144 and 143, under rule 219 of the Income-tax Rules, 2026.',
    note: 'Form 143 (earlier 27EQ) follows the same dates. Statements of earlier quarters keep the old numbers.',
    items: [
      { title: 'April-June', text: '31 July' },
      { title: 'July-September', text: '31 October' },
      { title: 'October-December', text: '31 January; in 2027 a Sunday: file by 30 January' },
      { title: 'January-March', text: '31 May' },
    ],
  },
  forWhom: {
    heading: 'Is it for me?',
    items: [
      'Companies, LLPs and firms that pay salaries, rent or contractors',
      'Firms that pay their partners salary, interest or commission',
      'Individuals and HUFs above ₹1 crore of turnover, or ₹50 lakh of professional receipts, last year',
      'Anyone who pays a non-resident for anything taxable in India',
      'Sellers who collect TCS',
    ],
  },
  bring: {
    heading: 'What must I bring?',
    items: [
      'TAN; you authorise us on the e-filing portal and on TRACES',
      'Expense and creditor ledgers of the quarter',
      'Challans, or the OLTAS statement',
      'PAN of each deductee; declarations in Form 121 (earlier 15G or 15H) and certificates of lower deduction',
      'Salary sheets and Form 124 (earlier 12BB) of employees, for Form 138',
    ],
  },
  faq: {
    heading: 'Common questions',
    items: [
      {
        group: 'wrong',
        question: 'What does a late return cost?',
        answer:
          'You pay ₹200 for each day, up to the tax of the statement: section 234E, now 427. One month after the due date, or for wrong particulars, a penalty from ₹10,000 to ₹1,00,000 is possible as well: section 271H, now 461(2). Interest runs at 1% a month for late deduction and 1.5% for late deposit: section 201(1A), now 398(3).',
      },
      {
        question: 'We bought a flat from a resident. Is that a TDS return?',
        answer:
          'No. You pay tax on the price with the challan-cum-statement in Form 141 (earlier 26QB) within 30 days of the end of the month, without a TAN. You deduct when you pay and give us the agreement, both PANs and the payments; we prepare the statement, you pay, and the seller gets a certificate. We quote the fee in writing. If you are an individual with rent above ₹50,000 a month, use Form 141 too (earlier 26QC): you deduct 2% of the rent of all months once, from the rent of March or of the last month of the tenancy.',
      },
      // Rates: Finance Act 2026, First Schedule, Part II, with cess of 4%.
      {
        question: 'The landlord or the seller is a non-resident. How much?',
        answer:
          'There is no threshold: section 195, now 393(2), Table Sl. 17. From rent you deduct 31.2% while it is up to ₹50 lakh a year, so ₹12,480 of ₹40,000; more above. From the price of property that the seller held for more than two years you deduct 13% up to ₹50 lakh, 14.3% up to ₹1 crore, 14.95% above, so ₹11,44,000 of ₹80 lakh; if held for a shorter time, 31.2% and more. You count it on the whole price, unless the seller has a certificate in Form 128 under section 395(1) or the buyer an order in Form 129 under 395(2).',
      },
      {
        question: 'Can the rate be lower, or nil?',
        answer:
          'Yes, on a certificate from the Assessing Officer, for which the payee applies on TRACES with estimated income and past returns: section 197, now 395(1), in Form 128 (earlier 13). The system decides small cases: section 395(6). If the payee owes no tax for the year, they can give you Form 121 (earlier 15G or 15H). We prepare both and quote the fee in writing.',
      },
      {
        group: 'wrong',
        question: 'Can I correct a filed statement?',
        answer:
          'Yes, we correct PAN, challan and amount on TRACES, within two years from the end of the year in which it was due: section 397(3)(f) of the 2025 Act.',
      },
    ],
  },
  closing: {
    heading: 'File this quarter on time',
    text: 'Send the ledger as it is. We sort it.',
    action: 'Contact us',
  },
  related: [
    '/calculators/tds',
    '/services/accounting',
    '/services/taxation',
    '/services/compliance',
    '/services/pricing',
  ],
} as const satisfies TdsReturnContent;
