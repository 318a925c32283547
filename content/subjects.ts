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

export type ContactSubject = (typeof contactSubjects)[number]['value'];
