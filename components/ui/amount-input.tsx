'use client';

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { groupIndian } from '@/content/words/rupees';
import {
  type AmountKind,
  caretBefore,
  findAmountFault,
  showAmount,
  stepAmount,
  understandAmount,
} from '@/lib/forms/amount-input';
import { cn } from '@/lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'step'> & {
  /** In rupees the field shows ₹ in front, and accepts 12.5L, 12.5 lakh, 1.2 cr and 50k too. */
  kind?: AmountKind;
  /** Says nothing of a text that is no amount, as the specification asks of the five calculators. */
  isSilent?: boolean;
};

/** What the arrow keys add or subtract; elsewhere they do nothing. */
const STEPS: { [kind in AmountKind]?: number } = { percent: 0.1, years: 1 };

/** A text field for an amount, in Indian grouping; beside it why a text in it is none. */
export function AmountInput({
  kind = 'number',
  isSilent = false,
  className,
  ref,
  ...props
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const unit = useId();
  const faultId = useId();
  const [found, setFault] = useState<string | null>(null);
  // One sentence at a time: what the form says of the field comes first.
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

/** What the browser is about to make of the field, left and right of its caret. */
function foresee(input: HTMLInputElement, { inputType, data }: InputEvent) {
  const { value } = input;
  let start = input.selectionStart ?? value.length;
  let end = input.selectionEnd ?? value.length;
  if (inputType.startsWith('insert') && data !== null) {
    return { before: value.slice(0, start), added: data, after: value.slice(end) };
  }
  const isBackward = inputType === 'deleteContentBackward';
  if (!isBackward && inputType !== 'deleteContentForward') return null;
  if (start === end && isBackward) start = Math.max(0, start - 1);
  else if (start === end) end += 1;
  return { before: value.slice(0, start), added: '', after: value.slice(end), isBackward };
}

/** What came in between two values: the key that was typed, or else the whole of a new text. */
function addedTo(old: string, value: string): string {
  let start = 0;
  while (start < old.length && old[start] === value[start]) start += 1;
  let tail = 0;
  const shorter = Math.min(old.length, value.length) - start;
  while (tail < shorter && old.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
  const middle = value.slice(start, value.length - tail);
  return middle.length > 1 ? value : middle;
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

/**
 * Groups an amount while it is typed and writes it out when the field is left. A text that is none
 * stays as it is, with the reason. Returns what ends that.
 */
function keepAmount(
  input: HTMLInputElement,
  kind: AmountKind,
  setFault: (fault: string | null) => void,
) {
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

  /** Writes a unit out: 12.5 lakh becomes 12,50,000. */
  function writeOut() {
    const digits = understandAmount(input.value, kind);
    if (digits !== null && groupIndian(digits) !== input.value) put(groupIndian(digits));
  }

  function settle() {
    writeOut();
    setFault(findAmountFault(input.value, kind));
  }

  // Typed before script was loaded, perhaps only in part.
  const early = showAmount(input.value, '', input.value);
  if (early !== input.value) input.value = early;
  shown = early;
  if (document.activeElement !== input) settle();

  const listen = <T extends Event>(target: EventTarget | null, type: string, on: (e: T) => void) =>
    target?.addEventListener(type, on as EventListener, { signal: listeners.signal });

  listen(input, 'beforeinput', (event: InputEvent) => {
    if (isWriting || event.isComposing || !event.cancelable) return;
    const typed = foresee(input, event);
    if (!typed) return;
    let { before, after } = typed;
    const show = () => showAmount(before + typed.added + after, input.value, typed.added);
    let text = show();
    // A comma comes back at once, so the key takes the digit beside it.
    if (typed.isBackward !== undefined && text === input.value) {
      if (typed.isBackward) before = before.slice(0, -1);
      else after = after.slice(1);
      text = show();
    }
    if (text === before + typed.added + after) {
      shown = text;
      return;
    }
    event.preventDefault();
    put(text, caretBefore(text, after));
  });
  // What could not be foreseen: a drop, a correction, a value that something else filled in.
  listen(input, 'input', ({ inputType }: InputEvent) => {
    setFault(null);
    const { value } = input;
    if (isWriting || value === shown) return;
    const text = inputType?.startsWith('history')
      ? value
      : showAmount(value, shown, addedTo(shown, value));
    if (text === value) shown = value;
    else put(text, caretBefore(text, value.slice(input.selectionEnd ?? value.length)));
  });
  listen(input, 'keydown', (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A text that is no amount is not stepped over.
    if (understandAmount(input.value, kind) === null) return;
    settle();
    const text = stepAmount(input.value, event.key === 'ArrowUp' ? step : -step);
    put(text, caretBefore(text, input.value.slice(input.selectionEnd ?? 0)));
  });
  // The press that leaves the field may be on a button below, which the sentence would move away
  // from the pointer: the sentence waits for the end of the press and its click.
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
  listen(input.form, 'reset', () => {
    shown = '';
    setFault(null);
  });
  return () => listeners.abort();
}
