import { onErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';
import { noteStored } from '@/lib/forms/unsaved';

type Fields = Record<string, string>;
type Choices = Record<string, boolean>;

/**
 * The form's values, and those behind the result shown; `null` without a result. `words` are the
 * choices in the answer by law.
 */
export type CalculatorEntries = { entries: Fields; workedOut: Fields | null; words?: Fields };

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
  (value.workedOut === null || isFields(value.workedOut)) &&
  (value.words === undefined || isFields(value.words));

const isCalculators = (value: unknown): value is Record<string, CalculatorEntries> =>
  isRecord(value) && Object.values(value).every(isCalculatorEntries);

/**
 * Everything that a tab stores until it is closed, with a check of each value. Nothing of a client
 * is stored under any other key; features/client-area/backup/stored-data.ts names them for View My
 * Data.
 */
const accepts = {
  'contact-draft': isFields,
  'quick-contact-draft': isFields,
  'sent-messages': isListOfFields,
  calculators: isCalculators,
  'profile-draft': isFields,
  'notifications-draft': isChoices,
  'privacy-draft': isChoices,
  replies: isFields,
  said: isFields,
} as const;

export type SessionKey = keyof typeof accepts;
export type SessionValue<Key extends SessionKey> = (typeof accepts)[Key] extends (
  value: unknown,
) => value is infer T
  ? T
  : never;

export const sessionKeys = Object.keys(accepts) as SessionKey[];

/** Typed in the client area and not saved: encrypted if the area has a lock. */
const drafts: readonly SessionKey[] = [
  'profile-draft',
  'notifications-draft',
  'privacy-draft',
  'replies',
];

type DraftCipher = { encrypt: (text: string) => string; decrypt: (text: string) => string | null };
let draftCipher: DraftCipher | null = null;

/**
 * From this call on drafts are encrypted, present ones included; with `null` they are stored as
 * they are.
 */
export function encryptDrafts(next: DraftCipher | null): void {
  const found = drafts.map((key) => [key, readSession(key)] as const);
  draftCipher = next;
  for (const [key, value] of found) if (value !== null) writeSession(key, value);
}

/** For a tab that was open when another one set up a lock. */
export function dropDrafts(): void {
  for (const key of drafts) if (readSession(key) !== null) writeSession(key, null);
}

const getCipherFor = (key: string) =>
  (drafts as readonly string[]).includes(key) ? draftCipher : null;

/** `null` if there is no value, it is damaged, or the browser blocks the storage. */
function readTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(createStorageKey(key)) ?? 'null';
    return JSON.parse(getCipherFor(key)?.decrypt(text) ?? text);
  } catch {
    return null;
  }
}

/** `false` if the storage is full or blocked. */
function writeTab(key: string, value: unknown): boolean {
  try {
    if (value === null) window.sessionStorage.removeItem(createStorageKey(key));
    else {
      const text = JSON.stringify(value);
      window.sessionStorage.setItem(
        createStorageKey(key),
        getCipherFor(key)?.encrypt(text) ?? text,
      );
    }
    return true;
  } catch {
    return value === null;
  }
}

/** `null` also for a value that the site did not write. */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  const value = readTab(key);
  const isOurs = accepts[key] as (value: unknown) => value is SessionValue<Key>;
  return isOurs(value) ? value : null;
}

/**
 * `null` removes the value. If it could not be stored, the browser asks before the page is left;
 * not for the copy of a message that was sent.
 */
export function writeSession<Key extends SessionKey>(key: Key, value: SessionValue<Key> | null) {
  const isStored = writeTab(key, value);
  noteStored(key, isStored || key === 'sent-messages');
}

export const CALCULATORS = 'calculators' satisfies SessionKey;

export function readCalculator(calculator: string): CalculatorEntries | null {
  const stored = readSession(CALCULATORS) ?? {};
  return Object.hasOwn(stored, calculator) ? (stored[calculator] ?? null) : null;
}

/** Remembers a calculator's fields for this visit in this tab; `null` forgets them. */
export function storeCalculator(calculator: string, values: CalculatorEntries | null): void {
  const { [calculator]: _before, ...others } = readSession(CALCULATORS) ?? {};
  const all = values ? { ...others, [calculator]: values } : others;
  writeSession(CALCULATORS, Object.keys(all).length > 0 ? all : null);
}

export function eraseSession(): void {
  for (const key of sessionKeys) writeSession(key, null);
}

onErased(eraseSession);
