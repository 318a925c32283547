'use client';

import { type FormEvent, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { scenarios } from '@/content/calculators/scenarios';
import { limits } from '@/lib/portal/database/limits';
import type { Scenario } from '@/lib/portal/database/records';
import { renameScenario } from '@/lib/portal/scenarios/scenarios';

const words = scenarios.desk;
const focus = (element: HTMLElement | null) => element?.querySelector('input')?.select();

/** A new name for a saved result. */
export function RenameScenario({
  scenario,
  onDone,
}: {
  scenario: Pick<Scenario, 'id' | 'name'>;
  onDone: () => void;
}) {
  const [error, setError] = useState<string>();
  const { press, isRunning, failure } = useOperation();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setError(name.trim() === '' ? scenarios.save.unnamed : undefined);
    if (name.trim() === '') return;
    void press(async () => {
      await renameScenario(scenario.id, name);
      onDone();
    });
  }

  return (
    <form ref={focus} noValidate onSubmit={onSubmit} className="grid gap-3 pl-9 md:col-span-2">
      <Field label={scenarios.save.name} error={error} className="max-w-xl">
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={limits.scenarioName}
            defaultValue={scenario.name}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-11" aria-disabled={isRunning}>
          {words.keep}
        </Button>
        <Button size="small" variant="quiet" className="min-h-11" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}
