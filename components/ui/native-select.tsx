import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/input';
import { cn } from '@/lib/utils';

export type Option = { value: string; label: string };

export type SelectEntries = {
  options: readonly Option[];
  placeholder?: string | undefined;
};

type Props = ComponentProps<'select'> & SelectEntries;

/** Native: phones show their own picker, and it works before any script runs. */
export function NativeSelect({ options, placeholder, className, ...props }: Props) {
  return (
    <span data-slot="select" className="relative block">
      <select
        className={cn(controlClasses, 'h-12 cursor-pointer appearance-none pr-10', className)}
        {...props}
      >
        <SelectOptions options={options} placeholder={placeholder} />
      </select>
      <SelectArrow className="right-4 w-3 stroke-current" />
    </span>
  );
}

export const SelectArrow = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 12 8"
    aria-hidden="true"
    className={cn(
      'pointer-events-none absolute top-1/2 -translate-y-1/2 fill-none stroke-2',
      className,
    )}
  >
    <path d="m1 1.5 5 5 5-5" />
  </svg>
);

export function SelectOptions({ options, placeholder }: SelectEntries) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}
