import type { PortalDatabase } from '@/features/client-area/store/database';
import { ORIGIN_TABLE } from '@/lib/encryption/names';

/** The key of the table's one row. */
const ORIGIN_ID = 'origin';

/** Where a database of the client's own stands, in itself: no lock covers it and no file has it. */
export type Origin = {
  id: typeof ORIGIN_ID;
  /** A restore is filling it, or was broken off; it is an area; or an erase has cleared it. */
  state: 'filling' | 'ready' | 'erased';
  /** In milliseconds. */
  begunAt: number;
  /** The names of the databases whose place it takes. */
  replaces: string[];
  /** When a page first showed it, in milliseconds; `null` before. */
  shownAt: number | null;
};

export const createOrigin = (state: Origin['state'], replaces: string[] = []): Origin => ({
  id: ORIGIN_ID,
  state,
  begunAt: Date.now(),
  replaces,
  shownAt: null,
});

/** `undefined` where the browser has cleared it with the rest. */
export const findOrigin = (raw: PortalDatabase): Promise<Origin | undefined> =>
  raw.table(ORIGIN_TABLE).get(ORIGIN_ID);

export const putOrigin = (raw: PortalDatabase, origin: Origin): Promise<unknown> =>
  raw.table(ORIGIN_TABLE).put(origin);
