'use client';

import { SwitchGroups } from '@/components/dashboard/settings/switch-groups';
import { notify } from '@/components/layout/toast';
import { privacyGroups } from '@/content/settings';
import { savePrivacyPreferences } from '@/lib/portal/account/preferences';
import { defaultPrivacy } from '@/lib/portal/database/default-preferences';
import type { Privacy } from '@/lib/portal/database/records';
import { usePortal } from '@/lib/portal/hooks/use-portal';

export function PrivacySettings() {
  const saved = usePortal(
    async (kept): Promise<Privacy> => {
      const preferences = await kept.row('preferences', 'privacy');
      return preferences?.id === 'privacy' ? preferences.values : defaultPrivacy;
    },
    () => defaultPrivacy,
  );

  return (
    <SwitchGroups
      label="Privacy settings"
      draftKey="privacy-draft"
      groups={privacyGroups}
      saved={saved}
      defaults={defaultPrivacy}
      submitLabel="Save Privacy Settings"
      onSave={async (values) => {
        await savePrivacyPreferences(values);
        void notify('Privacy settings saved');
      }}
    />
  );
}
