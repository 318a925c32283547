'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import type { lockFrameCopy } from '@/content/client-area/lock';
import {
  hasLock,
  isLocked,
  lockNow,
  subscribeToLock,
} from '@/features/client-area/store/lock-state';
import { useOpened } from '@/features/client-area/store/use-opened';

const LockedScreen = createLazyComponent(() =>
  import('@/features/client-area/lock/locked-screen').then((part) => part.LockedScreen),
);

const OutsideEntries = createLazyComponent(
  () => import('@/features/client-area/lock/outside-entries').then((part) => part.OutsideEntries),
  null,
);

const isUnlocked = () => hasLock() && !isLocked();

type Copy = typeof lockFrameCopy;

/**
 * The locked screen instead of a page. Its heading is in the served HTML: `data-lock` on the root
 * element, set before the first paint, shows it and hides the rest.
 */
export function LockGate({ copy, children }: { copy: Copy; children: ReactNode }) {
  const isShown = useSyncExternalStore(subscribeToLock, isLocked, () => false);
  const isOpen = useSyncExternalStore(subscribeToLock, isUnlocked, () => false);
  // Opens the database even on the locked screen, since another tab may have taken the lock off.
  useOpened();
  const head = <LockedHead copy={copy} />;
  if (isShown) {
    return <LockedScreen copy={copy} waiting={head} />;
  }
  return (
    <>
      <div className="hidden [[data-lock=locked]_&]:block">{head}</div>
      <div className="[[data-lock=locked]_&]:hidden">
        <LockBar copy={copy} />
        {isOpen && <OutsideEntries />}
        {children}
      </div>
    </>
  );
}

function LockedHead({ copy }: { copy: Copy }) {
  return (
    <div className="dashboard-wrap py-10">
      <p className="font-serif font-semibold text-[1.875rem] leading-tight md:text-[2.375rem]">
        {copy.heading}
      </p>
      <p className="lead mt-2">{copy.text}</p>
    </div>
  );
}

function LockBar({ copy }: { copy: Copy }) {
  return (
    <div className="hidden border-rule-strong border-b bg-muted print:hidden [[data-lock=open]_&]:block">
      <div className="dashboard-wrap flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-[0.9375rem]">{copy.bar}</p>
        <button
          type="button"
          onClick={() => lockNow()}
          className="inline-flex min-h-11 items-center rounded-control font-semibold text-[0.9375rem] text-red hover:underline"
        >
          {copy.lockNow}
        </button>
      </div>
    </div>
  );
}
