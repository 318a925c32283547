import type { CalculatorContent } from '@/content/types/calculator';

export const gstCalculator = {
  path: '/calculators/gst',
  heading: 'GST calculator',
  lead: 'Add GST to a price or take it out of one, with CGST and SGST or IGST.',
  method: [
    {
      title: 'Adding GST',
      text: 'Exclusive: GST = amount × rate ÷ 100. The gross amount is the amount and the GST together.',
    },
    {
      title: 'Taking it out',
      text: 'Inclusive: GST = amount × rate ÷ (100 + rate), as rule 35 of the CGST Rules has it. What remains is the net amount.',
    },
    {
      title: 'CGST, SGST or IGST',
      text: 'Within a State the tax is half CGST and half SGST, under section 9(1) of the Central and of the State Act. An interstate supply bears the whole as IGST, under section 5(1) of the IGST Act.',
    },
    {
      title: 'Which rate',
      text: 'The rate goes by the HSN or SAC code and the date of supply. For most goods 12% and 28% ended on 21 September 2025: since then the rates are 5% and 18%, and 40% on a few. 12% goes on for bricks, earthen roofing tiles and fossil-meal bricks (6% without credit); 28% stayed for tobacco and pan masala until 31 January 2026. At 0% you pay nothing.',
    },
  ],
  offers: [
    {
      services: [
        { priceId: 'gst-monthly', because: 'The tax is declared and paid with it.' },
        { priceId: 'gst-annual', because: 'It closes the year of the monthly returns.' },
      ],
    },
  ],
  related: [
    '/services/gst-registration',
    '/services/accounting',
    '/services/taxation',
    '/calculators/tds',
    '/calculators/tax',
    '/calculators/hra',
    '/calculators/emi',
  ],
} as const satisfies CalculatorContent;
