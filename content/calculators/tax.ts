import type { CalculatorContent } from '@/content/types/calculator';

export const taxCalculator = {
  path: '/calculators/tax',
  heading: 'Income tax calculator',
  lead: 'What you owe by this year’s law, beside a simple estimate for AY 2024-25, for individuals.',
  note: 'This result is simplified. Actual tax may vary with TDS, advance tax and other adjustments.',
  method: [
    {
      title: 'Taxable income',
      text: 'Old regime: annual income less total deductions, never below zero. New regime: the annual income as it is, since section 115BAC, now 202, leaves out most exemptions and deductions.',
    },
    {
      title: 'Slabs',
      text: 'Each rate applies only to the part of the income inside its slab. The old regime’s slabs are in the First Schedule to the Finance Act and depend on age; the new regime’s are in section 115BAC(1A), now 202(1).',
    },
    {
      title: 'Cess',
      text: 'Health and education cess is 4% of the income tax. Net income is the annual income less income tax and cess.',
    },
    {
      title: 'Left out',
      text: 'The rebate under section 87A, now 156, for AY 2024-25 (taxable income up to ₹5 lakh in the old regime, ₹7 lakh in the new), surcharge above ₹50 lakh, and income taxed at its own rates, such as capital gains.',
    },
  ],
  offers: [
    // Without a salary ITR-1 is seldom the form.
    {
      is: 'none',
      services: [{ priceId: 'itr-2-3', because: 'For capital gains, a business or a profession.' }],
    },
    {
      upTo: 5_000_000,
      services: [
        { priceId: 'itr-1', because: 'For salary, up to two houses and interest.' },
        { priceId: 'itr-2-3', because: 'For capital gains, a business or a profession.' },
      ],
    },
    {
      services: [{ priceId: 'itr-2-3', because: 'ITR-1 ends at an income of ₹50 lakh.' }],
    },
  ],
  related: [
    '/services/itr-filing',
    '/services/taxation',
    '/services/financial-planning',
    '/calculators/hra',
    '/calculators/tds',
    '/calculators/gst',
    '/calculators/emi',
  ],
} as const satisfies CalculatorContent;
