import { calculatorLabels } from '@/content/calculators/names';
import type { RowOf, TableName } from '@/features/client-area/store/database';

type Description<Row> = {
  title: string;
  counted: readonly [one: string, many: string] | null;
  /** In no file, since the browser does not export it. */
  isUnsaved?: true;
  name?: (row: Row) => string;
};

const describe = <Row>(description: Description<Row>): Description<Row> => description;

/** In the order of View My Data. Files are counted with the documents that name them. */
export const descriptions = {
  profile: describe<RowOf<'profile'>>({
    title: 'Profile',
    counted: null,
    name: ({ fullName }) => fullName,
  }),
  photo: describe<RowOf<'photo'>>({ title: 'Photo', counted: null }),
  cart: describe<RowOf<'cart'>>({
    title: 'Cart',
    counted: ['service in the cart', 'services in the cart'],
    name: ({ service }) => service,
  }),
  threads: describe<RowOf<'threads'>>({
    title: 'Quotations',
    counted: ['quotation', 'quotations'],
    name: ({ id }) => id,
  }),
  threadKeys: describe<RowOf<'threadKeys'>>({
    title: 'What signs your replies to quotations',
    counted: null,
    isUnsaved: true,
  }),
  documents: describe<RowOf<'documents'>>({
    title: 'Documents',
    counted: ['document', 'documents'],
    name: ({ name }) => name,
  }),
  checklist: describe<RowOf<'checklist'>>({
    title: 'Papers',
    counted: ['paper answered', 'papers answered'],
    name: ({ paper }) => paper,
  }),
  savedResults: describe<RowOf<'savedResults'>>({
    title: 'Saved results',
    counted: ['saved result', 'saved results'],
    name: ({ calculator, name }) => `${calculatorLabels[calculator]}: ${name}`,
  }),
  activity: describe<RowOf<'activity'>>({
    title: 'Activity',
    counted: ['entry of activity', 'entries of activity'],
  }),
  preferences: describe<RowOf<'preferences'>>({ title: 'Settings', counted: null }),
  meta: describe<RowOf<'meta'>>({ title: 'Dates', counted: null }),
} as const satisfies {
  [Name in Exclude<TableName, 'documentBytes'>]: Description<RowOf<Name>>;
};

export type DescribedName = keyof typeof descriptions;
export const describedNames = Object.keys(descriptions) as DescribedName[];

export function getDescription<Name extends DescribedName>(name: Name): Description<RowOf<Name>> {
  const all: { readonly [Each in DescribedName]: Description<RowOf<Each>> } = descriptions;
  return all[name];
}
