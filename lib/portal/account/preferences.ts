import { recordActivity } from '@/lib/portal/db/activity';
import { change } from '@/lib/portal/db/store';
import type { Notifications, Preferences, Privacy } from '@/lib/portal/records/records';

async function save(preferences: Preferences, title: string): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.preferences, db.activity, async () => {
      await db.preferences.put(preferences);
      await recordActivity(db, title, 'Settings', 'completed');
    }),
  );
}

export function saveNotificationPreferences(values: Notifications): Promise<void> {
  return save({ id: 'notifications', values }, 'Notification settings saved');
}

export function savePrivacyPreferences(values: Privacy): Promise<void> {
  return save({ id: 'privacy', values }, 'Privacy settings saved');
}
