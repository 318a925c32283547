import { eraseStore } from '@/features/client-area/store/areas/switch';
import { changeArea } from '@/features/client-area/store/store';
import { toOperationError } from '@/lib/browser/operation-failure';

/** The password itself is never stored. */
export async function recordPasswordChange(): Promise<void> {
  await changeArea((db) => db.meta.put({ key: 'passwordChangedAt', value: Date.now() }));
}

export async function eraseEverything(): Promise<void> {
  try {
    await eraseStore();
  } catch (error) {
    throw toOperationError(error);
  }
}
