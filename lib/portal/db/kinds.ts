import * as z from 'zod/mini';
import type { RowOf, TableName } from '@/lib/portal/db/database';
import type { Field } from '@/lib/portal/db/record-fields';
import { limits } from '@/lib/portal/limits';
import { compareQuotations } from '@/lib/portal/records/numbering';
import {
  activitySchema,
  cartItemSchema,
  checklistAnswerSchema,
  documentBytesSchema,
  documentSchema,
  metaSchema,
  photoSchema,
  preferencesSchema,
  profileSchema,
  quotationSchema,
  savedResultSchema,
  threadKeySchema,
  threadSchema,
} from '@/lib/portal/records/records';
import { totalOf } from '@/lib/total';

/** A kind of record that the client area keeps, each in a table of its name. */
type Kind<Row> = {
  /** Its heading in View My Data. */
  title: string;
  /** Singular and plural for counts; `null` if the title will do. */
  counted: readonly [one: string, many: string] | null;
  /** Rows are whole files; rows of another table have their names and sizes. */
  isFiles?: true;
  /** The fields of a row. */
  schema: z.ZodMiniType<Row>;
  /** The same, and the row does not contradict itself; only such rows are shown. */
  valid?: z.ZodMiniType<Row>;
  /** The order in which rows are shown; by key if left out. */
  order?: (one: Row, other: Row) => number;
  /** The label of each field in View My Data; `null` for fields that only the database needs. */
  fields: Record<keyof Row, Field | null>;
  /**
   * The most rows in a Download My Data file, and whether an older file may lack the table; `null`
   * for rows that are saved as files, or not at all.
   */
  exportFile: { most: number; mayLack?: true } | null;
  /** Never saved, since the browser does not release it. */
  isUnsaved?: true;
};

const text = (label: string) => ({ label, kind: 'text' }) as const;
const moment = (label: string) => ({ label, kind: 'moment' }) as const;

/**
 * Every kind of record. Reading back, View My Data, counts, saving and restoring all follow from
 * this list. A new kind also needs a schema in records.ts, a table in database.ts and a row for the
 * tests in bad-rows.test-support.ts.
 */
