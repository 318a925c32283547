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

type Copy = typeof lockFrameCopy & { change: string; off: string };

export function LockSettings({ copy }: { copy: Copy }) {
  const isOn = useSyncExternalStore(subscribeToLock, hasLock, () => false);

  return (
    <SettingsPart id="lock" heading={copy.part}>
      <p className="max-w-2xl text-soft [[data-area=own]_&]:hidden">{copy.sample}</p>
      <div className="hidden [[data-area=own]_&]:block">
        <p className="max-w-2xl text-soft">{isOn ? copy.on : copy.offer}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Opener load={loadChange}>{copy.change}</Opener>
              <Opener load={loadOff}>{copy.off}</Opener>
            </>
          ) : (
            <Opener load={loadSetUp}>{copy.setUp}</Opener>
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
    <DialogButton variant="secondary" size="sm" load={load} dialogProps={{}}>
      {children}
    </DialogButton>
  );
}
