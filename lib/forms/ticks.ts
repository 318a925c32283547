import { TICKS_KEY } from '@/lib/browser/storage-names';

export function readTicks(): string[] {
  try {
    return localStorage.getItem(TICKS_KEY)?.split(' ') ?? [];
  } catch {
    // The storage is blocked.
    return [];
  }
}

/** Ticks in other lists stay. */
export function storeTicks(list: readonly string[], ticked: readonly string[]): void {
  const others = readTicks().filter((id) => !list.includes(id));
  try {
    const ids = [...others, ...ticked];
    if (ids.length > 0) localStorage.setItem(TICKS_KEY, ids.join(' '));
    else localStorage.removeItem(TICKS_KEY);
  } catch {
    // Blocked or full: the ticks last as long as this page.
  }
}

export const eraseTicks = (): void => storeTicks(readTicks(), []);
