'use client';

import { notify } from '@/components/toast/toast';
import { privacyGroups } from '@/content/client-area/settings';
import { savePrivacyPreferences } from '@/features/client-area/settings/preferences';
import { SwitchGroups } from '@/features/client-area/settings/switch-groups';
import { defaultPrivacy } from '@/features/client-area/store/records/default-preferences';
import type { Privacy } from '@/features/client-area/store/records/records';
import { usePortal } from '@/features/client-area/store/use-portal';

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
