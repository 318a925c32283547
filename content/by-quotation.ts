export const byQuotation = {
  foot: 'The quotation names scope, fee and papers before any work begins.',
  closing: {
    heading: 'Ask for a quotation',
    text: 'Tell us what you need; we answer with scope, fee and papers.',
    action: 'Contact us',
  },
} as const;
