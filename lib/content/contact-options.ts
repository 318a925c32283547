import { type ContactSubject, contactSubjects } from '@/content/subjects';

const PARAMETER = 'subject';

/**
 * Presets the subject of the contact form, or none, and can begin the message with the number of a notice or the
 * row of an estimate.
 */
export function createContactHref(
  subject: ContactSubject | null,
  about: { notice?: string; row?: string } = {},
) {
  const query = new URLSearchParams({ ...(subject && { [PARAMETER]: subject }), ...about });
  if (query.size === 0) return '/contact#message';
  return `/contact?${query}#message` as const;
}

/** '' if the query string names no subject of the form. */
export function parseLinkedSubject(query: string): ContactSubject | '' {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return contactSubjects.find(({ value }) => value === asked)?.value ?? '';
}
