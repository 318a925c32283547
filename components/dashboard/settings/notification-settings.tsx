'use client';

import { SwitchGroups } from '@/components/dashboard/settings/switch-groups';
import { notify } from '@/components/layout/toast';
import { notificationGroups } from '@/content/settings';
import { saveNotificationPreferences } from '@/lib/portal/account/preferences';
import { defaultNotifications } from '@/lib/portal/database/default-preferences';
import type { Notifications } from '@/lib/portal/database/records';
import { usePortal } from '@/lib/portal/hooks/use-portal';

export function NotificationSettings() {
  const saved = usePortal(
    async (kept): Promise<Notifications> => {
      const preferences = await kept.row('preferences', 'notifications');
      return preferences?.id === 'notifications' ? preferences.values : defaultNotifications;
    },
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
