'use client';

import { useEffect, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { type Href, Link } from '@/components/ui/link';
import { scenarios } from '@/content/calculators/scenarios';
import type { Scenario } from '@/lib/portal/database/records';

/** Opens a result in its calculator, with the same link as for sharing. */
export function OpenScenario({ scenario }: { scenario: Scenario }) {
  const { run, failure } = useOperation();
  const [href, setHref] = useState<Href | null>(null);
  const { calculator, rules, inputs, name } = scenario;
  const held = JSON.stringify(inputs);

  useEffect(() => {
    void run(async () => {
      const { resultLink } = await import('@/lib/portal/scenarios/link');
      setHref((await resultLink(calculator, { rules, inputs: JSON.parse(held) }, '')) as Href);
    });
  }, [run, calculator, rules, held]);

  if (href === null) return <OperationFailure sentence={failure} />;
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link"
    >
      {scenarios.desk.open}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}
