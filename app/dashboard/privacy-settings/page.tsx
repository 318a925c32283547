import { DataManagement } from '@/components/dashboard/data/data-management';
import { PrivacySettings } from '@/components/dashboard/settings/privacy-settings';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/privacy-settings');

export default function PrivacySettingsPage() {
  return (
    <SubPage path="/dashboard/privacy-settings">
      <PrivacySettings />
      <DataManagement />
    </SubPage>
  );
}
