'use client';

import { Button } from '@/components/ui/button';
import { savedResults } from '@/content/calculators/saved-results';
import { NameForm } from '@/features/calculators/saved/name-form';

const copy = savedResults.inbox;
const focus = (element: HTMLElement | null) => element?.querySelector('input')?.select();

type Props = { suggested: string; onName: (name: string) => void; onCancel: () => void };

export function RenameResult({ suggested, onName, onCancel }: Props) {
  return (
    <NameForm
      ref={focus}
      suggested={suggested}
      onName={onName}
      className="grid gap-3 md:col-span-2"
      fieldClassName="max-w-xl"
    >
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11">
          {copy.keep}
        </Button>
        <Button size="sm" variant="outline" className="min-h-11" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </NameForm>
  );
}
