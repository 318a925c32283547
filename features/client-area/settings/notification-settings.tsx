'use client';

import { notify } from '@/components/toast/toast';
import { notificationGroups } from '@/content/client-area/settings';
import { saveNotificationPreferences } from '@/features/client-area/settings/preferences';
import { SwitchGroups } from '@/features/client-area/settings/switch-groups';
import { defaultNotifications } from '@/features/client-area/store/records/default-preferences';
import type { Notifications } from '@/features/client-area/store/records/records';
import { usePortal } from '@/features/client-area/store/use-portal';

export function NotificationSettings() {
  const saved = usePortal(
    async (stored): Promise<Notifications> => {
      const preferences = await stored.row('preferences', 'notifications');
      return preferences?.id === 'notifications' ? preferences.values : defaultNotifications;
    },
    [],
    () => defaultNotifications,
  );

  return (
    <SwitchGroups
      label="Notification settings"
      draftKey="notifications-draft"
      groups={notificationGroups}
      saved={saved}
      defaults={defaultNotifications}
      submitLabel="Save Notification Settings"
      onSave={async (values) => {
        await saveNotificationPreferences(values);
        void notify('Notification settings saved');
      }}
    />
  );
}
