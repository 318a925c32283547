/** What each calculator is called, by the last part of its path, in the order of lists. */
export const calculatorLabels = {
  tax: 'Income tax',
  gst: 'GST',
  emi: 'EMI',
  tds: 'TDS',
  hra: 'HRA',
} as const;

export type CalculatorName = keyof typeof calculatorLabels;

/** What each calculator is for: the label of its main figure. */
export const mainResults = {
  tax: 'Total tax liability',
  gst: 'Total GST',
  emi: 'Monthly EMI',
  tds: 'TDS amount',
  hra: 'HRA exemption',
} as const satisfies Record<CalculatorName, string>;

export const calculatorNames = Object.keys(calculatorLabels) as CalculatorName[];

/**
 * The formula in a few signs, for lists of calculators, and the rest of their rows in the route
 * table, which the build alone reads; see content/routes.ts.
 */
export const calculatorRows = {
  tax: {
    formula: 'slab tax + 4% cess',
    summary: 'AY 2024-25 to tax year 2026-27',
    title: 'Income tax calculator AY 2024-25',
    description:
      'Work out income tax for AY 2024-25 under the old and new regime, with every slab, the 4% cess and the net income after tax shown line by line.',
    keywords: ['income tax calculator', 'AY 2024-25', 'old regime', 'new regime', 'tax slabs'],
  },
  gst: {
    formula: 'amount × rate ÷ 100',
    summary: 'Add or extract GST, with CGST, SGST, IGST',
    title: 'GST calculator',
    description:
      'Add or extract GST, with CGST and SGST or IGST: 5% and 18% today, 12% and 28% for supplies before 22 September 2025.',
    keywords: ['GST calculator', 'CGST SGST', 'IGST', 'GST inclusive', 'GST exclusive'],
  },
  emi: {
    formula: 'P·r(1+r)^n ÷ ((1+r)^n − 1)',
    summary: 'Monthly instalment and total interest',
    title: 'EMI calculator',
    description:
      'Monthly EMI, total amount payable and total interest of a home, car or business loan by the reducing-balance formula, with the working shown.',
    keywords: ['EMI calculator', 'home loan EMI', 'reducing balance', 'loan interest'],
  },
  tds: {
    formula: 'income × rate',
    summary: 'Six kinds of income and their rates',
    title: 'TDS calculator',
    description:
      'TDS rate, TDS amount and net amount receivable on salary, interest, commission, professional fees, rent and contractor payments.',
    keywords: ['TDS calculator', 'TDS rate', 'TDS on rent', 'TDS on professional fees'],
  },
  hra: {
    formula: 'least of three',
    summary: 'Exempt and taxable house rent allowance',
    title: 'HRA exemption calculator',
    description:
      'House rent allowance exempt under section 10(13A): the three conditions side by side, the smallest marked, and the taxable HRA that remains.',
    keywords: ['HRA calculator', 'HRA exemption', 'section 10(13A)', 'house rent allowance'],
  },
} as const satisfies Record<CalculatorName, object>;
