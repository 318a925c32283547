import type { CalculatorContent } from '@/content/types/calculator';

export const taxCalculator = {
  path: '/calculators/tax',
  heading: 'Income tax calculator',
  lead: 'See what you owe by this year’s law, beside a simple estimate for AY 2024-25.',
  note: 'This result is simplified. Actual tax may vary with TDS, advance tax and other adjustments.',
  method: [
    {
      title: 'Two regimes',
      text: 'The new one, which applies unless you choose the old, leaves out most exemptions and deductions (section 202). In the old one you may deduct up to ₹1,50,000 of savings, ₹50,000 more for NPS, ₹25,000 of health insurance (₹50,000 from the age of 60, and as much again for parents), and ₹2,00,000 of interest on the loan for your own home: sections 123, 124, 126 and 22(1)(b), earlier 80C, 80CCD(1B), 80D and 24(b).',
    },
    {
      title: 'Slabs',
      text: 'Each rate applies only to the part of the income inside its slab. In the old regime they depend on age: nil up to ₹2.5 lakh, from 60 years ₹3 lakh, from 80 ₹5 lakh; then 5% up to ₹5 lakh, 20% up to ₹10 lakh, 30% above.',
    },
    {
      title: 'Rebate',
      text: 'In tax year 2026-27 you pay no tax up to a taxable income of ₹12 lakh in the new regime, ₹5 lakh in the old (section 156). Just above ₹12 lakh you never pay more tax, before cess of 4%, than the amount above it.',
    },
    {
      title: 'Left out',
      text: 'We leave out income taxed at its own rates, such as capital gains (see their planner below), and what your employer pays into NPS, which comes off in both regimes: subtract it first.',
    },
  ],
  estimate:
    'In the old regime we take total deductions off the annual income, never below zero; in the new we take the income as it is. Cess is 4% of the income tax; net income is the annual income less both. We leave out the standard deduction, the rebate of section 87A (up to ₹5 lakh in the old regime, ₹7 lakh in the new), and surcharge above ₹50 lakh.',
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
