'use client';

import {
  Maskito,
  type MaskitoElement,
  type MaskitoOptions,
  maskitoUpdateElement,
} from '@maskito/core';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { groupIndian } from '@/content/words/rupees';
import {
  type AmountKind,
  findAmountError,
  findCaret,
  showAmount,
  stepAmount,
  understandAmount,
} from '@/lib/forms/amount-input';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'step'> & {
  /** With ₹ in front the field also reads 12.5L, 12.5 lakh, 1.2 cr and 50k. */
  kind?: AmountKind;
  /**
   * Shows no message if the text is no amount, as the specification asks of the five calculators.
   */
  isSilent?: boolean;
};

const STEPS: { [kind in AmountKind]?: number } = { percent: 0.1, years: 1 };

export function AmountInput({
  kind = 'number',
  isSilent = false,
  className,
  ref,
  onChange,
  // Maskito sets the value before React hears of it, and React takes that for no change.
  onInput = onChange as Props['onInput'],
  ...props
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const unit = useId();
  const faultId = useId();
  const [found, setFault] = useState<string | null>(null);
  const fault = isSilent || props['aria-invalid'] ? null : found;
  const rupees = kind === 'rupees';
  const describedBy = [props['aria-describedby'], rupees && unit, fault && faultId]
    .filter(Boolean)
    .join(' ');

  useEffect(() => (field.current ? keepAmount(field.current, kind, setFault) : undefined), [kind]);

  return (
    <>
      <span data-slot="amount-input" className="relative block">
        <Input
          ref={(input) => {
            field.current = input;
            if (typeof ref === 'function') ref(input);
          }}
          inputMode="decimal"
          autoComplete="off"
          className={cn('amount h-14 text-lg', { 'pl-14': rupees }, className)}
          {...props}
          onInput={onInput}
          aria-invalid={fault ? true : props['aria-invalid']}
          aria-describedby={describedBy || undefined}
        />
        {rupees && (
          <span id={unit} hidden>
            in rupees
          </span>
        )}
        {rupees && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-px left-px grid w-10 place-items-center rounded-l-[5px] border-rule-strong border-r bg-muted font-semibold"
          >
            ₹
          </span>
        )}
      </span>
      {fault && (
        <span id={faultId} data-slot="field-error" className="block text-[0.9375rem] text-danger">
          {fault}
        </span>
      )}
    </>
  );
}

function getAdded(old: string, value: string): string {
  let start = 0;
  while (start < old.length && old[start] === value[start]) start += 1;
  let tail = 0;
  const shorter = Math.min(old.length, value.length) - start;
  while (tail < shorter && old.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
  const middle = value.slice(start, value.length - tail);
  return middle.length > 1 ? value : middle;
}

function createMask(): MaskitoOptions {
  let shown = '';
  /** `null` for a change that was no keypress: a drop, a correction, an autofill. */
  let added: string | null = '';
  return {
    mask: /^.*$/s,
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState;
        const [from, to] = selection;
        added = action === 'validation' ? null : data;
        if (!action.startsWith('delete') || value.slice(from, to) !== ',') return { elementState };
        // Grouping would put a deleted comma back, so the key deletes the digit beside it.
        const beside = action === 'deleteForward' ? [from, to + 1] : [from - 1, to];
        return { elementState: { value, selection: beside as [number, number] } };
      },
    ],
    postprocessors: [
      ({ value, selection }, { value: old }) => {
        const before = added === null ? shown : old;
        shown = value;
        if (value === before) return { value, selection };
        const text = showAmount(value, before, added ?? getAdded(before, value));
        shown = text;
        if (text === value) return { value, selection };
        const caret = findCaret(text, value.slice(selection[1]));
        return { value: text, selection: [caret, caret] };
      },
    ],
  };
}

/**
 * Groups an amount while it is typed and expands its unit when the field is left. A text that is no
 * amount stays as it is, with the reason beside it. Returns a function that detaches the listeners.
 */
function keepAmount(
  input: HTMLInputElement,
  kind: AmountKind,
  setFault: (fault: string | null) => void,
) {
  const step = STEPS[kind];
  const listeners = new AbortController();

  function writeOut() {
    const digits = understandAmount(input.value, kind);
    if (digits === null || groupIndian(digits) === input.value) return;
    maskitoUpdateElement(input as MaskitoElement, groupIndian(digits));
  }

  function settle() {
    writeOut();
    setFault(findAmountError(input.value, kind));
  }

  const early = showAmount(input.value, '', input.value);
  if (early !== input.value) input.value = early;
  const mask = new Maskito(input, createMask());
  if (document.activeElement !== input) settle();

  const listen = <T extends Event>(target: EventTarget | null, type: string, on: (e: T) => void) =>
    target?.addEventListener(type, on as EventListener, { signal: listeners.signal });

  listen(input, 'input', () => setFault(null));
  listen(input, 'keydown', (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (understandAmount(input.value, kind) === null) return;
    settle();
    const text = stepAmount(input.value, event.key === 'ArrowUp' ? step : -step);
    const caret = findCaret(text, input.value.slice(input.selectionEnd ?? 0));
    maskitoUpdateElement(input as MaskitoElement, { value: text, selection: [caret, caret] });
  });
  // The press that leaves the field may be on a button below, which the message would push away
  // from the pointer. So the message waits until the press has ended.
  let isPressed = false;
  let isLeft = false;
  const sayLater = () =>
    setTimeout(() => {
      if (!listeners.signal.aborted && document.activeElement !== input) settle();
    });
  listen(document, 'pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    listen(document, end, () => {
      isPressed = false;
      if (isLeft) sayLater();
      isLeft = false;
    });
  }
  listen(input, 'blur', () => {
    writeOut();
    if (isPressed) isLeft = true;
    else sayLater();
  });
  listen(input.form, 'submit', settle);
  listen(input.form, 'reset', () => setFault(null));
  return () => {
    listeners.abort();
    mask.destroy();
  };
}
