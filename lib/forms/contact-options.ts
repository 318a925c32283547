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

const PARAMETER = 'subject';

/**
 * A link to the form of the contact page that presets its subject, or none, and can begin the
 * message with the number of a notice.
 */
export function contactHref(subject: ContactSubject | null, notice?: string) {
  if (!subject) return '/contact#message';
  const about = notice ? `&notice=${notice}` : '';
  return `/contact?${PARAMETER}=${subject}${about}#message` as const;
}

/** The subject named in a query string; '' if it names none of ours. */
export function linkedSubject(query: string): ContactSubject | '' {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return contactSubjects.find(({ value }) => value === asked)?.value ?? '';
}
