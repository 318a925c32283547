import { readSession, writeSession } from '@/lib/session-store';
import type { Entries } from './form-entries';

/** The fields as they are, and as they were for the result shown, if any. */
export type Kept = { entries: Entries; workedOut: Entries | null };

const KEY = 'calculators';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntries(value: unknown): value is Entries {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function allKept(): Record<string, unknown> {
  const kept = readSession<unknown>(KEY);
  return isRecord(kept) ? kept : {};
}

/** What this tab remembers of a calculator; `null` when that is nothing, or nothing of use. */
export function readKept(calculator: string): Kept | null {
  const kept = allKept();
  const found = Object.hasOwn(kept, calculator) ? kept[calculator] : null;
  if (!isRecord(found) || !isEntries(found.entries)) return null;
  return { entries: found.entries, workedOut: isEntries(found.workedOut) ? found.workedOut : null };
}

/** Remembers a calculator for this visit in this tab, or with `null` forgets it. */
export function keep(calculator: string, kept: Kept | null): void {
  const { [calculator]: _before, ...others } = allKept();
  const all = kept ? { ...others, [calculator]: kept } : others;
  writeSession(KEY, Object.keys(all).length > 0 ? all : null);
}
