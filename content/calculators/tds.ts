import type { CalculatorContent } from '@/content/types/calculator';

export const tdsCalculator = {
  path: '/calculators/tds',
  heading: 'TDS calculator',
  lead: 'See what you deduct from six kinds of income this year, beside a simple estimate of FY 2023-24.',
  method: [
    {
      title: 'Salary',
      text: 'The employer deducts at the average rate of tax on the estimated income of the year (section 392(1), earlier 192).',
    },
    {
      title: 'Every other income',
      text: 'Above its limit each payment has one rate: the chart below has limit, rate and section for 2026-27. Commission is at 2% since 1 October 2024.',
    },
  ],
  estimate:
    'TDS = income × rate, and the net amount receivable is the income less the TDS. A salary bears the rate of its band on the whole, every other income one rate, whatever the amount. We leave out limits below which nothing is deducted, 20% without a PAN (section 206AA), 2% for contractors other than individuals and Hindu undivided families, and 2% for technical services and for rent of machinery.',
  offers: [
    {
      is: 'salary',
      services: [
        { priceId: 'payroll', because: 'We work the tax into each payslip.' },
        { priceId: 'tds-quarterly', because: 'You report what you deducted each quarter.' },
      ],
    },
    {
      services: [
        { priceId: 'tds-quarterly', because: 'You report what you deducted each quarter.' },
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
