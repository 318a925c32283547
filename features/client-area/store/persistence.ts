import {
  type AreaName,
  ensureAreaPointer,
  readAreaPointer,
  writeAreaPointer,
} from '@/lib/browser/area-pointer';

export type PersistenceAnswer = 'granted' | 'refused' | 'not asked' | 'not known';

/**
 * Notes that the client's own data is stored, and asks the browser, once, not to clear it. Some
 * browsers ask the client, so call this in response to a press.
 */
export async function notePersonalData(area: AreaName): Promise<void> {
  if (area === 'sample') return ensureAreaPointer();
  const isAsked = readAreaPointer()?.askedAt != null;
  writeAreaPointer(isAsked ? {} : { askedAt: Date.now() });
  if (isAsked) return;
  // A browser without this method decides by itself.
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
