import { DangerZone } from '@/components/dashboard/danger-zone';
import { PersistenceAnswer } from '@/components/dashboard/persistence-answer';
import { SettingsCards } from '@/components/dashboard/settings-cards';
import { SubPage } from '@/components/dashboard/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/settings');

export default function SettingsPage() {
  return (
    <SubPage path="/dashboard/settings">
      <SettingsCards />
      <PersistenceAnswer />
      <DangerZone />
    </SubPage>
  );
}
