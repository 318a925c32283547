import type { MouseEvent } from 'react';
import { type Entries, fillIn } from '@/components/calculators/form-entries';
import { Button } from '@/components/ui/button';

export type Example = {
  label: string;
  /** By the names of the fields, as they are shown in them. */
  values: Entries;
};

/** Fills the form with an example; whoever presses it still has to press Calculate. */
export function ExampleButton({ label, values }: Example) {
  function fillForm({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.form) fillIn(currentTarget.form, values);
  }
  return (
    <Button variant="quiet" onClick={fillForm} className="print:hidden">
      {label}
    </Button>
  );
}
