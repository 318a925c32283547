import * as z from 'zod/mini';

/**
 * What tells a first visit from one whose data is gone. It is kept apart from the database, so
 * that it survives when the browser gives up the database alone; where the browser clears both,
 * the next visit is a first one. Erasing takes it away too.
 */
export const MARKER_KEY = 'client-area';

const moment = z.int().check(z.nonnegative());

const markerSchema = z.object({
  /** When something was first kept here, in milliseconds. */
  keptSince: moment,
  /** When the browser was asked not to clear what is kept; `null` before. */
  askedAt: z.nullable(moment),
  /** From the start of an erase until the new, empty database is there. */
  erasing: z.boolean(),
});

export type VisitMarker = z.infer<typeof markerSchema>;

/** `null` on a first visit, and where the browser blocks this storage. */
export function readMarker(): VisitMarker | null {
  try {
    return markerSchema.parse(JSON.parse(window.localStorage.getItem(MARKER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Changes the named fields and keeps the rest; a browser that blocks this storage keeps nothing.
 */
export function writeMarker(change: Partial<VisitMarker>): void {
  const before = readMarker() ?? { keptSince: Date.now(), askedAt: null, erasing: false };
  try {
    window.localStorage.setItem(MARKER_KEY, JSON.stringify({ ...before, ...change }));
  } catch {
    // Blocked or full: the next visit may count as a first one.
  }
}

export function removeMarker(): void {
  try {
    window.localStorage.removeItem(MARKER_KEY);
  } catch {
    // Blocked: nothing is kept there.
  }
}
