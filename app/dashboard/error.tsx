'use client';

import { lazyComponent } from '@/components/disclosure/lazy-component';
import { useFreshLoad } from '@/components/layout/use-fresh-load';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { isMissingChunk } from '@/lib/browser/missing-chunk';

const words = dashboard.failed;

/** Fetched only when a page has failed; every page of the client area brings this file along. */
const Rescue = lazyComponent(
  () => import('@/features/client-area/shell/rescue').then((part) => part.Rescue),
  null,
);

type Props = { error: unknown; retry: () => void };

/** Shown when a page of the client area fails; the rail or the bar with the other pages remains. */
export default function ClientAreaError({ error, retry }: Props) {
  useFreshLoad(error);
  return (
    <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.375rem]">{words.heading}</h1>
      <p className="lead">{isMissingChunk(error) ? words.incomplete : words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{words.retry}</Button>
        <Rescue />
      </div>
    </div>
  );
}
