'use client';

import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Input } from '@/components/ui/input';
import { groupIndian } from '@/content/words/rupees';
import {
  type AmountKind,
  caretBefore,
  keepDigits,
  showAmount,
  stepAmount,
  understandAmount,
  withDecimalPoint,
} from '@/lib/forms/amount-input';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'step'> & {
  /** In rupees the field shows ₹ in front, and accepts 12.5L, 12.5 lakh, 1.2 cr and 50k too. */
  kind?: AmountKind;
};

/** What the arrow keys add or subtract; elsewhere they do nothing. */
const STEPS: { [kind in AmountKind]?: number } = { percent: 0.1, years: 1 };

/** A text field for an amount: digits and one point, in Indian grouping, and nothing else. */
export function AmountInput({ kind = 'number', className, ref, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const unit = useId();
  const rupees = kind === 'rupees';
  const describedBy = [props['aria-describedby'], rupees && unit].filter(Boolean).join(' ');

  useEffect(() => (field.current ? restrictToAmount(field.current, kind) : undefined), [kind]);

  return (
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
  );
}

/** What the browser is about to make of the field, left and right of its caret. */
function foresee(
  input: HTMLInputElement,
  { inputType, data }: InputEvent,
  given: (text: string) => string,
) {
  const { value } = input;
  let start = input.selectionStart ?? value.length;
  let end = input.selectionEnd ?? value.length;
  if (inputType.startsWith('insert') && data !== null) {
    return { before: value.slice(0, start) + given(data), after: value.slice(end) };
  }
  const isBackward = inputType === 'deleteContentBackward';
  if (!isBackward && inputType !== 'deleteContentForward') return null;
  if (start === end && isBackward) start = Math.max(0, start - 1);
  else if (start === end) end += 1;
  return { before: value.slice(0, start), after: value.slice(end), isBackward };
}

/** Puts a text in as typing would, only where it differs, so that the browser's own undo works. */
function write(input: HTMLInputElement, text: string, caret: number) {
  const old = input.value;
  const shorter = Math.min(text.length, old.length);
  let start = 0;
  while (start < shorter && text[start] === old[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && text.at(-1 - tail) === old.at(-1 - tail)) tail += 1;
  const middle = text.slice(start, text.length - tail);
  const isFocused = document.activeElement === input;
  if (text !== old) {
    if (isFocused) input.setSelectionRange(start, old.length - tail);
    const command = middle === '' ? 'delete' : 'insertText';
    if (!isFocused || !document.execCommand?.(command, false, middle)) {
      input.setRangeText(middle, start, old.length - tail);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
  }
  if (isFocused) input.setSelectionRange(caret, caret);
}

/** Restricts a text field to an amount; returns what ends that. */
function restrictToAmount(input: HTMLInputElement, kind: AmountKind) {
  const step = STEPS[kind];
  const listeners = new AbortController();
  let isWriting = false;
  let shown = '';

  function put(text: string, caret = text.length) {
    isWriting = true;
    write(input, text, caret);
    isWriting = false;
    shown = text;
  }

  /** What was typed or pasted; a comma of a rate may be its decimal point. */
  const given = (text: string) => (kind === 'percent' ? withDecimalPoint(text) : text);

  /** Writes a unit out: 12.5 lakh becomes 12,50,000. */
  function settle() {
    const digits = understandAmount(input.value, kind);
    if (digits !== null && groupIndian(digits) !== input.value) put(groupIndian(digits));
  }

  // Typed before script was loaded, perhaps only in part; of what is refused the digits stay.
  const early = showAmount(given(input.value), kind) ?? keepDigits(input.value);
  if (early !== input.value) input.value = early;
  shown = early;
  if (document.activeElement !== input) settle();

  const listen = <T extends Event>(target: EventTarget | null, type: string, on: (e: T) => void) =>
    target?.addEventListener(type, on as EventListener, { signal: listeners.signal });

  listen(input, 'beforeinput', (event: InputEvent) => {
    if (isWriting || event.isComposing || !event.cancelable) return;
    const typed = foresee(input, event, given);
    if (!typed) return;
    let { before, after } = typed;
    let text = showAmount(before + after, kind);
    // A comma comes back at once, so the key takes the digit beside it.
    if (typed.isBackward !== undefined && text === input.value) {
      if (typed.isBackward) before = before.slice(0, -1);
      else after = after.slice(1);
      text = showAmount(before + after, kind);
    }
    if (text === before + after) {
      shown = text;
      return;
    }
    event.preventDefault();
    if (text !== null) put(text, caretBefore(text, after));
  });
  // What could not be foreseen: a drop, a correction, a value that something else filled in.
  listen(input, 'input', ({ inputType }: InputEvent) => {
    const { value } = input;
    if (isWriting || value === shown) return;
    // After a deletion the commas are those of the grouping.
    const raw = inputType?.startsWith('delete') ? value : given(value);
    const text = inputType?.startsWith('history') ? value : (showAmount(raw, kind) ?? shown);
    if (text === value) shown = value;
    else put(text, caretBefore(text, value.slice(input.selectionEnd ?? value.length)));
  });
  listen(input, 'keydown', (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const text = stepAmount(input.value, event.key === 'ArrowUp' ? step : -step);
    put(text, caretBefore(text, input.value.slice(input.selectionEnd ?? 0)));
  });
  listen(input, 'blur', settle);
  listen(input.form, 'submit', settle);
  listen(input.form, 'reset', () => {
    shown = '';
  });
  return () => listeners.abort();
}
