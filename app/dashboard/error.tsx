'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useFreshLoad } from '@/components/layout/use-fresh-load';
import { Button } from '@/components/ui/button';
import { failedPageCopy as copy } from '@/content/client-area/shell';
import { isMissingChunk } from '@/lib/browser/missing-chunk';

/** Fetched only after a failure, since every page of the client area loads this file. */
const Rescue = createLazyComponent(
  () => import('@/features/client-area/backup/rescue').then((part) => part.Rescue),
  null,
);

type Props = { error: unknown; retry: () => void };

export default function ClientAreaError({ error, retry }: Props) {
  useFreshLoad(error);
  return (
    <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.375rem]">{copy.heading}</h1>
      <p className="lead">{isMissingChunk(error) ? copy.incomplete : copy.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{copy.retry}</Button>
        <Rescue />
      </div>
    </div>
  );
}
