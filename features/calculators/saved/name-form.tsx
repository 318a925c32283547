import type { ReactNode, Ref } from 'react';
import * as z from 'zod/mini';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { savedResults } from '@/content/calculators/saved-results';
import { createTextSchema } from '@/lib/forms/fields';
import { limits } from '@/lib/limits';

const copy = savedResults.save;
const nameSchema = z.object({ name: createTextSchema(1, copy.unnamed, limits.resultName) });

type Props = {
  ref?: Ref<HTMLFormElement>;
  suggested: string;
  onName: (name: string) => void;
  className?: string;
  fieldClassName?: string;
  lead?: ReactNode;
  children: ReactNode;
};

export function NameForm(props: Props) {
  const { ref, suggested, onName, className, fieldClassName, lead, children } = props;
  const form = useCheckedForm(nameSchema, { name: suggested });

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={form.submit(({ name }) => onName(name))}
      className={className}
    >
      {lead}
      <Field
        label={copy.name}
        error={form.formState.errors.name?.message}
        className={fieldClassName}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="off"
            maxLength={limits.resultName}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
