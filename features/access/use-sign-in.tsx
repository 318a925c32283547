'use client';

import { type ReactNode, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { areasCopy } from '@/content/client-area/areas';
import { FocusedAlert } from '@/features/access/focused-alert';
import { hasOwnArea, writeAreaPointer } from '@/lib/browser/area-pointer';
import { reloadPage } from '@/lib/browser/reload-page';
import { hasSampleArea } from '@/lib/content/sample-area';

export function openOwnArea(): void {
  writeAreaPointer({ shown: 'own' });
  reloadPage('/dashboard');
}

async function startOwnArea(): Promise<void> {
  const { ensureOwn } = await import('@/features/client-area/store/own-databases');
  await ensureOwn();
  reloadPage('/dashboard');
}

/** Signs in to the own area of this browser. Where there is none, `question` asks what to open. */
export function useSignIn(): { signIn: () => Promise<unknown>; question: ReactNode } {
  const { press, failure } = useOperation();
  const [isAsked, setIsAsked] = useState(false);

  const signIn = async () => {
    if (hasOwnArea()) openOwnArea();
    else if (hasSampleArea) setIsAsked(true);
    else await press(startOwnArea);
  };
  return {
    signIn,
    question: (
      <>
        {isAsked && <NoAreaHere onStart={() => void press(startOwnArea)} />}
        <OperationFailure sentence={failure} />
      </>
    ),
  };
}

function NoAreaHere({ onStart }: { onStart: () => void }) {
  return (
    <FocusedAlert text={access.login.noneHere}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="sm" onClick={onStart}>
          {areasCopy.start}
        </Button>
        <Link href="/dashboard" className="inline-flex min-h-11 items-center text-link">
          {access.login.sample}
        </Link>
      </div>
    </FocusedAlert>
  );
}
