import Dexie from 'dexie';
import type { DESK_NAME, DeskDatabase } from '@/lib/portal/desk/desk-database';

// Typed against the desk's database, whose schemas are not loaded for this.
const NAME: typeof DESK_NAME = 'firm-desk';
const TABLES = ['keys', 'requests'] as const satisfies readonly (keyof DeskDatabase)[];

/**
 * Whether this browser is the firm's: it holds a key, or has held one and filed a request. Looking
 * does not create anything.
 */
export async function deskExists(): Promise<boolean> {
  try {
    if (!(await Dexie.getDatabaseNames()).includes(NAME)) return false;
    const desk = await new Dexie(NAME).open();
    const counts = await Promise.all(TABLES.map((table) => desk.table(table).count()));
    desk.close();
    return counts.some((count) => count > 0);
  } catch {
    // A browser that does not let the site look keeps no desk either.
    return false;
  }
}
