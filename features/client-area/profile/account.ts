import { eraseStore } from '@/features/client-area/areas/switch';
import { changeArea } from '@/features/client-area/store/store';
import { toOperationError } from '@/lib/browser/operation-failure';

/** Notes when the password was changed. The password itself is never kept. */
export async function recordPasswordChange(): Promise<void> {
  await changeArea((db) => db.meta.put({ key: 'passwordChangedAt', value: Date.now() }));
}

/**
 * Erases everything: the database itself, what every tab remembers, and the marker of earlier
 * visits. The browser is then as on a first visit, with the sample area.
 */
export async function eraseEverything(): Promise<void> {
  try {
    await eraseStore();
  } catch (error) {
    throw toOperationError(error);
  }
}
