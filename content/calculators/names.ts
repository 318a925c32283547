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
