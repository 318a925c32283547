export const ageCategories = [
  { value: 'below60', label: 'Below 60' },
  { value: '60to80', label: '60 to 80', hint: 'Senior' },
  { value: 'above80', label: 'Above 80', hint: 'Super senior' },
] as const;

export const taxRegimes = [
  { value: 'old', label: 'Old regime' },
  { value: 'new', label: 'New regime' },
] as const;

export type AgeCategory = (typeof ageCategories)[number]['value'];
export type TaxRegime = (typeof taxRegimes)[number]['value'];
