'use client';

import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { DialogButton } from '@/components/actions/dialog-button';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { SettingsPart } from '@/components/layout/settings-part';
import type { lockFrameCopy } from '@/content/client-area/lock';
import { hasLock, subscribeToLock } from '@/features/client-area/store/lock-state';

const LockTime = createLazyComponent(() =>
  import('@/features/client-area/lock/lock-time').then((module) => module.LockTime),
);
const loadSetUp = () =>
  import('@/features/client-area/lock/set-up-dialog').then((module) => module.SetUpDialog);
const loadChange = () =>
  import('@/features/client-area/lock/change-dialog').then((module) => module.ChangeDialog);
const loadOff = () =>
  import('@/features/client-area/lock/off-dialog').then((module) => module.OffDialog);

type Words = typeof lockFrameCopy & { change: string; off: string };

/** A lock for an area of the client's own: setting it up, changing it, and taking it off. */
export function LockSettings({ words }: { words: Words }) {
  const isOn = useSyncExternalStore(subscribeToLock, hasLock, () => false);

  return (
    <SettingsPart id="lock" heading={words.part}>
      <p className="max-w-2xl text-soft [[data-area=own]_&]:hidden">{words.sample}</p>
      <div className="hidden [[data-area=own]_&]:block">
        <p className="max-w-2xl text-soft">{isOn ? words.on : words.offer}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Opener load={loadChange}>{words.change}</Opener>
              <Opener load={loadOff}>{words.off}</Opener>
            </>
          ) : (
            <Opener load={loadSetUp}>{words.setUp}</Opener>
          )}
        </div>
        {isOn && <LockTime waiting={<div className="mt-4 min-h-28" />} />}
      </div>
    </SettingsPart>
  );
}

type Load = ComponentProps<typeof DialogButton<object>>['load'];

function Opener({ load, children }: { load: Load; children: ReactNode }) {
  return (
    <DialogButton variant="secondary" size="sm" load={load} given={{}}>
      {children}
    </DialogButton>
  );
}
