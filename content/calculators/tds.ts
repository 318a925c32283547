import type { CalculatorContent } from '@/content/types/calculator';

export const tdsCalculator = {
  path: '/calculators/tds',
  heading: 'TDS calculator',
  lead: 'What is deducted from six kinds of income by this year’s law, beside a simple estimate of FY 2023-24.',
  method: [
    {
      title: 'Salary',
      text: 'The employer deducts at the average rate of tax on the estimated income of the year (section 192, now 392(1)).',
    },
    {
      title: 'Every other income',
      text: 'Above its limit each payment has one rate: the chart below has limit, rate and section for 2026-27. Commission is at 2% since 1 October 2024.',
    },
  ],
  estimate:
    'TDS = income × rate, and the net amount receivable is the income less the TDS. A salary bears the rate of its band on the whole, every other income one rate, whatever the amount. Left out: limits below which nothing is deducted, 20% without a PAN (section 206AA, now 397(2)), 2% for contractors other than individuals and Hindu undivided families, and 2% for technical services and for rent of machinery.',
  offers: [
    {
      is: 'salary',
      services: [
        { priceId: 'payroll', because: 'The tax is worked into each payslip.' },
        { priceId: 'tds-quarterly', because: 'What was deducted is reported each quarter.' },
      ],
    },
    {
      services: [
        { priceId: 'tds-quarterly', because: 'What was deducted is reported each quarter.' },
      ],
    },
  ],
  related: [
    '/services/tds-return',
    '/services/accounting',
    '/services/taxation',
    '/calculators/tax',
    '/calculators/gst',
    '/calculators/hra',
    '/calculators/emi',
  ],
} as const satisfies CalculatorContent;
