export const sampleProfile = {
  fullName: 'Trial Visitor',
  email: 'visitor@joshimehtarao.test',
  mobile: '+91 141 555 0142',
  dateOfBirth: '1972-11-23',
  address: '1 Trial Street, Jaipur 302001',
  companyName: 'Trial Weavers',
  gstNumber: '27AAAPC0000A1Z5',
  panNumber: 'AAAPC0000A',
} as const;

export const membership = 'Client since 1999';
