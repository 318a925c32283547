import type { PortalDatabase } from '@/features/client-area/store/database';
import { ORIGIN_TABLE } from '@/lib/encryption/names';

const ORIGIN_ID = 'origin';

/**
 * The life cycle of a database of the client's own. It is stored inside, never encrypted, and in no
 * file.
 */
export type Origin = {
  id: typeof ORIGIN_ID;
  /** `filling`: a restore writes it, or was broken off. `erased`: an erase has cleared it. */
  state: 'filling' | 'ready' | 'erased';
  /** In milliseconds. */
  begunAt: number;
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

export const findOrigin = (raw: PortalDatabase): Promise<Origin | undefined> =>
  raw.table(ORIGIN_TABLE).get(ORIGIN_ID);

export const putOrigin = (raw: PortalDatabase, origin: Origin): Promise<unknown> =>
  raw.table(ORIGIN_TABLE).put(origin);
