export const profileCopy = {
  form: 'Profile',
  personal: 'Personal',
  business: 'Business',
  labels: {
    fullName: 'Full name',
    email: 'Email',
    mobile: 'Mobile',
    dateOfBirth: 'Date of birth',
    address: 'Address',
    companyName: 'Company name',
    gstNumber: 'GST number',
    panNumber: 'PAN number',
  },
  optional: 'optional',
  save: 'Save Changes',
  saved: 'Profile saved',
} as const;
