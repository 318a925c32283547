'use client';

import { EraseEverything } from '@/components/dashboard/data/erase-everything';
import { RestoreData } from '@/components/dashboard/data/restore-data';
import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { ViewMyData } from '@/components/dashboard/data/view-my-data';
import { settings } from '@/content/settings';

const words = settings.privacy;

/** View, download, restore or erase the client's data. */
export function DataManagement() {
  return (
    <section aria-labelledby="data-management" className="min-w-0">
      <h2 id="data-management" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {words.data}
      </h2>
      <p className="mt-3 text-soft">{words.dataText}</p>
      <div className="mt-5 grid columns-two items-start gap-3 [--column:14rem]">
        <ViewMyData />
        <SaveMyData variant="quiet">{words.download}</SaveMyData>
        <RestoreData />
        <EraseEverything label={words.erase} />
      </div>
    </section>
  );
}
