import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/utils';

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div data-slot="field" className={cn('grid content-start gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-semibold text-[0.9375rem]">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="text-[0.9375rem] text-soft">
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={errorId} data-slot="field-error" className="text-[0.9375rem] text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
