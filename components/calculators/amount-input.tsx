'use client';

import { type ComponentProps, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Input } from '@/components/ui/input';
import { type AmountEdit, editAmount, salvageAmount, stepAmount } from '@/lib/amount-input';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'step' | 'onInput' | 'onKeyDown'> & {
  /** What the arrow keys add and take away. */
  step?: number;
  /** Shows ₹ in front. */
  rupees?: boolean;
};

const DELETING: Record<string, 'backward' | 'forward'> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** A text field for an amount: digits and one point, in Indian grouping, everything else refused. */
export function AmountInput({ step, rupees = false, className, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef('');

  function show({ text, caret }: AmountEdit) {
    const input = field.current;
    if (!input) return;
    shown.current = text;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Typed before script was there, or brought back by the browser.
    if (input.value) {
      const text = salvageAmount(input.value);
      shown.current = text;
      input.value = text;
    }
    const forget = () => {
      shown.current = '';
    };
    input.form?.addEventListener('reset', forget);
    return () => input.form?.removeEventListener('reset', forget);
  }, []);

  function guard({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
    const caret = input.selectionStart ?? input.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    show(editAmount(shown.current, input.value, caret, DELETING[inputType]));
  }

  function stepWithArrows(event: KeyboardEvent<HTMLInputElement>) {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const text = stepAmount(shown.current, event.key === 'ArrowUp' ? step : -step);
    show({ text, caret: text.length });
  }

  return (
    <span data-slot="amount-input" className="relative block">
      <Input
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        onInput={guard}
        onKeyDown={stepWithArrows}
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
