'use client';

import { EraseEverything } from '@/components/portal/data/erase-everything';
import { SaveMyData } from '@/components/portal/data/save-my-data';
import { dashboard } from '@/content/dashboard';
import { settings } from '@/content/settings';

/** What to do when a page cannot be shown: save the data, or start afresh. */
export function Rescue() {
  return (
    <div className="flex flex-wrap gap-3">
      <SaveMyData variant="outline">{dashboard.failed.save}</SaveMyData>
      <EraseEverything label={settings.erase.confirm} />
    </div>
  );
}
