import type { ReferenceTable } from '@/content/tables/table';

export const lateTable = {
  id: 'late',
  heading: 'Late: what now',
  lead: 'What is late, what it costs by law, and what to do first.',
  columns: [
    { key: 'item', label: 'Late' },
    { key: 'law', label: 'Law' },
    { key: 'cost', label: 'What it costs' },
    { key: 'first', label: 'First step' },
  ],
  rows: [
    {
      item: 'Income tax return, until 31 December',
      law: 'AY 2026-27: 234F, 234A; later 428(a), 423',
      cost: 'Fee of ₹1,000 up to ₹5 lakh of income, above it ₹5,000, none if you did not have to file (income up to ₹4 lakh, as a rule); 1% a month on unpaid tax. You cannot carry on losses of business or capital. As an individual you pay by the new regime, unless, with business income, an earlier choice of the old one runs on.',
      first: 'File by 31 December and e-verify within 30 days',
      action: { see: '/calculators/tax', at: 'planners', as: 'cost' },
    },
    {
      item: 'Income tax return, after 31 December',
      law: 'up to AY 2026-27: 139(8A), 140B; later 263(6), 267',
      cost: 'You pay 25% to 70% of tax and interest more, by the year, and get no refund',
      first: 'File an updated return; in a case of hardship check with us',
    },
    {
      item: 'Advance tax',
      law: 'AY 2026-27: 234C, 234B; later 425, 424',
      cost: '1% a month',
      first: 'Pay now: until 31 March it still counts as advance tax',
      action: { see: '/calculators/tax', at: 'planners', as: 'cost' },
    },
    {
      item: 'TDS not paid',
      law: 'until March 2026: 201(1A), 40(a)(i), 40(a)(ia); later 398(3), 35(b)(i), 35(b)(ii)',
      cost: '1% a month if you deduct late, 1.5% if you pay late; unpaid at the due date of the return, 30% of the expense, or all of it for a non-resident payee, counts only in the year you pay; you can be prosecuted',
      first: 'Pay it with interest, then file the statement',
      action: { see: '/calculators/tds', at: 'planners', as: 'cost' },
    },
    {
      item: 'TDS statement',
      law: 'quarters until March 2026: 234E, 271H; later 427, 461',
      cost: '₹200 a day, up to the tax; from one month after the due date also a penalty of ₹10,000 to ₹1 lakh',
      first: 'Pay the fee, then file',
      action: { see: '/calculators/tds', at: 'planners', as: 'cost' },
    },
    {
      item: 'GSTR-1, GSTR-3B',
      // Sections 29(2) and 30, rules 21(h), 21(i) and 23.
      law: 'CGST Act 47, 50, 29(2)',
      cost: 'You pay a fee for each day and 18% a year on tax paid in cash. The next GSTR-1 is shut to you, and after two periods e-way bills. After six months without returns, or two quarters under QRMP, the officer can cancel the registration.',
      first:
        'File in the order of the periods. Is the registration cancelled? Ask for it back in REG-21 within 90 days',
      action: { see: '/calculators/gst', at: 'planners', as: 'cost' },
    },
    {
      item: 'GSTR-9',
      law: 'CGST Act 44(2), 47(2)',
      cost: 'A fee for each day; after three years the portal no longer takes it',
      first: 'File it',
      action: { see: '/calculators/gst', at: 'planners', as: 'cost' },
    },
    {
      item: 'CMP-08, GSTR-4',
      law: 'CGST Act 47, 50, 29(2)',
      cost: '18% a year; GSTR-4 ₹50 a day up to ₹2,000, and after three months the officer can cancel the registration',
      first: 'Pay, then file',
      action: { see: '/calculators/gst', at: 'planners', as: 'cost' },
    },
    {
      item: 'AOC-4, MGT-7',
      law: 'Companies Act 137(3), 92(5), 446B, 164(2)',
      cost: '₹100 a day each, without a limit; a penalty of ₹10,000 and ₹100 a day up to ₹2 lakh, for an officer up to ₹50,000, half for an OPC or small company. After three years the law bars the directors.',
      first: 'File the oldest first',
      action: { see: '/services/compliance', at: 'late-roc', as: 'cost' },
    },
    {
      item: 'LLP Form 8, LLP Form 11',
      law: 'LLP Act 34(5), 35(2)',
      cost: 'Multiples of the fee; a penalty of ₹100 a day up to ₹1 lakh, for a partner up to ₹50,000',
      first: 'File it',
      action: { see: '/services/compliance', at: 'late-roc', as: 'cost' },
    },
    {
      item: 'ADT-1, DPT-3',
      law: 'Companies Act 139; deposit rule 16',
      cost: 'ADT-1 once to 12 times the fee, DPT-3 twice to 12 times',
      first: 'File it',
      action: { see: '/services/compliance', at: 'late-roc', as: 'cost' },
    },
    {
      item: 'Statement of financial transactions, Form 165',
      law: '427(3)',
      cost: '₹200 a day up to ₹1 lakh',
      first: 'File it',
    },
    {
      item: 'DIR-3 KYC',
      law: 'Directors’ rule 12A',
      cost: '₹5,000; until you pay, your DIN is off',
      first: 'Check whether it is due: every third year, from 30 June 2028',
    },
    {
      item: 'EPF, ESI',
      law: 'Social security law',
      cost: '12% a year, with EPF always; EPF return ₹500 a day. Check the scale of damages under the Code with us.',
      first: 'Pay it; settle old EPF damages by the VISHWAS scheme until 28 December 2026',
    },
  ],
  foot: [],
} as const satisfies ReferenceTable<'item' | 'law' | 'cost' | 'first'>;
