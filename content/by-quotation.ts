/** What service pages say under the strict conduct instead of a fee or a call to buy. */
export const byQuotation = {
  sheet: {
    title: 'By quotation',
    note: 'scope and fee in writing',
    foot: 'The quotation names scope, fee and papers before any work begins.',
  },
  actions: { primary: 'Ask for a quotation', secondary: 'Ask a question' },
  closing: {
    heading: 'Ask for a quotation.',
    text: 'Tell us what you need; we answer with scope, fee and papers.',
    action: 'Contact us',
  },
} as const;
