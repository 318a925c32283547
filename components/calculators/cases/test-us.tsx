'use client';

import { lazy } from 'react';
import { Folded } from '@/components/ui/folded';
import type { CalculatorName } from '@/content/calculators/names';

const CaseList = lazy(() =>
  import('@/components/calculators/cases/case-list').then(
    (part) => ({ default: part.CaseList }),
    () => ({ default: () => <p>The cases did not load. Please reload the page.</p> }),
  ),
);

/** The cases by which the figures are tested, folded and loaded only when opened. */
export function TestUs({ calculator }: { calculator: CalculatorName }) {
  return (
    <Folded
      summary="Test us: the cases our figures are tested with"
      waiting="Fetching the cases."
      noScript="The cases are listed and run with JavaScript."
    >
      <CaseList calculator={calculator} />
    </Folded>
  );
}
