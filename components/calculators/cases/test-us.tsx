'use client';

import { lazy } from 'react';
import type { Calculator } from '@/components/calculators/cases/case-list';
import { Folded } from '@/components/calculators/folded';

const CaseList = lazy(() =>
  import('@/components/calculators/cases/case-list').then(
    (part) => ({ default: part.CaseList }),
    () => ({ default: () => <p>The cases did not load. Please reload the page.</p> }),
  ),
);

/** The cases that the figures are tested with, folded; nothing of them loads before it is opened. */
export function TestUs({ calculator }: { calculator: Calculator }) {
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
