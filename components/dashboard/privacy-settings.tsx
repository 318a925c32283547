'use client';

import { notify } from '@/components/ui/toast';
import { defaultPrivacy } from '@/content/samples/preferences';
import { privacyGroups } from '@/content/settings';
import { savePrivacyPreferences } from '@/lib/portal/preferences';
import type { Privacy } from '@/lib/portal/records';
import { usePortal } from '@/lib/portal/use-portal';
import { SwitchGroups } from './switch-groups';

export function PrivacySettings() {
  const saved = usePortal(async (kept): Promise<Privacy> => {
    const preferences = await kept.row('preferences', 'privacy');
    return preferences?.id === 'privacy' ? preferences.values : defaultPrivacy;
  });

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
