'use client';

import { SwitchGroups } from '@/components/portal/settings/switch-groups';
import { notify } from '@/components/ui/toast';
import { privacyGroups } from '@/content/settings';
import { savePrivacyPreferences } from '@/lib/portal/account/preferences';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { defaultPrivacy } from '@/lib/portal/records/default-preferences';
import type { Privacy } from '@/lib/portal/records/records';

export function PrivacySettings() {
  const saved = usePortal(
    async (stored): Promise<Privacy> => {
      const preferences = await stored.row('preferences', 'privacy');
      return preferences?.id === 'privacy' ? preferences.values : defaultPrivacy;
    },
    [],
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
