'use client';

import { NameForm } from '@/components/saved-results/name-form';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { savedResults } from '@/content/calculators/saved-results';
import type { SavedResult } from '@/lib/portal/records/saved-result';
import { renameResult } from '@/lib/portal/saved-results/saved-results';

const words = savedResults.inbox;
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
