/** What pages say where a fee would be, under the strict conduct. */
export const byQuotation = {
  sheet: {
    title: 'By quotation',
    note: 'scope and fee in writing',
    foot: 'The quotation names scope, fee and papers before any work begins.',
  },
  fact: { figure: 'Quotation', label: 'in writing, before work begins' },
} as const;
