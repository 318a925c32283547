import { answered, inExisting } from '@/lib/portal/database/existing';
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
    const counts = await inExisting(NAME, (desk) =>
      Promise.all(
        TABLES.map((table) => answered(desk.transaction(table).objectStore(table).count())),
      ),
    );
    return counts?.some((count) => count > 0) ?? false;
  } catch {
    // A browser that blocks the check has no desk either.
    return false;
  }
}
