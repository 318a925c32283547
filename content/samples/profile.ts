import { createSampleGstin, samplePlace } from '@/content/figures/sample-place';

const pan = 'AAAPC0000A';

/** Invented sample: no real person, number or address. */
export const sampleProfile = {
  fullName: 'Sample Client',
  email: 'client@sample.example',
  mobile: '+91 98765 43229',
  dateOfBirth: '1985-04-01',
  address: `21 Sample Road, Civil Lines, ${samplePlace.city} ${samplePlace.postalCode}`,
  companyName: 'Sample Traders',
  gstNumber: createSampleGstin(pan),
  panNumber: pan,
} as const;

export const membership = 'Premium Member';
