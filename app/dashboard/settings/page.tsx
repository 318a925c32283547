import { DangerZone } from '@/components/dashboard/data/danger-zone';
import { PersistenceAnswer } from '@/components/dashboard/data/persistence-answer';
import { DeskKey } from '@/components/dashboard/desk/desk-key';
import { LockSettings } from '@/components/dashboard/lock/lock-settings';
import { AreaSettings } from '@/components/dashboard/settings/area-settings';
import { SettingsCards } from '@/components/dashboard/settings/settings-cards';
import { SettingsPart } from '@/components/dashboard/settings/settings-part';
import { ThemeSettings } from '@/components/dashboard/settings/theme-settings';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { KeepSite } from '@/components/offline/keep-site';
import { offer } from '@/content/offline';
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
      <DeskKey />
      <DangerZone />
    </SubPage>
  );
}
