import { type ComponentProps, useId } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import type { Option } from '@/components/ui/native-select';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'className'> & {
  legend: string;
  hint?: string | undefined;
  name: string;
  options: readonly (Option & { hint?: string })[];
  value?: string;
  defaultValue?: string;
  className?: string;
};

export function Segmented({
  legend,
  hint,
  name,
  options,
  value,
  defaultValue,
  className,
  ...input
}: Props) {
  const id = useId();
  return (
    <fieldset
      data-slot="segmented"
      aria-describedby={hint && id}
      className={cn('grid min-w-0 gap-1.5', className)}
    >
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{legend}</legend>
      <div className="flex flex-wrap overflow-clip rounded-control border border-field bg-blank [overflow-clip-margin:8px]">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11.5 min-w-min flex-1 items-center justify-center border-rule-strong border-l px-2 py-2 text-center leading-tight transition-colors duration-150 first:rounded-l-[5px] first:border-l-0 last:rounded-r-[5px] hover:bg-muted has-checked:bg-red has-checked:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              {...input}
            />
            <span className="pointer-events-none relative">
              {option.label}
              {option.hint && (
                <span className="mt-0.5 block text-sm leading-tight">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="text-[0.9375rem] text-soft">
          <NoWrap>{hint}</NoWrap>
        </p>
      )}
    </fieldset>
  );
}
