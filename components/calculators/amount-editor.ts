import { groupIndian } from '@/content/words/rupees';
import {
  carryCaret,
  editAmount,
  salvageAmount,
  stepAmount,
  understandAmount,
} from '@/lib/forms/amount-input';
import {
  beginHistory,
  type EditHistory,
  type EditKind,
  type FieldState,
  recordEdit,
  redoEdit,
  undoEdit,
} from '@/lib/forms/amount-input-history';

/** What stands before the caret: a word such as Rs, or the point that closes it. */
const isWord = (before: string) => /[a-z]/i.test(before) && !/\d/.test(before);
const isPoint = (before: string) => before.trim() === '.';

const KINDS: Record<string, EditKind> = {
  insertText: 'typing',
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

type Command = 'historyUndo' | 'historyRedo';
const isCommand = (inputType: string): inputType is Command =>
  inputType === 'historyUndo' || inputType === 'historyRedo';

/** Undo or redo for Ctrl or Cmd with Z, Shift+Z or Y; on keyboards of other scripts by position. */
function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
  if (letter === 'z') return shiftKey ? 'historyRedo' : 'historyUndo';
  return letter === 'y' ? 'historyRedo' : null;
}

function stateOf({ value, selectionStart, selectionEnd }: HTMLInputElement): FieldState {
  return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/**
 * Restricts a text field to an amount in Indian grouping, with undo and a stable caret. Text typed
 * before script was loaded, or restored on return, is tidied first.
 */
export class AmountEditor {
  #history: EditHistory;
  /** The field before the edit in progress. */
  #before: FieldState | null = null;
  /** Typed letters of a unit that are not shown yet: the `c` of `cr`. */
  #pending = '';
  /** Whether a word that is not shown was typed before the first digit: the `Rs` of `Rs. 500`. */
  #isAfterWord = false;
  readonly #listeners = new AbortController();

  /**
   * `step` is what the arrow keys add or subtract; `units` says whether 12.5L, 12.5 lakh, 1.2 cr
   * and 50k are accepted. They stay as typed until the field is left or the form is submitted.
   */
  constructor(
    readonly input: HTMLInputElement,
    readonly step: number | undefined,
    readonly units: boolean,
  ) {
    this.#history = this.#begin();
    this.#show(this.#history);
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', (event) => this.#prepare(event), { signal });
    input.addEventListener('input', (event) => this.#accept(event), { signal });
    input.addEventListener('keydown', (event) => this.#press(event), { signal });
    input.addEventListener('blur', () => this.#settle(), { signal });
    input.form?.addEventListener('submit', () => this.#settle(), { signal });
    input.form?.addEventListener('reset', () => this.#forget(), { signal });
  }

  stop() {
    this.#listeners.abort();
  }

  /** Someone typing when script arrives may be halfway through a unit, so it is left as it is. */
  #begin(): EditHistory {
    const { value } = this.input;
    const salvaged = () => beginHistory(salvageAmount(value, this.units));
    if (!this.units || document.activeElement !== this.input) return salvaged();
    const { text, pending = '' } = editAmount('', value, value.length, null, {});
    this.#pending = pending;
    return text === '' ? salvaged() : beginHistory(text);
  }

  #forget() {
    this.#history = beginHistory('');
    this.#pending = '';
    this.#isAfterWord = false;
  }

  /** Writes a unit out: 12.5 lakh becomes 12,50,000, with the caret after the same digits. */
  #settle() {
    this.#pending = '';
    this.#isAfterWord = false;
    if (!this.units) return;
    const before = stateOf(this.input);
    const digits = understandAmount(before.text);
    const text = digits === null ? before.text : groupIndian(digits);
    if (text === before.text) return;
    const after = { text, start: text.length, end: text.length };
    this.#replace(recordEdit(this.#history, before, after, null), 'insertReplacementText');
  }

  #show(history: EditHistory) {
    this.#history = history;
    const { input } = this;
    const { text, start, end } = history.shown;
    if (input.value !== text) input.value = text;
    const isPlaced = input.selectionStart === start && input.selectionEnd === end;
    if (document.activeElement === input && !isPlaced) input.setSelectionRange(start, end);
  }

  /** Shows a text of our own making, and notifies the form. */
  #replace(history: EditHistory, inputType: string) {
    if (history === this.#history) return;
    this.#show(history);
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  }

  #run(command: Command) {
    const next = command === 'historyUndo' ? undoEdit(this.#history) : redoEdit(this.#history);
    this.#replace(next, command);
  }

  #prepare(event: InputEvent) {
    this.#before = stateOf(this.input);
    if (!isCommand(event.inputType)) return;
    event.preventDefault();
    this.#run(event.inputType);
  }

  #accept(event: Event) {
    const { shown } = this.#history;
    const { text: typed, end } = stateOf(this.input);
    if (typed === shown.text) return;
    const before = { ...(this.#before ?? shown), text: shown.text };
    const kind = (event instanceof InputEvent && KINDS[event.inputType]) || null;
    const deleting = kind === 'typing' ? null : kind;
    const units = this.units ? { pending: this.#pending } : null;
    const { text, caret, pending = '' } = editAmount(shown.text, typed, end, deleting, units);
    const begun = typed.slice(0, end);
    const isPointOfWord = this.#isAfterWord && isPoint(begun);
    this.#isAfterWord = isWord(begun) || (this.#isAfterWord && begun.trim() === '');
    this.#pending = pending;
    if (text === shown.text || isPointOfWord) {
      this.#show({ ...this.#history, shown: before });
      return;
    }
    const after = { text, start: caret, end: caret };
    this.#show(recordEdit(this.#history, before, after, kind));
  }

  #press(event: KeyboardEvent) {
    const command = commandOf(event);
    const isStep = this.step && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (command || isStep) event.preventDefault();
    if (command) this.#run(command);
    if (isStep) this.#stepBy(event.key === 'ArrowUp' ? 1 : -1);
  }

  #stepBy(direction: 1 | -1) {
    const before = stateOf(this.input);
    const text = stepAmount(before.text, direction * (this.step ?? 0));
    if (text === before.text) return;
    const caret = carryCaret(before.text, before.end, text);
    const after = { text, start: caret, end: caret };
    this.#replace(recordEdit(this.#history, before, after, null), 'insertReplacementText');
  }
}
