import { type ContactSubject, contactSubjects } from '@/content/subjects';

const PARAMETER = 'subject';

/**
 * A link to the form of the contact page that presets its subject, or none, and can begin the
 * message with the number of a notice or the row of a bill.
 */
export function createContactHref(
  subject: ContactSubject | null,
  about: { notice?: string; row?: string } = {},
) {
  const query = new URLSearchParams({ ...(subject && { [PARAMETER]: subject }), ...about });
  if (query.size === 0) return '/contact#message';
  return `/contact?${query}#message` as const;
}

/** The subject named in a query string; '' if it names none of ours. */
export function parseLinkedSubject(query: string): ContactSubject | '' {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return contactSubjects.find(({ value }) => value === asked)?.value ?? '';
}
