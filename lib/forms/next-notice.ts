import { readSession, type SessionKey, writeSession } from '@/lib/forms/session-store';

export const NEXT_NOTICE = 'said' satisfies SessionKey;

/** The next page of this tab shows the notice once; for an action that reloads the page. */
export function storeNextNotice(title: string, description = ''): void {
  writeSession(NEXT_NOTICE, { title, description });
}

export function takeNextNotice(): { title: string; description: string } | null {
  const notice = readSession(NEXT_NOTICE);
  if (!notice) return null;
  writeSession(NEXT_NOTICE, null);
  const { title = '', description = '' } = notice;
  return { title, description };
}
