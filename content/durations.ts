export const durations = {
  // The service page and the contact FAQ publish different durations for a GSTIN. Each page shows
  // its own.
  gstRegistration: '3-7 working days',
  gstRegistrationInFaq: '3-5 working days',
  itrFiling: '24-48 hours',
  incorporation: '12-15 days',
  quotation: '24-48 hours',
  reply: '24 hours',
} as const;
