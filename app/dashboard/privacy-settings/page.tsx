import { settingsCopy } from '@/content/client-area/settings';
import { DataManagement } from '@/features/client-area/backup/data-management';
import { PrivacySettings } from '@/features/client-area/settings/privacy-settings';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/privacy-settings');

export default function PrivacySettingsPage() {
  return (
    <SubPage path="/dashboard/privacy-settings">
      <p className="text-soft">{settingsCopy.privacyPreview}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PrivacySettings />
        <DataManagement />
      </div>
    </SubPage>
  );
}
