import type { ComponentProps } from 'react';
import { SelectArrow, type SelectEntries, SelectOptions } from '@/components/ui/native-select';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'select'>, 'className'> &
  SelectEntries & {
    soft?: boolean;
  };

export function PlainSelect({ options, placeholder, soft, ...props }: Props) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        data-slot="quiet-select"
        className={cn(
          'field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-control bg-transparent pr-4.5 text-base lg:min-h-8 lg:text-[0.9375rem]',
          soft ? 'text-soft' : 'text-link',
        )}
        {...props}
      >
        <SelectOptions options={options} placeholder={placeholder} />
      </select>
      <SelectArrow className={cn('right-0.5 w-2.5', soft ? 'stroke-soft' : 'stroke-red')} />
    </span>
  );
}
