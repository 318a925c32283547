import type { PortalDatabase } from '@/features/client-area/store/database';
import type { Activity } from '@/features/client-area/store/records/records';
import { limits } from '@/lib/limits';

/**
 * The number after the highest or, once that is used, the lowest free one. Dexie's own counter
 * would stop for good after a row with its last number.
 */
export async function findNextActivityId(db: PortalDatabase): Promise<number> {
  const inUse = db.activity.where(':id').between(1, limits.activityId, true, true);
  const [highest = 0] = await inUse.clone().reverse().limit(1).primaryKeys();
  if (highest < limits.activityId) return Math.floor(highest) + 1;
  const keys = new Set(await inUse.primaryKeys());
  let free = 1;
  while (keys.has(free)) free += 1;
  return free;
}

function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** Call it inside the transaction that makes the change. */
export async function recordActivity(
  db: PortalDatabase,
  title: string,
  detail: string,
  status: Activity['status'],
  id?: number,
): Promise<number> {
  return db.activity.add({
    id: id ?? (await findNextActivityId(db)),
    title: shorten(title, limits.activityTitle),
    detail: shorten(detail, limits.activityDetail),
    status,
    at: Date.now(),
  });
}
