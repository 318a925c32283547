/** Tables that are fetched when they are opened. */
export const foldedTables = {
  noScript: 'This table needs JavaScript. Without it, ask us by phone or mail.',
  /** Above the tables of the page on returns. */
  notices: 'A notice came, or you live abroad',
  tables: {
    notices: {
      id: 'notices',
      summary: 'Notices by number: what each means, and what to do first',
    },
    late: {
      id: 'late',
      summary: 'Anything else late: what it costs',
    },
    firstYear: {
      id: 'first-year',
      summary: 'The first year: dates with the Registrar, and the return',
    },
    gstSchemes: {
      id: 'schemes',
      summary: 'Monthly, quarterly or composition: four questions and a table',
    },
    payroll: {
      id: 'payroll',
      summary: 'Payroll: what is due, when, and with which papers',
    },
    nonResidents: {
      id: 'non-residents',
      summary: 'Non-residents: what is deducted, residence, money sent abroad',
    },
  },
} as const;

export type FoldedTableName = keyof typeof foldedTables.tables;
