import { storeChoice } from '@/features/calendar/choice';
import { eraseDatabases } from '@/features/client-area/store/databases';
import { announceErased } from '@/lib/browser/erase-signal';
import { keepTheme } from '@/lib/browser/theme';
import { eraseSession } from '@/lib/forms/session-store';
import { eraseTicks } from '@/lib/forms/ticks';

export async function eraseAll(): Promise<void> {
  await eraseDatabases();
  announceErased();
  eraseSession();
  keepTheme('system');
  storeChoice([]);
  eraseTicks();
}
