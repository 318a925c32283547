import { settingsCopy } from '@/content/client-area/settings';
import { NotificationSettings } from '@/features/client-area/settings/notification-settings';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/notifications');

export default function NotificationsPage() {
  return (
    <SubPage path="/dashboard/notifications">
      <p className="text-soft">{settingsCopy.notificationsPreview}</p>
      <NotificationSettings />
    </SubPage>
  );
}
