export const sampleCart = [
  {
    id: 'sample-trust-audit',
    service: 'Audit of a school trust',
    price: 31250,
    description: 'Form 10B with its schedules',
  },
  {
    id: 'sample-cost-records',
    service: 'Cost records',
    price: 8400,
    description: 'One mill, one quarter',
  },
] as const;
