'use client';

import { ActionButton } from '@/components/actions/action-button';
import { SettingsPart } from '@/components/layout/settings-part';
import { dashboard } from '@/content/dashboard';
import { OwnAreaButton } from '@/features/client-area/areas/own-area-button';
import { showArea } from '@/features/client-area/areas/switch';

const words = dashboard.areas;
const textClasses = 'min-h-13 max-w-2xl text-soft sm:min-h-0';
const actionClasses = 'mt-3 flex min-h-11 flex-wrap gap-3';

/**
 * Which area is shown, and the way to the other one. Both are in the served HTML, and `data-area` on
 * the root element, set before the first paint, chooses.
 */
export function AreaSettings() {
  return (
    <SettingsPart id="areas" heading={words.heading}>
      <div className="[[data-area=own]_&]:hidden">
        <p className={textClasses}>{words.sampleText}</p>
        <div className={actionClasses}>
          <OwnAreaButton />
        </div>
      </div>
      <div className="hidden [[data-area=own]_&]:block">
        <p className={textClasses}>{words.ownText}</p>
        <div className={actionClasses}>
          <ActionButton variant="secondary" size="sm" action={() => showArea('sample')}>
            {words.show}
          </ActionButton>
        </div>
      </div>
    </SettingsPart>
  );
}
