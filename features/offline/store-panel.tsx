'use client';

import { useEffect, useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import { offline as copy } from '@/content/offline';
import { Device } from '@/features/offline/device';
import { announceBuilds } from '@/features/offline/new-build';
import { fetchSiteSize, isSiteStored, removeSite, storeSite } from '@/features/offline/stored-site';
import { formatBytes } from '@/lib/format';

const MEGABYTE = 2 ** 20;

type State = { at: 'reading' | 'storing' | 'stored' | 'removed' } | { at: 'asked'; size: string };

const formatMegabytes = (bytes: number) => formatBytes(Math.round(bytes / MEGABYTE) * MEGABYTE);

export function StorePanel({ isPressed }: { isPressed: boolean }) {
  const [state, setState] = useState<State>({ at: 'reading' });
  const { run, press, failure } = useOperation();
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    void run(async () => {
      if (await isSiteStored()) setState({ at: 'stored' });
      else setState({ at: 'asked', size: formatMegabytes(await fetchSiteSize()) });
      if (isPressed) line.current?.focus();
    });
  }, [run, isPressed]);

  const store = () =>
    press(async () => {
      setState({ at: 'storing' });
      try {
        await storeSite();
        setState({ at: 'stored' });
        announceBuilds();
      } catch (error) {
        setState(state);
        throw error;
      }
    });
  const remove = () =>
    press(async () => {
      await removeSite();
      setState({ at: 'removed' });
    });

  return (
    <div className="grid max-w-2xl justify-items-start gap-3">
      <p ref={line} tabIndex={-1} role="status" className="outline-none empty:hidden">
        {state.at === 'asked' && copy.size.replace('{size}', state.size)}
        {state.at !== 'asked' && state.at !== 'reading' && copy[state.at]}
      </p>
      {state.at === 'asked' && (
        <Button size="sm" onClick={store}>
          {copy.confirm}
        </Button>
      )}
      {state.at === 'stored' && (
        <Button size="sm" variant="outline" onClick={remove}>
          <span>
            {copy.remove} <Device />
          </span>
        </Button>
      )}
      <OperationFailure sentence={failure} />
    </div>
  );
}
