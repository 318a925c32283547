import type { DESK_NAME, DeskDatabase } from '@/lib/portal/desk/desk-database';

// The type ties it to the desk's database without loading that module.
const NAME: typeof DESK_NAME = 'firm-desk';
const TABLES = ['keys', 'requests'] as const satisfies readonly (keyof DeskDatabase)[];

/**
 * Whether this browser is the firm's: it has a key, or had one and filed a request. The check
 * creates nothing.
 */
export async function deskExists(): Promise<boolean> {
  try {
    const { default: Dexie } = await import('dexie');
    if (!(await Dexie.getDatabaseNames()).includes(NAME)) return false;
    const desk = await new Dexie(NAME).open();
    const counts = await Promise.all(TABLES.map((table) => desk.table(table).count()));
    desk.close();
    return counts.some((count) => count > 0);
  } catch {
    // A browser that blocks the check has no desk either.
    return false;
  }
}
