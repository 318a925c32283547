import {
  type AreaName,
  noteChanged,
  readAreaPointer,
  writeAreaPointer,
} from '@/lib/browser/area-pointer';

/** The browser's answer to the request not to clear this site's data when the disk is full. */
export type PersistenceAnswer = 'granted' | 'refused' | 'not asked' | 'not known';

/**
 * Notes that the client's own data is now kept and asks the browser, once, not to clear it. Some
 * browsers pass the question on to the client, so call this in response to a press.
 */
export async function notePersonalData(area: AreaName): Promise<void> {
  // What is done in the sample area is not the client's own.
  if (area === 'sample') return noteChanged();
  const isAsked = readAreaPointer()?.askedAt != null;
  writeAreaPointer(isAsked ? {} : { askedAt: Date.now() });
  if (isAsked) return;
  // A browser without this question decides by itself.
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}

export async function getPersistenceAnswer(): Promise<PersistenceAnswer> {
  try {
    if (await navigator.storage.persisted()) return 'granted';
  } catch {
    return 'not known';
  }
  return readAreaPointer()?.askedAt == null ? 'not asked' : 'refused';
}
