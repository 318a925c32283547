import { addToCart } from '@/features/client-area/cart/cart';
import { emptyProfile, saveProfile } from '@/features/client-area/profile/profile';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { offeredSampleActivity } from '@/lib/content/sample-rows';
import { limits } from '@/lib/limits';
import { freshArea } from '@/lib/test-support/fresh-area';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

test('saving works even if an entry of activity has the highest possible number', async () => {
  const entry = { title: '', detail: '', status: 'new', at: 0 } as const;
  await addToCart('itr-1');
  await db.activity.put({ ...entry, id: limits.activityId });
  await saveProfile({ ...emptyProfile, fullName: 'Asha Rao' });
  const valid = await createStoredRows(db).rows('activity');
  const saved = Array.from({ length: offeredSampleActivity.length + 2 }, (_, index) => index + 1);
  expect(valid.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...saved, limits.activityId]);
});
