'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { restrictToAmount } from '@/components/calculators/amount-editing';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'step'> & {
  /** What the arrow keys add or subtract; without it they do nothing. */
  step?: number;
  /** Shows ₹ in front, and accepts 12.5L, 12.5 lakh, 1.2 cr and 50k too. */
  rupees?: boolean;
};

/** A text field for an amount: digits and one point, in Indian grouping, and nothing else. */
export function AmountInput({ step, rupees = false, className, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(
    () => (field.current ? restrictToAmount(field.current, step, rupees) : undefined),
    [step, rupees],
  );

  return (
    <span data-slot="amount-input" className="relative block">
      <Input
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        className={cn('amount h-14 text-lg', { 'pl-14': rupees }, className)}
        {...props}
      />
      {rupees && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-px left-px grid w-10 place-items-center rounded-l-[5px] border-rule-strong border-r bg-wash font-semibold"
        >
          ₹
        </span>
      )}
    </span>
  );
}
