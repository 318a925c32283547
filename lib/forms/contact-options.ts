import { type ContactSubject, contactSubjects } from '@/content/subjects';

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
