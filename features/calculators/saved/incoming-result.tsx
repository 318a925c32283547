'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import { isResultLink } from '@/lib/browser/marks';
import type { Calculator } from '@/lib/forms/calculator';
import type { Entries } from '@/lib/forms/input-fields';

const OpenedResult = createLazyComponent(
  () => import('@/features/calculators/saved/opened-result').then((part) => part.OpenedResult),
  null,
);

type Props = { calculator: Calculator; onLawChoices: (choices: Entries) => void };

export function IncomingResult({ calculator, onLawChoices }: Props) {
  const { incoming, onRead } = useIncomingFragment(isResultLink);

  if (!incoming) return null;
  const { fragment, turn } = incoming;
  return <OpenedResult key={turn} {...{ calculator, fragment, onRead, onLawChoices }} />;
}
