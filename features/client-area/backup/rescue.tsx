'use client';

import { eraseCopy } from '@/content/client-area/backup';
import { failedPageCopy } from '@/content/client-area/shell';
import { EraseEverything } from '@/features/client-area/backup/erase-everything';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';

export function Rescue() {
  return (
    <div className="flex flex-wrap gap-3">
      <SaveMyData variant="secondary">{failedPageCopy.save}</SaveMyData>
      <EraseEverything label={eraseCopy.confirm} />
    </div>
  );
}
