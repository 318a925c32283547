import { groupIndian } from '@/content/words/rupees';
import {
  carryCaret,
  editAmount,
  salvageAmount,
  stepAmount,
  understandAmount,
} from '@/lib/forms/amount-input';

type Deleting = 'backward' | 'forward' | null;
/** What an edit would make of a field: its text, and the caret in it. */
type Typed = { text: string; caret: number; deleting: Deleting };

/** A word in front of the digits, such as Rs, whose point is none of the amount. */
const isWord = (before: string) => /[a-z]/i.test(before) && !/\d/.test(before);

/** What the browser is about to make of the field; `null` for edits that it carries out first. */
function foresee(input: HTMLInputElement, { inputType, data }: InputEvent): Typed | null {
  const { value } = input;
  let start = input.selectionStart ?? value.length;
  let end = input.selectionEnd ?? value.length;
  if (inputType.startsWith('insert') && data !== null) {
    const caret = start + data.length;
    return { text: value.slice(0, start) + data + value.slice(end), caret, deleting: null };
  }
  const backward = inputType === 'deleteContentBackward';
  if (!backward && inputType !== 'deleteContentForward') return null;
  if (start === end && backward) start = Math.max(0, start - 1);
  else if (start === end) end += 1;
  const text = value.slice(0, start) + value.slice(end);
  return { text, caret: start, deleting: backward ? 'backward' : 'forward' };
}

/**
 * Puts a text into the field as typing would, so that the browser's own undo takes it back. Only
 * what differs is replaced. Out of focus, and where the browser has no such command, undo is lost.
 */
function write(input: HTMLInputElement, text: string, caret: number) {
  const old = input.value;
  if (text !== old) {
    const shorter = Math.min(text.length, old.length);
    let start = 0;
    while (start < shorter && text[start] === old[start]) start += 1;
    let tail = 0;
    while (tail < shorter - start && text.at(-1 - tail) === old.at(-1 - tail)) tail += 1;
    const middle = text.slice(start, text.length - tail);
    const isFocused = document.activeElement === input;
    if (isFocused) input.setSelectionRange(start, old.length - tail);
    const command = middle === '' ? 'delete' : 'insertText';
    if (!isFocused || !document.execCommand?.(command, false, middle)) {
      input.setRangeText(middle, start, old.length - tail);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
  }
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * Restricts a text field to an amount in Indian grouping; returns what ends that. `step` is what the
 * arrow keys add. With `units`, 12.5L, 12.5 lakh, 1.2 cr and 50k are taken, and written out when the
 * field is left or the form submitted. Text from before script was loaded is tidied first.
 */
export function restrictToAmount(input: HTMLInputElement, step?: number, units = false) {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isWriting = false;
  /** Letters of a unit that are not shown yet: the `c` of `cr`. */
  let pending = '';
  let isAfterWord = false;
  let shown = '';

  function show(text: string, caret = text.length) {
    isWriting = true;
    write(input, text, caret);
    isWriting = false;
    shown = text;
  }

  function apply({ text, caret, deleting }: Typed) {
    const begun = text.slice(0, caret);
    const isPointOfWord = isAfterWord && begun.trim() === '.';
    isAfterWord = isWord(begun) || (isAfterWord && begun.trim() === '');
    const edit = editAmount(shown, text, caret, deleting, units ? { pending } : null);
    pending = edit.pending ?? '';
    if (!isPointOfWord && edit.text !== shown) show(edit.text, edit.caret);
    // Refused: nothing to do where the browser was stopped in time.
    else if (input.value !== shown || deleting !== null) show(shown, edit.caret);
  }

  /** Writes a unit out: 12.5 lakh becomes 12,50,000. */
  function settle() {
    pending = '';
    isAfterWord = false;
    const digits = units ? understandAmount(input.value) : null;
    if (digits !== null && groupIndian(digits) !== input.value) show(groupIndian(digits));
  }

  // Someone typing when script arrives may be halfway through a unit, so it is left as it is.
  const early = editAmount('', input.value, input.value.length, null, units ? {} : null);
  const isTyping = units && document.activeElement === input && early.text !== '';
  pending = isTyping ? (early.pending ?? '') : '';
  const tidied = isTyping ? early.text : salvageAmount(input.value, units);
  if (tidied !== input.value) input.value = tidied;
  shown = tidied;

  const listen = <T extends Event>(target: EventTarget | null, type: string, on: (e: T) => void) =>
    target?.addEventListener(type, on as EventListener, { signal });

  listen(input, 'beforeinput', (event: InputEvent) => {
    if (isWriting || event.isComposing || !event.cancelable) return;
    const typed = foresee(input, event);
    if (!typed) return;
    event.preventDefault();
    apply(typed);
  });
  listen(input, 'input', (event: InputEvent) => {
    if (isWriting) return;
    const { value, selectionEnd } = input;
    if (event.inputType?.startsWith('history')) shown = value;
    else if (value !== shown) apply({ text: value, caret: selectionEnd ?? 0, deleting: null });
  });
  listen(input, 'keydown', (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const text = stepAmount(input.value, event.key === 'ArrowUp' ? step : -step);
    show(text, carryCaret(input.value, input.selectionEnd ?? 0, text));
  });
  listen(input, 'blur', settle);
  listen(input.form, 'submit', settle);
  listen(input.form, 'reset', () => {
    shown = '';
    pending = '';
    isAfterWord = false;
  });
  return () => listeners.abort();
}
