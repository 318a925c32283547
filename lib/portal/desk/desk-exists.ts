import Dexie from 'dexie';
import type { DESK_NAME } from '@/lib/portal/desk/desk-database';

// Typed against the desk's database, which is not loaded for this.
const NAME: typeof DESK_NAME = 'firm-desk';

/** Whether this browser was ever set up as the firm's; looking does not create anything. */
export async function deskExists(): Promise<boolean> {
  try {
    return (await Dexie.getDatabaseNames()).includes(NAME);
  } catch {
    // A browser that does not let the site look keeps no desk either.
    return false;
  }
}
