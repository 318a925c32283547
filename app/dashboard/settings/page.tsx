import { DangerZone } from '@/components/dashboard/data/danger-zone';
import { PersistenceAnswer } from '@/components/dashboard/data/persistence-answer';
import { DeskKey } from '@/components/dashboard/desk/desk-key';
import { AreaSettings } from '@/components/dashboard/settings/area-settings';
import { SettingsCards } from '@/components/dashboard/settings/settings-cards';
import { ThemeSettings } from '@/components/dashboard/settings/theme-settings';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { hasSampleArea } from '@/lib/content/sample-area';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/settings');

export default function SettingsPage() {
  return (
    <SubPage path="/dashboard/settings">
      <SettingsCards />
      {hasSampleArea && <AreaSettings />}
      <ThemeSettings />
      <PersistenceAnswer />
      <DeskKey />
      <DangerZone />
    </SubPage>
  );
}
