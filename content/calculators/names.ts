import { taxYear } from '@/content/tax-year';

/** By the last part of the path, in the order of lists. */
export const calculatorLabels = {
  tax: 'Income tax',
  gst: 'GST',
  emi: 'EMI',
  tds: 'TDS',
  hra: 'HRA',
} as const;

export type CalculatorName = keyof typeof calculatorLabels;

export const mainResults = {
  tax: 'Total tax liability',
  gst: 'Total GST',
  emi: 'Monthly EMI',
  tds: 'TDS amount',
  hra: 'HRA exemption',
} as const satisfies Record<CalculatorName, string>;

export const calculatorNames = Object.keys(calculatorLabels) as CalculatorName[];

/** Only the build reads these route rows; see content/routes.ts. */
export const calculatorRows = {
  tax: {
    summary: `AY 2024-25 to tax year ${taxYear}`,
    title: `Income tax calculator 2024-25 to ${taxYear}`,
    description:
      'Income tax by this year’s law and a simple estimate for AY 2024-25, old and new regime. With planners of advance tax, late returns and capital gains.',
    keywords: ['income tax calculator', 'AY 2024-25', 'old regime', 'new regime', 'tax slabs'],
  },
  gst: {
    summary: 'Add or extract GST, with CGST, SGST, IGST',
    title: `GST calculator ${taxYear}`,
    description:
      'Add or extract GST with CGST and SGST or IGST, at 5, 12, 18 or 28%, and by today’s law. With a planner of late GST returns: fee and interest.',
    keywords: ['GST calculator', 'CGST SGST', 'IGST', 'GST inclusive', 'GST exclusive'],
  },
  emi: {
    summary: 'Monthly instalment and total interest',
    title: 'EMI calculator',
    description:
      'Monthly EMI, total amount payable and total interest of a home, car or business loan by the reducing-balance formula, with the working shown.',
    keywords: ['EMI calculator', 'home loan EMI', 'reducing balance', 'loan interest'],
  },
  tds: {
    summary: 'Six kinds of income and their rates',
    title: `TDS calculator, tax year ${taxYear}`,
    description:
      'TDS rate, TDS amount and net amount receivable on six kinds of income, with a chart of all rates and a planner of late TDS: interest and fee.',
    keywords: ['TDS calculator', 'TDS rate', 'TDS on rent', 'TDS on professional fees'],
  },
  hra: {
    summary: 'Exempt and taxable house rent allowance',
    title: 'HRA exemption calculator',
    description:
      'House rent allowance exempt under section 10(13A): the three conditions side by side, the smallest marked, and the taxable HRA that remains.',
    keywords: ['HRA calculator', 'HRA exemption', 'section 10(13A)', 'house rent allowance'],
  },
} as const satisfies Record<CalculatorName, object>;
