import type { CalculatorContent } from '@/content/types/calculator';

export const taxCalculator = {
  path: '/calculators/tax',
  heading: 'Income tax calculator',
  lead: 'What you owe by this year’s law, beside a simple estimate for AY 2024-25, for individuals.',
  note: 'This result is simplified. Actual tax may vary with TDS, advance tax and other adjustments.',
  method: [
    {
      title: 'Two regimes',
      text: 'The new one, which applies unless you choose the old, leaves out most exemptions and deductions (section 115BAC, now 202). In the old one your deductions come off the income.',
    },
    {
      title: 'Slabs',
      text: 'Each rate applies only to the part of the income inside its slab. In the old regime they depend on age: nil up to ₹2.5 lakh, from 60 years ₹3 lakh, from 80 ₹5 lakh; then 5% up to ₹5 lakh, 20% up to ₹10 lakh, 30% above.',
    },
    {
      title: 'Rebate',
      text: 'Section 87A, now 156: in tax year 2026-27 no tax up to a taxable income of ₹12 lakh in the new regime, ₹5 lakh in the old. A little above ₹12 lakh the tax is at most what lies above it.',
    },
    {
      title: 'Left out',
      text: 'Income taxed at its own rates, such as capital gains: see their planner below.',
    },
  ],
  estimate:
    'Old regime: annual income less total deductions, never below zero. New regime: the annual income as it is. Cess is 4% of the income tax; net income is the annual income less both. Left out: the standard deduction, the rebate of section 87A, now 156 (up to ₹5 lakh in the old regime, ₹7 lakh in the new), and surcharge above ₹50 lakh.',
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
