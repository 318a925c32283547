'use client';

import { dashboard } from '@/content/dashboard';
import { settings } from '@/content/settings';
import { EraseEverything } from './erase-everything';
import { SaveMyData } from './save-my-data';

/** What is left to do when a page cannot be shown: take the data along, or start anew. */
export function Rescue() {
  return (
    <div className="flex flex-wrap gap-3">
      <SaveMyData variant="outline">{dashboard.failed.save}</SaveMyData>
      <EraseEverything label={settings.erase.confirm} />
    </div>
  );
}
