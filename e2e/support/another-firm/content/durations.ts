export const durations = {
  gstRegistration: '5-10 working days',
  gstRegistrationInFaq: '7-9 working days',
  itrFiling: '4 working days',
  incorporation: '21 days',
  quotation: '3 working days',
  reply: '2 working days',
} as const;