export const kinds = {
  profile: {
    title: 'Profile',
    counted: null,
    schema: profileSchema,
    fields: {
      id: null,
      fullName: text('Full name'),
      email: text('Email'),
      mobile: text('Mobile'),
      dateOfBirth: { label: 'Date of birth', kind: 'day' },
      address: text('Address'),
      companyName: text('Company name'),
      gstNumber: text('GST number'),
      panNumber: text('PAN number'),
    },
    exportFile: { most: 1 },
  },
  photo: {
    title: 'Photo',
    counted: null,
    schema: photoSchema,
    fields: { id: null, mime: null, bytes: { label: 'Photo', kind: 'size' } },
    exportFile: null,
  },
  cart: {
    title: 'Cart',
    counted: ['service in the cart', 'services in the cart'],
    schema: cartItemSchema,
    order: (one, other) => one.addedAt - other.addedAt,
    fields: {
      id: null,
      service: text('Service'),
      price: { label: 'Price', kind: 'rupees' },
      description: text('Description'),
      addedAt: moment('Added at'),
      attachment: text('Computation'),
    },
    exportFile: { most: 500 },
  },
  quotations: {
    title: 'Quotations',
    counted: ['quotation', 'quotations'],
    schema: quotationSchema,
    valid: quotationSchema.check(
      z.refine(
        ({ total, ...quotation }) => total === totalOf(quotation),
        'the total is not that of its lines',
      ),
      z.refine(
        ({ status, validUntil }) => (status === 'pending') === (validUntil === null),
        'only what is not received yet has no validity',
      ),
    ),
    order: compareQuotations,
    fields: {
      id: text('Number'),
      services: { label: 'Services', kind: 'services' },
      status: text('Status'),
      date: { label: 'Date', kind: 'day' },
      writtenAt: moment('Written at'),
      total: { label: 'Total', kind: 'rupees' },
      validUntil: { label: 'Valid until', kind: 'day' },
      notes: text('Notes'),
      charges: { label: 'Discount and GST', kind: 'charges' },
    },
    exportFile: { most: 5000 },
  },
  exchanges: {
    title: 'Messages on quotations',
    counted: null,
    schema: threadSchema,
    fields: {
      id: text('Quotation'),
      rid: null,
      key: null,
      events: { label: 'What happened', kind: 'events' },
      draft: { label: 'Note to the firm', kind: 'draft' },
      outbox: null,
    },
    exportFile: { most: 5000, mayLack: true },
  },
  exchangeKeys: {
    title: 'Keys that sign your replies to quotations',
    counted: null,
    schema: threadKeySchema,
    fields: { id: null, privateKey: { label: 'Private key', kind: 'key' } },
    exportFile: null,
    isUnsaved: true,
  },
  documents: {
    title: 'Documents',
    counted: ['document', 'documents'],
    schema: documentSchema,
    order: (one, other) => other.uploadedAt - one.uploadedAt,
    fields: {
      id: null,
      name: text('Name'),
      type: null,
      mime: null,
      size: { label: 'Size', kind: 'size' },
      category: { label: 'Category', kind: 'category' },
      uploadedAt: moment('Uploaded at'),
      deletedAt: moment('Deleted at'),
    },
    exportFile: { most: 5000 },
  },
  papers: {
    title: 'Papers',
    counted: ['paper answered', 'papers answered'],
    schema: checklistAnswerSchema,
    valid: checklistAnswerSchema.check(
      z.refine(
        ({ answer, documents }) => (answer === 'files') === documents.length > 0,
        'only an answer by files has some',
      ),
    ),
    fields: {
      id: null,
      quotation: text('Quotation'),
      paper: text('Paper'),
      answer: { label: 'Answer', kind: 'answer' },
      documents: { label: 'Files', kind: 'count' },
      answeredAt: moment('Answered at'),
    },
    exportFile: { most: 50_000, mayLack: true },
  },
  scenarios: {
    title: 'Saved results',
    counted: ['saved result', 'saved results'],
    schema: savedResultSchema,
    order: (one, other) => other.savedAt - one.savedAt || one.name.localeCompare(other.name, 'en'),
    fields: {
      id: null,
      name: text('Name'),
      calculator: { label: 'Calculator', kind: 'calculator' },
      inputs: null,
      rules: text('Version of the rules'),
      lines: { label: 'Result', kind: 'lines' },
      savedAt: moment('Saved at'),
    },
    exportFile: { most: limits.scenarios, mayLack: true },
  },
  documentBytes: {
    title: 'Files of the documents',
    counted: null,
    isFiles: true,
    schema: documentBytesSchema,
    fields: { id: null, bytes: { label: 'File', kind: 'size' } },
    exportFile: null,
  },
  activity: {
    title: 'Activity',
    counted: ['entry of activity', 'entries of activity'],
    schema: activitySchema,
    order: (one, other) => other.at - one.at || other.id - one.id,
    fields: {
      id: null,
      title: text('Title'),
      detail: text('Detail'),
      status: text('Status'),
      at: moment('When'),
    },
    exportFile: { most: 50_000 },
  },
  preferences: {
    title: 'Settings',
    counted: null,
    schema: preferencesSchema,
    fields: { id: null, values: { label: 'Choices', kind: 'switches' } },
    exportFile: { most: 2 },
  },
  meta: {
    title: 'Dates',
    counted: ['date, as of the first visit', 'dates, as of the first visit'],
    schema: metaSchema,
    fields: { key: null, value: moment('When') },
    exportFile: { most: 100 },
  },
} as const satisfies { [Name in TableName]: Kind<RowOf<Name>> };

/** In the order of View My Data. */
export const tableNames = Object.keys(kinds) as TableName[];

export function kindOf<Name extends TableName>(name: Name): Kind<RowOf<Name>> {
  const all: { readonly [Each in TableName]: Kind<RowOf<Each>> } = kinds;
  return all[name];
}

/** The kinds whose rows are saved by Download My Data. */
export type ExportedName = {
  [Name in TableName]: (typeof kinds)[Name]['exportFile'] extends null ? never : Name;
}[TableName];

export const exportedNames = tableNames.filter((name): name is ExportedName =>
  Boolean(kinds[name].exportFile),
);
