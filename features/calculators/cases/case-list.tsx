'use client';

import { useEffect, useState } from 'react';
import type { CalculatorName } from '@/content/calculators/names';
import { OURS, type WorkedCase } from '@/features/calculators/cases/worked-case';

type Worked = Omit<WorkedCase, 'workOut'> & { answer: string };

function describeOrigin(cases: readonly Worked[]): string {
  const official = cases.filter(({ isOfficial }) => isOfficial).length;
  const hasPublished = cases.some(({ source, isOfficial }) => !isOfficial && source !== OURS);
  const others = hasPublished ? 'We name the source of what others have published; the' : 'The';
  const first =
    official > 0
      ? `The first ${official} are official examples.`
      : 'We know of no official worked example for this one.';
  return `${first} ${others} rest are our own cases, checked by hand, with the working.`;
}

export function CaseList({ calculator }: { calculator: CalculatorName }) {
  const [cases, setCases] = useState<readonly Worked[] | 'failed' | null>(null);
  useEffect(() => {
    void import(`@/features/calculators/cases/${calculator}`)
      .then((part: { cases: readonly WorkedCase[] }) =>
        part.cases.map(({ workOut, ...worked }) => ({ ...worked, answer: workOut() })),
      )
      .then(setCases, () => setCases('failed'));
  }, [calculator]);

  if (cases === 'failed') {
    return <p className="pb-5 text-soft">The cases did not load. Please reload the page.</p>;
  }
  if (cases === null) return null;
  const agreed = cases.filter(({ expected, answer }) => answer === expected).length;
  return (
    <div className="grid gap-5 pb-6">
      <p className="max-w-3xl text-soft">{describeOrigin(cases)}</p>
      <p role="status" className="font-semibold">
        {agreed} of {cases.length} agree, worked out here just now.
      </p>
      <ol className="border-ink border-t">
        {cases.map(({ source, working, description, expected, answer }) => (
          <li
            key={description}
            className="grid gap-x-6 border-rule-strong border-b py-3 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p>
              {description}
              <span className="wrap-anywhere block text-[0.9375rem] text-soft">
                {working ? `${source}: ${working}` : source}
              </span>
            </p>
            <p className="md:text-right">
              <span className="font-semibold">{expected}</span>
              {answer === expected ? (
                <span className="block text-[0.9375rem] text-green">agrees</span>
              ) : (
                <span className="block text-[0.9375rem] text-danger">differs: {answer}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
