import type { PortalDatabase } from '@/lib/portal/database';
import type { Activity } from '@/lib/portal/records';

/** Adds a line to the recent activity; called inside the transaction of what happened. */
export function recordActivity(
  db: PortalDatabase,
  title: string,
  detail: string,
  status: Activity['status'],
): Promise<number> {
  return db.activity.add({ title, detail, status, at: Date.now() });
}
