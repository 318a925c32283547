'use client';

import { Folded } from '@/components/ui/folded';
import { lazyComponent } from '@/components/ui/lazy-component';
import { dashboard } from '@/content/dashboard';
import { money } from '@/content/words/money';

/** Fetched when its fold is opened. */
const Statement = lazyComponent(() =>
  import('@/components/portal/money/statement').then((part) => part.Statement),
);

/** The statement by financial year, folded. */
export const StatementFold = () => (
  <Folded id="statement" summary={money.statement} noScript={dashboard.noScript}>
    <Statement />
  </Folded>
);
