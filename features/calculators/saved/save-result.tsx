'use client';

import { useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { calculatorLabels } from '@/content/calculators/names';
import { savedResults } from '@/content/calculators/saved-results';
import { parseInputs } from '@/features/calculators/saved/check-inputs';
import { listInputLines } from '@/features/calculators/saved/inputs';
import { listInputValues } from '@/features/calculators/saved/lines';
import { NameForm } from '@/features/calculators/saved/name-form';
import { computeResultLines } from '@/features/calculators/saved/work-out';
import { OperationError } from '@/lib/browser/operation-failure';
import type { Calculator } from '@/lib/forms/calculator';
import type { Entries } from '@/lib/forms/input-fields';
import { limits } from '@/lib/limits';

const copy = savedResults.save;

export type WorkedOut = {
  calculator: Calculator;
  entries: Entries;
  lawChoices: Entries;
};

/** The sentence that replaces the form takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

function suggestName({ calculator, entries, lawChoices }: WorkedOut): string {
  const { name, fields } = calculator;
  const inputs = parseInputs(calculator, entries, lawChoices);
  const inputValues = inputs ? listInputValues(listInputLines(fields, inputs)) : [];
  return [calculatorLabels[name], ...inputValues].join(', ').slice(0, limits.resultName);
}

async function save(name: string, { calculator, entries, lawChoices }: WorkedOut) {
  const inputs = parseInputs(calculator, entries, lawChoices);
  const lines = inputs && computeResultLines(calculator, inputs);
  if (!inputs || !lines) throw new OperationError(copy.tooMuch);
  const [{ saveResult }, { changeOwnArea }] = await Promise.all([
    import('@/features/calculators/saved/saved-results'),
    import('@/features/client-area/store/areas/switch'),
  ]);
  // Into the client's own area, even while the sample area is shown.
  const result = { calculator: calculator.name, inputs, lines };
  return (await saveResult(name, result, changeOwnArea)).name;
}

export function SaveResult(result: WorkedOut) {
  const [saved, setSaved] = useState<string | null>(null);
  const { press, isRunning, failure } = useOperation();

  return (
    <div className="mt-2 rounded-panel border border-rule-strong bg-page p-4">
      {!saved && (
        <NameForm
          suggested={suggestName(result)}
          onName={(name) => void press(async () => setSaved(await save(name, result)))}
          className="grid gap-3"
          lead={<p className="text-[0.9375rem] text-soft">{copy.lead}</p>}
        >
          <Button type="submit" size="sm" className="w-fit" aria-disabled={isRunning}>
            {copy.save}
          </Button>
          <OperationFailure sentence={failure} />
        </NameForm>
      )}
      <div role="status" className="wrap-anywhere">
        {saved && (
          <>
            <p ref={focus} tabIndex={-1} className="font-semibold outline-none">
              {copy.saved.replace('{name}', () => saved)}
            </p>
            <Link
              href="/dashboard/calculators"
              className="text-link inline-flex min-h-11 items-center"
            >
              {copy.see}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
