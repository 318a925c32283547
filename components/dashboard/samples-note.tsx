'use client';

import { dashboard } from '@/content/dashboard';
import { usePortal } from '@/lib/portal/use-portal';

/** Says that all there is are samples, until something of the client's own has happened. */
export function SamplesNote() {
  const areSamples = usePortal(async (kept) => {
    const opened = await kept.row('meta', 'openedAt');
    const [latest] = await kept.latestActivity(1);
    return opened !== undefined && latest !== undefined && latest.at <= opened.value;
  });

  return areSamples ? <p className="mt-4 text-[0.9375rem] text-soft">{dashboard.samples}</p> : null;
}
