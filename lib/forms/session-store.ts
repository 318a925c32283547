import { onErased } from '@/lib/portal/database/erase-signal';

type Fields = Record<string, string>;
type Choices = Record<string, boolean>;

/** The fields of a calculator as they are, and as they were for the result shown, if any. */
export type CalculatorEntries = { entries: Fields; workedOut: Fields | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields =>
  isRecord(value) && Object.values(value).every((field) => typeof field === 'string');

const isChoices = (value: unknown): value is Choices =>
  isRecord(value) && Object.values(value).every((choice) => typeof choice === 'boolean');

const isListOfFields = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every(isFields);

const isCalculatorEntries = (value: unknown): value is CalculatorEntries =>
  isRecord(value) &&
  isFields(value.entries) &&
  (value.workedOut === null || isFields(value.workedOut));

const isCalculators = (value: unknown): value is Record<string, CalculatorEntries> =>
  isRecord(value) && Object.values(value).every(isCalculatorEntries);

/**
 * Everything that a tab keeps until it is closed, each with what it may hold. Nothing is kept under
 * another key; lib/portal/database/kept.ts has the names that View My Data shows.
 */
const accepts = {
  'contact-draft': isFields,
  'quick-contact-draft': isFields,
  'sent-messages': isListOfFields,
  calculators: isCalculators,
  'profile-draft': isFields,
  'notifications-draft': isChoices,
  'privacy-draft': isChoices,
} as const;

export type SessionKey = keyof typeof accepts;
export type SessionValue<Key extends SessionKey> = (typeof accepts)[Key] extends (
  value: unknown,
) => value is infer T
  ? T
  : never;

export const sessionKeys = Object.keys(accepts) as SessionKey[];

/**
 * Small values for this visit in this tab. A browser that blocks or has filled its storage is no
 * error here: the value is then simply not kept. `null` also for a value that is not ours.
 */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    const isOurs = accepts[key] as (value: unknown) => value is SessionValue<Key>;
    return isOurs(value) ? value : null;
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
