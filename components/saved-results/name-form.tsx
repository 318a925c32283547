import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { savedResults } from '@/content/calculators/saved-results';
import { limits } from '@/lib/portal/limits';

const words = savedResults.save;

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** The initial name. */
  suggested: string;
  onName: (name: string) => void;
  className?: string;
  fieldClassName?: string;
  /** Above the field. */
  lead?: ReactNode;
  /** The buttons, and messages about a press. */
  children: ReactNode;
};

/** Asks for the name of a saved result, which is required. */
export function NameForm(props: Props) {
  const { ref, suggested, onName, className, fieldClassName, lead, children } = props;
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    const isBlank = name.trim() === '';
    setError(isBlank ? words.unnamed : undefined);
    if (!isBlank) onName(name);
  }

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className={className}>
      {lead}
      <Field label={words.name} error={error} className={fieldClassName}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={limits.resultName}
            defaultValue={suggested}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
