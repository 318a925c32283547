/** Who one is in the calendar of due dates: ids of audiences, kept in this browser. */
export const CHOICE_KEY = 'due-dates';

/** Those of a kept choice that are still on offer. */
export const choiceOf = (kept: string | null, offered: readonly string[]) =>
  offered.filter((id) => kept?.split(' ').includes(id));

export function storedChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    // Blocked: nothing is kept there.
    return null;
  }
}

export function keepChoice(chosen: readonly string[]): void {
  try {
    if (chosen.length > 0) localStorage.setItem(CHOICE_KEY, chosen.join(' '));
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}
