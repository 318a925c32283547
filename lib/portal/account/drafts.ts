import { readSession, type SessionValue, writeSession } from '@/lib/forms/session-store';

/** The forms whose unsaved changes are kept for this tab. */
export type DraftKey = 'profile-draft' | 'notifications-draft' | 'privacy-draft';

/**
 * Unsaved changes by field. Only fields that are also in `fields`, with values of the same type,
 * are returned: another build of the site may have stored the draft.
 */
export function readDraft<Fields extends Record<string, string | boolean>>(
  key: DraftKey,
  fields: Fields,
): Partial<Fields> {
  const stored: unknown = readSession(key);
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(fields, name) && typeof value === typeof fields[name],
  );
  return Object.fromEntries(known) as Partial<Fields>;
}

export function writeDraft(key: DraftKey, draft: object): void {
  const isEmpty = Object.keys(draft).length === 0;
  writeSession(key, isEmpty ? null : (draft as SessionValue<DraftKey>));
}

/** The fields of `values` that differ from the saved ones. */
export function changedFields<Fields extends Record<string, unknown>>(
  values: Fields,
  saved: Fields,
): Partial<Fields> {
  const changed = Object.entries(values).filter(([name, value]) => value !== saved[name]);
  return Object.fromEntries(changed) as Partial<Fields>;
}
