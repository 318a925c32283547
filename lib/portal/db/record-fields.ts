import type { RowOf } from '@/lib/portal/db/database';
import type { Notifications, Privacy } from '@/lib/portal/records/records';

/** How the value of a field is shown in words. */
export type FieldKind =
  | 'text'
  | 'rupees'
  /** A size in bytes. */
  | 'size'
  /** An ISO date, or empty. */
  | 'day'
  /** A time in milliseconds. */
  | 'moment'
  | 'category'
  | 'answer'
  /** A list, shown as its count. */
  | 'count'
  /** Services with their fees. */
  | 'services'
  /** Discount and GST. */
  | 'charges'
  | 'calculator'
  /** Inputs and results of a calculator. */
  | 'lines'
  /** The history of a quotation. */
  | 'events'
  /** The client's choices of what a request includes. */
  | 'draft'
  /** A signing key, which cannot be shown. */
  | 'key'
  /** Choices, each on or off. */
  | 'switches';

export type Field = { label: string; kind: FieldKind };

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
