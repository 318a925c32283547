/** How long things take, in the words that pages show. */
export const durations = {
  // The service page and the contact FAQ give two figures for a GSTIN. Both are the firm's
  // published text; each page shows its own, so there are two values here.
  gstRegistration: '3-7 working days',
  gstRegistrationInFaq: '3-5 working days',
  itrFiling: '24-48 hours',
  incorporation: '12-15 days',
  quotation: '24-48 hours',
  reply: '24 hours',
} as const;
