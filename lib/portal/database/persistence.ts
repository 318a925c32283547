import { readMarker, writeMarker } from '@/lib/portal/database/visit-marker';

/** What the browser says about clearing what is kept here when its disk runs short. */
export type PersistenceAnswer = 'granted' | 'refused' | 'not asked' | 'not known';

/**
 * Notes that something of the client's own is kept, and asks the browser, once, not to clear it.
 * Some browsers put the question to the client, so it is asked in answer to a press.
 */
export async function notePersonalData(): Promise<void> {
  const isAsked = readMarker()?.askedAt != null;
  writeMarker(isAsked ? {} : { askedAt: Date.now() });
  if (isAsked) return;
  // A browser that cannot be asked keeps what it keeps.
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
}

export async function persistenceAnswer(): Promise<PersistenceAnswer> {
  try {
    if (await navigator.storage.persisted()) return 'granted';
  } catch {
    return 'not known';
  }
  return readMarker()?.askedAt == null ? 'not asked' : 'refused';
}
