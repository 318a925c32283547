'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import type { ArchiveData } from '@/lib/portal/archive-format';
import { RecordView } from './record-view';
import { RuledLines } from './ruled-lines';

const sections = [
  { key: 'profile', title: 'Profile' },
  { key: 'cart', title: 'Cart' },
  { key: 'quotations', title: 'Quotations' },
  { key: 'documents', title: 'Documents' },
  { key: 'activity', title: 'Activity' },
  { key: 'preferences', title: 'Settings' },
  { key: 'meta', title: 'Dates' },
] as const satisfies readonly { key: keyof ArchiveData; title: string }[];

/** Shows everything that the file of Download My Data would hold. */
export function ViewMyData() {
  const [data, setData] = useState<ArchiveData | null>(null);

  const load = async (open: boolean) => {
    if (!open) return setData(null);
    const { collectEverything } = await import('@/lib/portal/export');
    setData((await collectEverything()).data);
  };

  return (
    <Dialog onOpenChange={(open) => void load(open)}>
      <DialogTrigger asChild>
        <Button variant="quiet">{settings.privacy.view}</Button>
      </DialogTrigger>
      <DialogContent className="max-w-3xl">
        <DialogTitle>My data</DialogTitle>
        <DialogDescription>
          Everything that this browser keeps for the client area.
        </DialogDescription>
        {/* Keys scroll it, so it takes the focus. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keys
          tabIndex={0}
          aria-label="All data"
          className="h-[55dvh] overflow-y-auto border-rule border-y py-3"
        >
          {!data && <RuledLines lines={6} lineClassName="h-10" />}
          {data &&
            sections.map(({ key, title }) => (
              <RecordView key={key} title={title} records={data[key]} />
            ))}
        </section>
        <div>
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
