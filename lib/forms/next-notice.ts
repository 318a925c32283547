import { readSession, type SessionKey, writeSession } from '@/lib/forms/session-store';

export const SAID = 'said' satisfies SessionKey;

/** The next page of this tab shows the notice once; for an action that reloads the page. */
export function storeNextNotice(title: string, description = ''): void {
  writeSession(SAID, { title, description });
}

export function takeNextNotice(): { title: string; description: string } | null {
  const notice = readSession(SAID);
  if (!notice) return null;
  writeSession(SAID, null);
  const { title = '', description = '' } = notice;
  return { title, description };
}
