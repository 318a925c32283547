'use client';

import { ActionButton } from '@/components/actions/action-button';
import { SettingsPart } from '@/components/layout/settings-part';
import { areasCopy as copy } from '@/content/client-area/areas';
import { OwnAreaButton } from '@/features/client-area/store/areas/own-area-button';
import { showArea } from '@/features/client-area/store/areas/switch';

const textClasses = 'min-h-13 max-w-2xl text-soft sm:min-h-0';
const actionClasses = 'mt-3 flex min-h-11 flex-wrap gap-3';

/** Both texts are in the served HTML; `data-area`, set before the first paint, shows one. */
export function AreaSettings() {
  return (
    <SettingsPart id="areas" heading={copy.heading}>
      <div className="[[data-area=own]_&]:hidden">
        <p className={textClasses}>{copy.sampleText}</p>
        <div className={actionClasses}>
          <OwnAreaButton />
        </div>
      </div>
      <div className="hidden [[data-area=own]_&]:block">
        <p className={textClasses}>{copy.ownText}</p>
        <div className={actionClasses}>
          <ActionButton variant="secondary" size="sm" action={() => showArea('sample')}>
            {copy.show}
          </ActionButton>
        </div>
      </div>
    </SettingsPart>
  );
}
