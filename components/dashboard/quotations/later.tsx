'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';

function NotLoaded() {
  return (
    <p role="alert" className="text-danger">
      A part of this page did not load. Check your connection and try again.
    </p>
  );
}

/** A part that is fetched when shown: `waiting` until then, or a sentence if that fails. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <RuledLines lines={3} lineClassName="h-16" />,
) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part as ComponentType<object> }),
      () => ({ default: NotLoaded as ComponentType<object> }),
    ),
  );
  return function Later(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
