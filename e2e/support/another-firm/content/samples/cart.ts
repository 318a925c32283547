// Fees are 0: the strict conduct names none.
export const sampleCart = [
  {
    id: 'sample-trust-audit',
    service: 'Audit of a school trust',
    price: 0,
    description: 'Form 112 (earlier 10B) with its schedules',
  },
  {
    id: 'sample-cost-records',
    service: 'Cost records',
    price: 0,
    description: 'One mill, one quarter',
  },
] as const;
