import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const controlClasses =
  'w-full min-w-0 rounded-control border border-field bg-blank px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink aria-invalid:border-danger disabled:opacity-60';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlClasses, 'h-12', className)}
      {...props}
    />
  );
}
