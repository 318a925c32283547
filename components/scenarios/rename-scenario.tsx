'use client';

import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { NameForm } from '@/components/scenarios/name-form';
import { Button } from '@/components/ui/button';
import { scenarios } from '@/content/calculators/scenarios';
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
  const { press, isRunning, failure } = useOperation();
  const rename = (name: string) =>
    void press(async () => {
      await renameScenario(scenario.id, name);
      onDone();
    });

  return (
    <NameForm
      ref={focus}
      suggested={scenario.name}
      onName={rename}
      className="grid gap-3 md:col-span-2"
      fieldClassName="max-w-xl"
    >
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-11" aria-disabled={isRunning}>
          {words.keep}
        </Button>
        <Button size="small" variant="quiet" className="min-h-11" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </NameForm>
  );
}
