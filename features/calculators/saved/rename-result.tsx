'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import { savedResults } from '@/content/calculators/saved-results';
import { NameForm } from '@/features/calculators/saved/name-form';
import { renameResult } from '@/features/calculators/saved/saved-results';
import type { SavedResult } from '@/features/client-area/records/saved-result';

const copy = savedResults.inbox;
const focus = (element: HTMLElement | null) => element?.querySelector('input')?.select();

export function RenameResult({
  savedResult,
  onDone,
}: {
  savedResult: Pick<SavedResult, 'id' | 'name'>;
  onDone: () => void;
}) {
  const { press, isRunning, failure } = useOperation();
  const rename = (name: string) =>
    void press(async () => {
      await renameResult(savedResult.id, name);
      onDone();
    });

  return (
    <NameForm
      ref={focus}
      suggested={savedResult.name}
      onName={rename}
      className="grid gap-3 md:col-span-2"
      fieldClassName="max-w-xl"
    >
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" aria-disabled={isRunning}>
          {copy.keep}
        </Button>
        <Button size="sm" variant="outline" className="min-h-11" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </NameForm>
  );
}
