import { erasureCount, onErased } from '@/lib/browser/erase-signal';
import { operationError } from '@/lib/browser/operation-failure';
import { keepTheme } from '@/lib/browser/theme';
import type { AreaName } from '@/lib/browser/visit-marker';
import { keepChoice } from '@/lib/calendar/choice';
import { eraseSession } from '@/lib/forms/session-store';
import { noteStored } from '@/lib/forms/unsaved';
import { eraseWaiting } from '@/lib/forms/waiting-storage';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { storageStatus, type Work } from '@/lib/portal/db/in-use';
import { notePersonalData } from '@/lib/portal/db/persistence';
import type { StoredRows } from '@/lib/portal/db/valid-rows';

/**
 * Access to the database for pages and operations. Its library, the schemas of its rows and the
 * samples are as much script as the rest of a page, so they are fetched on first use (engine.ts).
 */
type Engine = typeof import('@/lib/portal/db/engine');

/** For the question before the page is left. */
const AREA = 'client-area';

let loading: Promise<Engine> | null = null;

/** Loads the engine once; if that fails, the next use tries again. */
function engine(): Promise<Engine> {
  loading ??= import('@/lib/portal/db/engine').catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

export const openStore = async (): Promise<PortalDatabase> => (await engine()).openStore();

/**
 * Runs work on the database. An erase ends work that was begun before it: `erasures` is the count
 * from then.
 */
export const withStore = async <T>(work: Work<T>, erasures = erasureCount()): Promise<T> =>
  (await engine()).withStore(work, erasures);

/** Runs work that changes what is kept. Any failure becomes an `OperationError`. */
export async function change<T>(work: Work<T>, erasures = erasureCount()): Promise<T> {
  try {
    const result = await withStore(work, erasures);
    if (erasures === erasureCount()) {
      const isStored = storageStatus().stored;
      noteStored(AREA, isStored);
      if (isStored) void notePersonalData();
    }
    return result;
  } catch (error) {
    throw operationError(error);
  }
}

/** What is held for the visit alone has been saved as a file. */
export const noteSaved = () => noteStored(AREA, true);

/**
 * Shows the client's own area or the sample area in this tab, and in those that open later. An own
 * area that is not there begins without rows. Neither loses a row by it.
 */
export const showArea = async (name: AreaName): Promise<void> => (await engine()).showArea(name);

/** Reads the area that is not shown; `null` if there is none. */
export const readOtherArea = async <T>(
  work: (stored: StoredRows, db: PortalDatabase) => Promise<T>,
): Promise<T | null> => (await engine()).readOtherArea(work);

/** Erases both databases, what is in memory, and everything that this and other tabs remember. */
export const eraseStore = async (): Promise<void> => (await engine()).eraseStore();

onErased(eraseSession);
onErased(eraseWaiting);
onErased(() => keepTheme('system'));
onErased(() => keepChoice([]));
