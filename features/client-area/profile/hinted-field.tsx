import { type ComponentProps, useId } from 'react';
import { Field } from '@/components/ui/field';

type Props = ComponentProps<typeof Field> & {
  doubt?: string | null | undefined;
};

export function HintedField({ doubt, children, ...field }: Props) {
  const id = useId();
  if (doubt === undefined) return <Field {...field}>{children}</Field>;
  return (
    <div>
      <Field {...field}>
        {(control) =>
          children({
            ...control,
            'aria-describedby': [control['aria-describedby'], id].filter(Boolean).join(' '),
          })
        }
      </Field>
      {/* On the page even when empty, so that screen readers announce it. */}
      <p
        id={id}
        role="status"
        className="text-[0.9375rem] text-orange leading-snug not-empty:mt-1.5"
      >
        {doubt}
      </p>
    </div>
  );
}
