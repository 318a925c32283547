import { type ContactSubject, contactSubjects } from '@/content/subjects';

const PARAMETER = 'subject';

/** A link to the form of the contact page that presets its subject; `null` presets none. */
export function contactHref(subject: ContactSubject | null) {
  return subject ? (`/contact?${PARAMETER}=${subject}#message` as const) : '/contact#message';
}

/** The subject named in a query string; '' if it names none of ours. */
export function linkedSubject(query: string): ContactSubject | '' {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return contactSubjects.find(({ value }) => value === asked)?.value ?? '';
}
