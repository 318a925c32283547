import * as z from 'zod/mini';
import { activityStatuses, documentCategories, quotationStatuses } from '@/lib/portal/options';

/**
 * The shape of everything that the client area keeps. The database takes its types from here and
 * a restored archive is checked against it.
 */
const isoDate = z.iso.date();
const timestamp = z.int().check(z.nonnegative());
const rupees = z.number().check(z.nonnegative());

export const cartItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  service: z.string(),
  price: rupees,
  description: z.string(),
  addedAt: timestamp,
});

export const quotationSchema = z.strictObject({
  /** `Q-` year `-` running number. */
  id: z.string().check(z.regex(/^Q-\d{4}-\d{3,}$/)),
  services: z.array(z.strictObject({ service: z.string(), price: rupees })).check(z.minLength(1)),
  status: z.enum(quotationStatuses),
  date: isoDate,
  total: rupees,
  /** `null` until the quotation is received. */
  validUntil: z.nullable(isoDate),
  notes: z.string(),
});

export const documentSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  type: z.enum(['image', 'pdf', 'document']),
  mime: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  /** In bytes. */
  size: z.int().check(z.positive()),
  category: z.enum(documentCategories),
  uploadedAt: timestamp,
});

export const activitySchema = z.strictObject({
  id: z.int().check(z.positive()),
  title: z.string(),
  detail: z.string(),
  status: z.enum(activityStatuses),
  at: timestamp,
});

export const profileSchema = z.strictObject({
  id: z.literal('client'),
  fullName: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** ISO date, or empty. */
  dateOfBirth: z.string(),
  address: z.string(),
  companyName: z.string(),
  gstNumber: z.string(),
  panNumber: z.string(),
});

export const notificationsSchema = z.strictObject({
  emailQuotations: z.boolean(),
  emailUpdates: z.boolean(),
  emailMarketing: z.boolean(),
  smsQuotations: z.boolean(),
  smsUpdates: z.boolean(),
  pushNotifications: z.boolean(),
});

export const privacySchema = z.strictObject({
  profileVisible: z.boolean(),
  shareData: z.boolean(),
  marketingCommunication: z.boolean(),
  cookieTracking: z.boolean(),
});

export const preferencesSchema = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('notifications'), values: notificationsSchema }),
  z.strictObject({ id: z.literal('privacy'), values: privacySchema }),
]);

export const metaSchema = z.strictObject({
  key: z.string().check(z.minLength(1)),
  value: timestamp,
});

export type CartItem = z.infer<typeof cartItemSchema>;
export type Quotation = z.infer<typeof quotationSchema>;
export type QuotationStatus = Quotation['status'];
export type DocumentEntry = z.infer<typeof documentSchema>;
export type DocumentCategory = DocumentEntry['category'];
export type Activity = z.infer<typeof activitySchema>;
export type Profile = z.infer<typeof profileSchema>;
export type Notifications = z.infer<typeof notificationsSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type Preferences = z.infer<typeof preferencesSchema>;
export type Meta = z.infer<typeof metaSchema>;

export type Bytes = Uint8Array<ArrayBuffer>;
export type DocumentBytes = { id: string; bytes: Bytes };
export type Photo = { id: 'client'; mime: 'image/jpeg' | 'image/png'; bytes: Bytes };
