'use client';

import { SettingsPart } from '@/components/dashboard/settings/settings-part';
import { ActionButton } from '@/components/dashboard/shell/action-button';
import { OwnAreaButton } from '@/components/dashboard/shell/own-area-button';
import { useShownArea } from '@/components/dashboard/shell/use-shown-area';
import { dashboard } from '@/content/dashboard';
import { showArea } from '@/lib/portal/database/store';

const words = dashboard.areas;

/** Which area is shown, and the way to the other one. */
export function AreaSettings() {
  const isOwn = useShownArea() === 'own';

  return (
    <SettingsPart id="areas" heading={words.heading}>
      <p className="min-h-13 max-w-2xl text-soft sm:min-h-0">
        {isOwn ? words.ownText : words.sampleText}
      </p>
      <div className="mt-3 flex min-h-11 flex-wrap gap-3">
        {isOwn ? (
          <ActionButton variant="outline" size="small" action={() => showArea('sample')}>
            {words.show}
          </ActionButton>
        ) : (
          <OwnAreaButton />
        )}
      </div>
    </SettingsPart>
  );
}
