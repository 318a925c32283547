import * as z from 'zod/mini';

/** Subjects of the contact form, in its order. */
export const contactSubjects = [
  { value: 'audit', label: 'Audit & Assurance' },
  { value: 'taxation', label: 'Taxation Services' },
  { value: 'accounting', label: 'Accounting & Bookkeeping' },
  { value: 'compliance', label: 'Regulatory Compliance' },
  { value: 'consulting', label: 'Business Consulting' },
  { value: 'gst', label: 'GST Registration' },
  { value: 'itr', label: 'ITR Filing' },
  { value: 'other', label: 'Other' },
] as const;

/** Services of the quick contact form; the empty choice reads 'Select Service'. */
export const quickContactServices = [
  { value: 'audit', label: 'Audit Services' },
  { value: 'taxation', label: 'Taxation' },
  { value: 'gst', label: 'GST Registration' },
  { value: 'itr', label: 'ITR Filing' },
  { value: 'consulting', label: 'Business Consulting' },
] as const;

const text = (least: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message));

export const contactSchema = z.object({
  name: text(2, 'Name must be at least 2 characters'),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address')),
  phone: text(10, 'Please enter a valid phone number'),
  subject: text(1, 'Please select a subject'),
  message: text(10, 'Message must be at least 10 characters'),
});

export type ContactMessage = z.infer<typeof contactSchema>;

/** Checked by the browser's own form rules, so there are no messages here. */
export type QuickContactMessage = {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
};
