import type { Path } from '@/content/routes';

export type IncomeType =
  | 'salary'
  | 'interest'
  | 'commission'
  | 'professionalFees'
  | 'rent'
  | 'contractorPayment';

export type RowAction =
  | { readonly incomeType: IncomeType }
  | { readonly subject: 'itr' | 'compliance' }
  | { readonly see: Path; readonly at: string; readonly as: 'rates' | 'cost' };

export type ReferenceTable<Key extends string> = {
  id: string;
  heading: string;
  lead: string;
  /** A column of amounts is sorted by them. */
  columns: readonly { readonly key: Key; readonly label: string; readonly isAmount?: true }[];
  rows: readonly ({ readonly [Each in Key]: string } & { readonly action?: RowAction })[];
  foot: readonly string[];
};

export type AnyTable = Omit<ReferenceTable<never>, 'columns'> & {
  columns: readonly { readonly key: string; readonly label: string; readonly isAmount?: true }[];
};

export const tableCopy = {
  search: 'Search by word or section',
  all: 'rows',
  found: 'of',
  none: 'No row has all of these words. Try one of them, or a section number alone.',
  sort: 'Sort by',
  print: 'Print this table',
  fillIn: 'Work it out',
  cost: 'Work it out',
  send: 'Send it to us',
  rates: 'See the rates',
} as const;
