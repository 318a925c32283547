'use client';

import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { areaTurns, subscribeToStore } from '@/lib/portal/db/in-use';

/** A page anew whenever the other area is shown, so that nothing of the one stays in the other. */
export function AreaFrame({ children }: { children: ReactNode }) {
  const turns = useSyncExternalStore(subscribeToStore, areaTurns, () => 0);
  useEffect(() => {
    // The control that had the focus is gone.
    if (turns > 0) document.getElementById('content')?.focus();
  }, [turns]);
  return <Fragment key={turns}>{children}</Fragment>;
}
