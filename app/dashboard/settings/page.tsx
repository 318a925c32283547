import { KeepSite } from '@/components/offline/keep-site';
import { DangerZone } from '@/components/portal/data/danger-zone';
import { PersistenceAnswer } from '@/components/portal/data/persistence-answer';
import { InboxKey } from '@/components/portal/firm/inbox-key';
import { LockSettings } from '@/components/portal/lock/lock-settings';
import { AreaSettings } from '@/components/portal/settings/area-settings';
import { SettingsCards } from '@/components/portal/settings/settings-cards';
import { SettingsPart } from '@/components/portal/settings/settings-part';
import { ThemeSettings } from '@/components/portal/settings/theme-settings';
import { SubPage } from '@/components/portal/shell/sub-page';
import { offer } from '@/content/offline-offer';
import { lock, lockFrame } from '@/content/words/lock';
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
      <LockSettings words={{ ...lockFrame, change: lock.on.change, off: lock.on.off }} />
      <SettingsPart id="offline" heading={offer.heading}>
        <p className="mb-3 max-w-2xl text-soft">{offer.text}</p>
        <KeepSite variant="outline" size="small" />
      </SettingsPart>
      <InboxKey />
      <DangerZone />
    </SubPage>
  );
}
