import { settings } from '@/content/settings';
import { NotificationSettings } from '@/features/client-area/settings/notification-settings';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/notifications');

export default function NotificationsPage() {
  return (
    <SubPage path="/dashboard/notifications">
      <p className="text-soft">{settings.notificationsPreview}</p>
      <NotificationSettings />
    </SubPage>
  );
}
