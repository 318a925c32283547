export const incomeTypes = [
  { value: 'salary', label: 'Salary', section: 'section 192' },
  { value: 'interest', label: 'Interest on securities', section: 'section 193' },
  { value: 'commission', label: 'Commission/brokerage', section: 'section 194H' },
  { value: 'professionalFees', label: 'Professional fees', section: 'section 194J' },
  { value: 'rent', label: 'Rent', section: 'section 194-I' },
  { value: 'contractorPayment', label: 'Contractor payment', section: 'section 194C' },
] as const;

export type OfferedIncomeType = (typeof incomeTypes)[number]['value'];
