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

type Words = typeof lockFrameCopy;

/**
 * The locked screen in place of a page. Its heading is in the served HTML: `data-lock` on the root
 * element, set before the first paint, shows it and hides the rest.
 */
export function LockGate({ words, children }: { words: Words; children: ReactNode }) {
  const isShown = useSyncExternalStore(subscribeToLock, isLocked, () => false);
  const isOpen = useSyncExternalStore(subscribeToLock, isUnlocked, () => false);
  // Opened even where the locked screen stands: a lock that was taken off meanwhile goes.
  useOpened();
  const head = <LockedHead words={words} />;
  if (isShown) {
    return <LockedScreen words={words} waiting={head} />;
  }
  return (
    <>
      <div className="hidden [[data-lock=locked]_&]:block">{head}</div>
      <div className="[[data-lock=locked]_&]:hidden">
        <LockBar words={words} />
        {isOpen && <OutsideEntries />}
        {children}
      </div>
    </>
  );
}

function LockedHead({ words }: { words: Words }) {
  return (
    <div className="dashboard-wrap py-10">
      <p className="font-serif font-semibold text-[1.875rem] leading-tight md:text-[2.375rem]">
        {words.heading}
      </p>
      <p className="lead mt-2">{words.text}</p>
    </div>
  );
}

/** On every screen of an area with a lock. */
function LockBar({ words }: { words: Words }) {
  return (
    <div className="hidden border-rule-strong border-b bg-muted print:hidden [[data-lock=open]_&]:block">
      <div className="dashboard-wrap flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-[0.9375rem]">{words.bar}</p>
        <button
          type="button"
          onClick={() => lockNow()}
          className="inline-flex min-h-11 items-center rounded-control font-semibold text-[0.9375rem] text-red hover:underline"
        >
          {words.lockNow}
        </button>
      </div>
    </div>
  );
}
