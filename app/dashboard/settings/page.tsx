import { DangerZone } from '@/components/dashboard/data/danger-zone';
import { PersistenceAnswer } from '@/components/dashboard/data/persistence-answer';
import { DeskKey } from '@/components/dashboard/desk/desk-key';
import { SettingsCards } from '@/components/dashboard/settings/settings-cards';
import { ThemeSettings } from '@/components/dashboard/settings/theme-settings';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/settings');

export default function SettingsPage() {
  return (
    <SubPage path="/dashboard/settings">
      <SettingsCards />
      <ThemeSettings />
      <PersistenceAnswer />
      <DeskKey />
      <DangerZone />
    </SubPage>
  );
}
