'use client';

import { SwitchGroups } from '@/components/portal/settings/switch-groups';
import { notify } from '@/components/ui/toast';
import { notificationGroups } from '@/content/settings';
import { saveNotificationPreferences } from '@/lib/portal/account/preferences';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { defaultNotifications } from '@/lib/portal/records/default-preferences';
import type { Notifications } from '@/lib/portal/records/records';

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
