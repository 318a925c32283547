import type { CalculatorContent } from '@/content/types/calculator';

export const tdsCalculator = {
  path: '/calculators/tds',
  heading: 'TDS calculator',
  lead: 'What is deducted from six kinds of income, under which section, and what is left.',
  method: [
    {
      title: 'Rate times income',
      text: 'TDS = income × rate. The net amount receivable is the income less the TDS.',
    },
    {
      title: 'Salary',
      text: 'The rate of the band that the yearly salary falls in applies to the whole of it. An employer works more finely: section 192, now 392(1), asks for the average rate of tax on the estimated income of the year.',
    },
    {
      title: 'Every other income',
      text: 'One rate, whatever the amount, as in the table. The rates are those of financial year 2023-24; commission under section 194H, now 393(1), is at 2% since 1 October 2024.',
    },
    {
      title: 'Left out',
      text: 'Amounts below which nothing is deducted, 20% without a PAN (section 206AA, now 397(2)), 2% for contractors other than individuals and Hindu undivided families, and 2% for technical services and for rent of machinery.',
    },
  ],
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
