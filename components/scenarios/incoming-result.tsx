'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import type { OpenedProps } from '@/components/scenarios/opened-result';
import { isResultLink } from '@/lib/browser/marks';
import type { Calculator } from '@/lib/calculators/calculator';

/**
 * Fetched only if there is a link to a result. If that fails, the form says that a part is missing,
 * and the link remains in the address for a reload.
 */
const OpenedResult = lazy<ComponentType<OpenedProps>>(() =>
  import('@/components/scenarios/opened-result').then(
    (part) => ({ default: part.OpenedResult }),
    () => ({ default: () => null }),
  ),
);

type Props = { calculator: Calculator };

/** Opens the result in a link to this page; nothing if there is none. */
export function IncomingResult({ calculator }: Props) {
  const { incoming, onRead } = useIncomingFragment(isResultLink);

  if (!incoming) return null;
  const { fragment, turn } = incoming;
  return (
    <Suspense fallback={null}>
      <OpenedResult key={turn} {...{ calculator, fragment, onRead }} />
    </Suspense>
  );
}
