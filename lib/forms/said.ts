import { readSession, type SessionKey, writeSession } from '@/lib/forms/session-store';

/** Its key in session storage. */
export const SAID = 'said' satisfies SessionKey;

/** What the next page of this tab says once, where the page that did it is loaded anew. */
export function storeNextNotice(title: string, description = ''): void {
  writeSession(SAID, { title, description });
}

export function takeNextNotice(): { title: string; description: string } | null {
  const said = readSession(SAID);
  if (!said) return null;
  writeSession(SAID, null);
  const { title = '', description = '' } = said;
  return { title, description };
}
