import { type StateId, stateNames } from '@/content/states';
import { CHOICE_KEY } from '@/lib/browser/storage-names';

/*
 * Who the visitor is in the calendar of due dates: ids of audiences, and a State as `@UP`, stored in
 * this browser.
 */

/** Those of a stored choice that are still on offer. */
export const parseAudiences = (stored: string | null, offered: readonly string[]) =>
  offered.filter((id) => stored?.split(' ').includes(id));

export function readStoredChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    // Blocked: nothing is kept there.
    return null;
  }
}

const isState = (id: string | undefined): id is StateId => id !== undefined && id in stateNames;

export function parseRegion(stored: string | null): StateId | null {
  const id = stored?.split('@')[1];
  return isState(id) ? id : null;
}

/** The State stays as it is kept unless it is given. */
export function keepChoice(
  chosen: readonly string[],
  state = parseRegion(readStoredChoice()),
): void {
  const words = [...chosen, ...(state ? [`@${state}`] : [])];
  try {
    if (chosen.length > 0) localStorage.setItem(CHOICE_KEY, words.join(' '));
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}
