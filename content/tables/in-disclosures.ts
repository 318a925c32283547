export const foldedTables = {
  noScript: 'This table needs JavaScript. Without it, ask us by phone or mail.',
  notices: 'A notice came, or you live abroad',
  tables: {
    notices: {
      id: 'notices',
      summary: 'A notice came. What does it mean, and what do I do first?',
    },
    late: {
      id: 'late',
      summary: 'What does anything else late cost?',
    },
    firstYear: {
      id: 'first-year',
      summary: 'What is due in the first year?',
    },
    gstSchemes: {
      id: 'schemes',
      summary: 'Monthly, quarterly or composition?',
    },
    payroll: {
      id: 'payroll',
      summary: 'What is due for payroll, when, and with which papers?',
    },
    nonResidents: {
      id: 'non-residents',
      summary: 'Non-residents: what is deducted, and who is one?',
    },
  },
} as const;

export type FoldedTableName = keyof typeof foldedTables.tables;
