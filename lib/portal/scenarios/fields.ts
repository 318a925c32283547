import type { CalculatorName } from '@/content/calculators/names';
import { gstCalculationTypes, gstRates } from '@/lib/calculators/gst';
import { cityTypes } from '@/lib/calculators/hra';
import { ageCategories, taxRegimes } from '@/lib/calculators/tax';
import { incomeTypes } from '@/lib/calculators/tds';

export type Option = { value: string | number; label: string };
/** What a field takes: an amount of some unit, one of some choices, or a tick. */
type Takes = 'rupees' | 'percent' | 'years' | 'tick' | readonly Option[];
export type Field = { label: string; takes: Takes };

/** The fields of each calculator by the names that its form gives them. */
export const inputFields = {
  tax: {
    income: { label: 'Annual Income', takes: 'rupees' },
    ageCategory: { label: 'Age Category', takes: ageCategories },
    regime: { label: 'Tax Regime', takes: taxRegimes },
    deductions: { label: 'Total Deductions', takes: 'rupees' },
  },
  gst: {
    amount: { label: 'Amount', takes: 'rupees' },
    rate: { label: 'GST Rate', takes: gstRates },
    type: { label: 'Calculation Type', takes: gstCalculationTypes },
    interstate: { label: 'Interstate', takes: 'tick' },
  },
  emi: {
    loanAmount: { label: 'Loan Amount', takes: 'rupees' },
    annualRate: { label: 'Annual Interest Rate', takes: 'percent' },
    tenureYears: { label: 'Tenure', takes: 'years' },
  },
  tds: {
    income: { label: 'Income Amount', takes: 'rupees' },
    incomeType: { label: 'Income Type', takes: incomeTypes },
  },
  hra: {
    basic: { label: 'Annual Basic Salary', takes: 'rupees' },
    hra: { label: 'Annual HRA Received', takes: 'rupees' },
    rent: { label: 'Annual Rent Paid', takes: 'rupees' },
    city: { label: 'City Type', takes: cityTypes },
  },
} as const satisfies Record<CalculatorName, Record<string, Field>>;
