/** Invented sample: no real person, number or address. */
export const sampleProfile = {
  fullName: 'Sample Client',
  email: 'client@satyalekh.example',
  mobile: '+91 98765 43229',
  dateOfBirth: '1985-04-01',
  address: '21 Sample Road, Civil Lines, Kanpur 208001',
  companyName: 'Sample Traders LLP',
  gstNumber: '09AAPFU0939F1ZT',
  panNumber: 'AAPFU0939F',
} as const;

/** Shown under the name on the profile page. */
export const membership = 'Premium Member';
