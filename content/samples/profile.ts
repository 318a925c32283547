/** Invented sample: no real person, number or address. */
export const sampleProfile = {
  fullName: 'Sample Client',
  email: 'client@sample.example',
  mobile: '+91 98765 43229',
  dateOfBirth: '1985-04-01',
  address: '21 Sample Road, Civil Lines, Kanpur 208001',
  companyName: 'Sample Traders',
  gstNumber: '09AAAPC0000A1Z3',
  panNumber: 'AAAPC0000A',
} as const;

/** Shown under the name on the profile page. */
export const membership = 'Premium Member';
