import type { CalculatorContent } from '@/content/types/calculator';

export const emiCalculator = {
  path: '/calculators/emi',
  heading: 'EMI calculator',
  lead: 'See what you pay each month and in all, and how much of it is interest.',
  method: [
    {
      title: 'The formula',
      text: 'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1). P is the loan amount, r the annual rate ÷ 12 ÷ 100, and n the tenure in years × 12.',
    },
    {
      title: 'Reducing balance',
      text: 'Each month you pay interest on what you still owe. The rest of the instalment repays principal, so the share of interest falls from month to month.',
    },
    {
      title: 'Totals',
      text: 'The total amount payable is the EMI of every month with its paise; the interest is that less the loan. A bank rounds each instalment and settles the difference in the last one.',
    },
    {
      title: 'Left out',
      text: 'We leave out insurance, interest before the first instalment, and changes of a floating rate. After Calculate you can add a processing fee and extra payments.',
    },
  ],
  offers: [
    {
      services: [{ priceId: 'itr-1', because: 'You claim home-loan interest in the return.' }],
    },
  ],
  related: [
    '/services/financial-planning',
    '/services/consulting',
    '/calculators/tax',
    '/calculators/hra',
    '/calculators/tds',
    '/calculators/gst',
  ],
} as const satisfies CalculatorContent;
