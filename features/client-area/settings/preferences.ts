import { recordActivity } from '@/features/client-area/store/activity';
import type {
  Notifications,
  Preferences,
  Privacy,
} from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';

async function save(preferences: Preferences, title: string): Promise<void> {
  await changeArea((db) =>
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
