import { onErased } from '@/lib/erase-signal';

type Fields = Record<string, string>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string');

const isListOfFields = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every(isFields);

type SessionEntry<T> = {
  /** What it is called in View My Data. */
  title: string;
  /** What its fields are called there; one that is not named is not shown. */
  labels: Fields;
  /** The field that holds an ISO moment, if one does. */
  moment?: string;
  /** Whether what is found under the key is what the site writes there. */
  accepts: (value: unknown) => value is T;
};

const entry = <T>(described: SessionEntry<T>): SessionEntry<T> => described;

const messageLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  service: 'Service',
  message: 'Message',
};

/** Everything that a tab keeps until it is closed. Nothing is kept under another key. */
export const sessionEntries = {
  'contact-draft': entry({
    title: 'Draft of a message',
    labels: messageLabels,
    accepts: isFields,
  }),
  'quick-contact-draft': entry({
    title: 'Draft of a quick message',
    labels: messageLabels,
    accepts: isFields,
  }),
  'sent-messages': entry({
    title: 'Messages sent in this tab',
    labels: { ...messageLabels, sentAt: 'Sent at' },
    moment: 'sentAt',
    accepts: isListOfFields,
  }),
} as const;

export type SessionKey = keyof typeof sessionEntries;
type SessionValue<Key extends SessionKey> =
  (typeof sessionEntries)[Key] extends SessionEntry<infer T> ? T : never;

export const sessionKeys = Object.keys(sessionEntries) as SessionKey[];

/**
 * Small values for this visit in this tab. A browser that blocks or has filled its storage is no
 * error here: the value is then simply not kept. `null` also for a value that is not ours.
 */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    const { accepts } = sessionEntries[key] as unknown as SessionEntry<SessionValue<Key>>;
    return accepts(value) ? value : null;
  } catch {
    return null;
  }
}

/** Writes a value, or removes it when it is `null`. */
export function writeSession<Key extends SessionKey>(
  key: Key,
  value: SessionValue<Key> | null,
): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: see above.
  }
}

/** Removes every value of this tab. */
export function eraseSession(): void {
  for (const key of sessionKeys) writeSession(key, null);
}

onErased(eraseSession);
