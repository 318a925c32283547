'use client';

import { Disclosure } from '@/components/disclosure/disclosure';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import type { CalculatorName } from '@/content/calculators/names';

const CaseList = createLazyComponent(() =>
  import('@/features/calculators/cases/case-list').then((part) => part.CaseList),
);

export function TestUs({ calculator }: { calculator: CalculatorName }) {
  return (
    <Disclosure summary="Worked examples" noScript="The cases are listed and run with JavaScript.">
      <CaseList calculator={calculator} />
    </Disclosure>
  );
}
