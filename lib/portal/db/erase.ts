import { announceErased } from '@/lib/browser/erase-signal';
import { keepTheme } from '@/lib/browser/theme';
import { keepChoice } from '@/lib/calendar/choice';
import { eraseSession } from '@/lib/forms/session-store';
import { eraseDatabases } from '@/lib/portal/db/databases';

/** Erases both areas, and everything that this and other tabs remember, as on a first visit. */
export async function eraseAll(): Promise<void> {
  await eraseDatabases();
  announceErased();
  eraseSession();
  keepTheme('system');
  keepChoice([]);
}
