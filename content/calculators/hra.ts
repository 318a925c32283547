import type { CalculatorContent } from '@/content/types/calculator';

export const hraCalculator = {
  path: '/calculators/hra',
  heading: 'HRA exemption calculator',
  lead: 'See what is exempt, and by which condition of three.',
  note: 'The exemption applies only if you pay rent and do not live in your own house.',
  method: [
    {
      title: 'The least of three',
      text: 'Rule 279 exempts the smallest of: the HRA received; 50% of the salary in a metro, 40% elsewhere; the rent paid less 10% of the salary. The rest of the HRA is taxable.',
    },
    {
      title: 'Salary',
      text: 'Basic salary, with dearness allowance where it counts for retirement and commission that is a fixed share of turnover. Add them to the basic salary where you have them.',
    },
    {
      title: 'Metro',
      text: 'Mumbai, Delhi, Chennai and Kolkata until March 2026. From 1 April 2026 rule 279 adds Hyderabad, Pune, Ahmedabad and Bengaluru.',
    },
    {
      title: 'When it is not available',
      text: 'The new regime has no HRA exemption (section 202). Where your rent is above ₹1,00,000 a year, you give the landlord’s PAN in Form 124 (earlier 12BB).',
    },
  ],
  offers: [
    {
      services: [
        { priceId: 'itr-1', because: 'You show the exemption in the return.' },
        { priceId: 'payroll', because: 'An employer works it into the payslip.' },
      ],
    },
  ],
  related: [
    '/services/itr-filing',
    '/services/taxation',
    '/calculators/tax',
    '/calculators/tds',
    '/calculators/gst',
    '/calculators/emi',
  ],
} as const satisfies CalculatorContent;
