import type { RowOf, TableName } from '@/lib/portal/database/database';
import type { Notifications, Privacy } from '@/lib/portal/database/records';

/** How the value of a field is put into words. */
export type FieldKind =
  | 'text'
  | 'rupees'
  /** A size in bytes. */
  | 'size'
  /** An ISO date, or empty. */
  | 'day'
  /** Milliseconds. */
  | 'moment'
  | 'category'
  | 'answer'
  /** A list, of which the count is said. */
  | 'count'
  /** Services with their fees. */
  | 'services'
  /** What comes to the fees. */
  | 'charges'
  /** What happened to a quotation, step by step. */
  | 'events'
  /** What goes with a request. */
  | 'draft'
  /** A key that cannot be read out. */
  | 'key'
  /** Choices, each on or off. */
  | 'switches';

export type Field = { label: string; kind: FieldKind };

const text = (label: string) => ({ label, kind: 'text' }) as const;
const moment = (label: string) => ({ label, kind: 'moment' }) as const;

/**
 * What each field is called when the client sees what is kept; `null` for what serves the database
 * and says nothing to a client.
 */
export const recordFields = {
  profile: {
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
  photo: { id: null, mime: null, bytes: { label: 'Photo', kind: 'size' } },
  cart: {
    id: null,
    service: text('Service'),
    price: { label: 'Price', kind: 'rupees' },
    description: text('Description'),
    addedAt: moment('Added at'),
    attachment: text('Computation'),
  },
  quotations: {
    id: text('Number'),
    services: { label: 'Services', kind: 'services' },
    status: text('Status'),
    date: { label: 'Date', kind: 'day' },
    total: { label: 'Total', kind: 'rupees' },
    validUntil: { label: 'Valid until', kind: 'day' },
    notes: text('Notes'),
    charges: { label: 'Discount and GST', kind: 'charges' },
  },
  exchanges: {
    id: text('Quotation'),
    rid: null,
    key: null,
    events: { label: 'What happened', kind: 'events' },
    draft: { label: 'Note to the firm', kind: 'draft' },
    outbox: null,
  },
  exchangeKeys: { id: null, privateKey: { label: 'Private key', kind: 'key' } },
  documents: {
    id: null,
    name: text('Name'),
    type: null,
    mime: null,
    size: { label: 'Size', kind: 'size' },
    category: { label: 'Category', kind: 'category' },
    uploadedAt: moment('Uploaded at'),
  },
  papers: {
    id: null,
    quotation: text('Quotation'),
    paper: text('Paper'),
    answer: { label: 'Answer', kind: 'answer' },
    documents: { label: 'Files', kind: 'count' },
    answeredAt: moment('Answered at'),
  },
  documentBytes: { id: null, bytes: { label: 'File', kind: 'size' } },
  activity: {
    id: null,
    title: text('Title'),
    detail: text('Detail'),
    status: text('Status'),
    at: moment('When'),
  },
  preferences: { id: null, values: { label: 'Choices', kind: 'switches' } },
  meta: { key: null, value: moment('When') },
} as const satisfies { [Name in TableName]: Record<keyof RowOf<Name>, Field | null> };

export const switchLabels: Record<keyof Notifications | keyof Privacy, string> = {
  emailQuotations: 'Email quotations',
  emailUpdates: 'Email updates',
  emailMarketing: 'Email marketing',
  smsQuotations: 'SMS quotations',
  smsUpdates: 'SMS updates',
  pushNotifications: 'Push notifications',
  profileVisible: 'Profile visible',
  shareData: 'Share data',
  marketingCommunication: 'Marketing communication',
  cookieTracking: 'Cookie tracking',
};

export const metaLabels: Record<RowOf<'meta'>['key'], string> = {
  openedAt: 'First opened, with samples, at',
  passwordChangedAt: 'Password changed at',
  clearedAt: 'Found cleared at',
};
