import { TICKS_KEY } from '@/lib/browser/storage-names';

/** The ids of the checklist items that the visitor has ticked on service pages. */
export function readTicks(): string[] {
  try {
    return localStorage.getItem(TICKS_KEY)?.split(' ') ?? [];
  } catch {
    // Blocked: nothing is stored there.
    return [];
  }
}

/** Notes which of the items of a list are ticked; what is ticked in other lists stays. */
export function storeTicks(list: readonly string[], ticked: readonly string[]): void {
  const others = readTicks().filter((id) => !list.includes(id));
  try {
    const ids = [...others, ...ticked];
    if (ids.length > 0) localStorage.setItem(TICKS_KEY, ids.join(' '));
    else localStorage.removeItem(TICKS_KEY);
  } catch {
    // Blocked or full: the ticks hold for this page.
  }
}

/** Forgets every tick. */
export const eraseTicks = (): void => storeTicks(readTicks(), []);
