/** Tables that are fetched when they are opened. */
export const foldedTables = {
  waiting: 'Fetching the table.',
  failed: 'The table did not load. Please reload the page.',
  noScript: 'The table is fetched with JavaScript. Without it, ask us by telephone or mail.',
  tables: {
    nonResidents: {
      id: 'non-residents',
      summary: 'Non-residents: what is deducted, residence, money sent abroad',
    },
  },
} as const;

export type FoldedTableName = keyof typeof foldedTables.tables;
