'use client';

import { settings } from '@/content/settings';
import { EraseEverything } from './erase-everything';
import { RestoreData } from './restore-data';
import { SaveMyData } from './save-my-data';
import { ViewMyData } from './view-my-data';

const words = settings.privacy;

/** The client's data to see, to take along, to bring back and to erase. */
export function DataManagement() {
  return (
    <section aria-labelledby="data-management" className="max-w-2xl">
      <h2 id="data-management" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {words.data}
      </h2>
      <p className="mt-3 text-soft">{words.dataText}</p>
      <div className="mt-5 grid columns-two gap-3 [--column:14rem]">
        <ViewMyData />
        <SaveMyData variant="quiet">{words.download}</SaveMyData>
        <RestoreData />
        <EraseEverything label={words.erase} />
      </div>
    </section>
  );
}
