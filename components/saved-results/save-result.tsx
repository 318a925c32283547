'use client';

import { useState } from 'react';
import { NameForm } from '@/components/saved-results/name-form';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { calculatorLabels } from '@/content/calculators/names';
import { savedResults } from '@/content/calculators/saved-results';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Entries } from '@/lib/calculators/fields';
import { limits } from '@/lib/portal/limits';
import { inputsIn } from '@/lib/portal/saved-results/check-inputs';
import { inputLines } from '@/lib/portal/saved-results/inputs';
import { inputsInBrief } from '@/lib/portal/saved-results/lines';
import { workedLines } from '@/lib/portal/saved-results/work-out';

const words = savedResults.save;

export type WorkedOut = {
  calculator: Calculator;
  /** The entries behind the result. */
  entries: Entries;
};

/** The sentence that replaces the form takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** `Income tax, ₹12,00,000, Below 60, Old regime`: what tells it from others. */
function suggestedName({ calculator, entries }: WorkedOut): string {
  const { name, fields } = calculator;
  const inputs = inputsIn(fields, entries);
  const given = inputs ? inputsInBrief(inputLines(fields, inputs)) : [];
  return [calculatorLabels[name], ...given].join(', ').slice(0, limits.resultName);
}

async function save(name: string, { calculator, entries }: WorkedOut) {
  const inputs = inputsIn(calculator.fields, entries);
  const lines = inputs && workedLines(calculator, inputs);
  if (!inputs || !lines) throw new OperationError(words.tooMuch);
  const [{ saveResult }, { changeOwn }] = await Promise.all([
    import('@/lib/portal/saved-results/saved-results'),
    import('@/lib/portal/db/switch'),
  ]);
  // What a visitor saves is the visitor's own, whichever area was shown.
  const result = { calculator: calculator.name, inputs, lines };
  return (await saveResult(name, result, changeOwn)).name;
}

/** Saves a result under a name. The database code is fetched on pressing Save. */
export function SaveResult(result: WorkedOut) {
  const [saved, setSaved] = useState<string | null>(null);
  const { press, isRunning, failure } = useOperation();

  return (
    <div className="mt-2 rounded-panel border border-rule-strong bg-page p-4">
      {!saved && (
        <NameForm
          suggested={suggestedName(result)}
          onName={(name) => void press(async () => setSaved(await save(name, result)))}
          className="grid gap-3"
          lead={<p className="text-[0.9375rem] text-soft">{words.lead}</p>}
        >
          <Button type="submit" size="small" className="w-fit" aria-disabled={isRunning}>
            {words.save}
          </Button>
          <OperationFailure sentence={failure} />
        </NameForm>
      )}
      <div role="status" className="wrap-anywhere">
        {saved && (
          <>
            <p ref={focus} tabIndex={-1} className="font-semibold outline-none">
              {words.saved.replace('{name}', () => saved)}
            </p>
            <Link
              href="/dashboard/calculators"
              className="text-link inline-flex min-h-11 items-center"
            >
              {words.see}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
