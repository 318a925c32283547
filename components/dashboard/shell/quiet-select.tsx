import type { ComponentProps } from 'react';
import { type SelectEntries, SelectOptions } from '@/components/ui/select';

type Props = Omit<ComponentProps<'select'>, 'className'> & SelectEntries;

/** A native select as quiet as a link, as wide as its choice, for a list that repeats it. */
export function QuietSelect({ options, placeholder, ...props }: Props) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        data-slot="quiet-select"
        className="field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-control bg-transparent pr-4.5 text-[0.9375rem] text-link lg:min-h-8"
        {...props}
      >
        <SelectOptions options={options} placeholder={placeholder} />
      </select>
      <svg
        viewBox="0 0 12 8"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-0.5 w-2.5 -translate-y-1/2 fill-none stroke-2 stroke-red"
      >
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </span>
  );
}
