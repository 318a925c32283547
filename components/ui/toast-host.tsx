'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from './toast';

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

/** Stands once in the root layout and brings in the toaster when the first notice is due. */
export function ToastHost() {
  const wanted = useSyncExternalStore(
    toastDemand.subscribe,
    toastDemand.isWanted,
    toastDemand.isWantedOnServer,
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster onReady={toastDemand.markReady} />
    </Suspense>
  );
}
