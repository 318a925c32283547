import { NotificationSettings } from '@/components/portal/settings/notification-settings';
import { SubPage } from '@/components/portal/shell/sub-page';
import { settings } from '@/content/settings';
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
