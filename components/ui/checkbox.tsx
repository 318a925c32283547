import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...props }: Props) {
  return (
    <label
      data-slot="checkbox"
      className={cn('flex min-h-12 w-fit cursor-pointer items-center gap-3', className)}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded border border-field bg-blank checked:border-red checked:bg-red"
          {...props}
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none relative hidden size-4 fill-none stroke-2 stroke-white peer-checked:block"
        >
          <path d="m2.5 8.5 3.5 3.5 7.5-8" />
        </svg>
      </span>
      <span className="font-semibold text-[0.9375rem]">{label}</span>
    </label>
  );
}
