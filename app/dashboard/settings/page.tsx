import { SettingsPart } from '@/components/layout/settings-part';
import { lockFrameCopy, lockOnCopy } from '@/content/client-area/lock';
import { offer } from '@/content/offline-offer';
import { DangerZone } from '@/features/client-area/backup/danger-zone';
import { PersistenceStatus } from '@/features/client-area/backup/persistence-answer';
import { InboxKeySetting } from '@/features/client-area/firm-inbox/keys/inbox-key';
import { LockSettings } from '@/features/client-area/lock/lock-settings';
import { AreaSettings } from '@/features/client-area/settings/area-settings';
import { SettingsCards } from '@/features/client-area/settings/settings-cards';
import { ThemeSettings } from '@/features/client-area/settings/theme-settings';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { StoreSite } from '@/features/offline/store-site';
import { hasSampleArea } from '@/lib/content/sample-area';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/settings');

export default function SettingsPage() {
  return (
    <SubPage path="/dashboard/settings">
      <SettingsCards />
      {hasSampleArea && <AreaSettings />}
      <ThemeSettings />
      <PersistenceStatus />
      <LockSettings copy={{ ...lockFrameCopy, change: lockOnCopy.change, off: lockOnCopy.off }} />
      <SettingsPart id="offline" heading={offer.heading}>
        <p className="mb-3 max-w-2xl text-soft">{offer.text}</p>
        <StoreSite variant="secondary" size="sm" />
      </SettingsPart>
      <InboxKeySetting />
      <DangerZone />
    </SubPage>
  );
}
