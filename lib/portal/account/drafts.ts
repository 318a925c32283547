import { readSession, type SessionValue, writeSession } from '@/lib/forms/session-store';

/** The forms that keep what is not saved yet, for this tab. */
export type DraftKey = 'profile-draft' | 'notifications-draft' | 'privacy-draft';

/**
 * Unsaved changes by field. Only fields that `fields` has too, with values of the same type: the
 * storage may hold a draft of an older version.
 */
export function readDraft<Fields extends Record<string, string | boolean>>(
  key: DraftKey,
  fields: Fields,
): Partial<Fields> {
  const kept: unknown = readSession(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(fields, name) && typeof value === typeof fields[name],
  );
  return Object.fromEntries(known) as Partial<Fields>;
}

export function writeDraft(key: DraftKey, draft: object): void {
  const isEmpty = Object.keys(draft).length === 0;
  writeSession(key, isEmpty ? null : (draft as SessionValue<DraftKey>));
}

/** The fields of `values` that differ from what is saved. */
export function changedFields<Fields extends Record<string, unknown>>(
  values: Fields,
  saved: Fields,
): Partial<Fields> {
  const changed = Object.entries(values).filter(([name, value]) => value !== saved[name]);
  return Object.fromEntries(changed) as Partial<Fields>;
}
