'use client';

import { Folded } from '@/components/ui/folded';
import { lazyComponent } from '@/components/ui/lazy-component';
import { dashboard } from '@/content/dashboard';
import { updates } from '@/content/words/updates';

/** Fetched when its fold is opened. */
const Year = lazyComponent(() =>
  import('@/components/portal/updates/year').then((part) => part.Year),
);

/** What each financial year brought, folded. */
export const YearFold = () => (
  <Folded id="years" summary={updates.years} noScript={dashboard.noScript}>
    <Year />
  </Folded>
);
