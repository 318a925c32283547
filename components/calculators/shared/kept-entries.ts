import { type CalculatorEntries, readSession, writeSession } from '@/lib/forms/session-store';

const KEY = 'calculators';

/** What this tab remembers of a calculator; `null` if nothing. */
export function readKept(calculator: string): CalculatorEntries | null {
  const kept = readSession(KEY) ?? {};
  return Object.hasOwn(kept, calculator) ? (kept[calculator] ?? null) : null;
}

/**
 * The value of `data-kept`, which tells the page before React loads that there is a kept result.
 */
export const markOf = (calculator: string) => `${KEY} "${calculator}":`;

/** Remembers a calculator's fields for this visit in this tab; `null` forgets them. */
export function keep(calculator: string, kept: CalculatorEntries | null): void {
  const { [calculator]: _before, ...others } = readSession(KEY) ?? {};
  const all = kept ? { ...others, [calculator]: kept } : others;
  writeSession(KEY, Object.keys(all).length > 0 ? all : null);
}
