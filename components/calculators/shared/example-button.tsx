import type { MouseEvent } from 'react';
import { type Entries, fillIn } from '@/components/calculators/shared/form-entries';
import { Button } from '@/components/ui/button';

export type Example = {
  label: string;
  /** Values as shown in the fields, by field name. */
  values: Entries;
};

/** Fills the form with an example; Calculate still has to be pressed. */
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
