import { type CalculatorEntries, readSession, writeSession } from '@/lib/forms/session-store';

const KEY = 'calculators';

/** What this tab remembers of a calculator; `null` when that is nothing. */
export function readKept(calculator: string): CalculatorEntries | null {
  const kept = readSession(KEY) ?? {};
  return Object.hasOwn(kept, calculator) ? (kept[calculator] ?? null) : null;
}

/** For `data-kept`, by which the page finds out before React that there is something to show. */
export const markOf = (calculator: string) => `${KEY} "${calculator}":`;

/** Remembers a calculator for this visit in this tab, or with `null` forgets it. */
export function keep(calculator: string, kept: CalculatorEntries | null): void {
  const { [calculator]: _before, ...others } = readSession(KEY) ?? {};
  const all = kept ? { ...others, [calculator]: kept } : others;
  writeSession(KEY, Object.keys(all).length > 0 ? all : null);
}
