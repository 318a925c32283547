import {
  acceptAmount,
  carryCaret,
  editAmount,
  salvageAmount,
  stepAmount,
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

const KINDS: Record<string, EditKind> = {
  insertText: 'typing',
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

type Command = 'historyUndo' | 'historyRedo';
const isCommand = (inputType: string): inputType is Command =>
  inputType === 'historyUndo' || inputType === 'historyRedo';

/** Ctrl or Cmd with Z, with Shift and Z, or with Y; on a keyboard of another script by its place. */
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
 * Keeps a text field to an amount in Indian grouping, with undo and a caret that stays put. What
 * was typed before script was there, or brought back on return, is put in order first.
 */
export class AmountEditor {
  #history: EditHistory;
  /** The field before the edit that is on its way. */
  #before: FieldState | null = null;
  readonly #listeners = new AbortController();

  /** `step` is what the arrow keys add and take away. */
  constructor(
    readonly input: HTMLInputElement,
    readonly step: number | undefined,
  ) {
    this.#history = beginHistory(salvageAmount(input.value));
    this.#show(this.#history);
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', (event) => this.#prepare(event), { signal });
    input.addEventListener('input', (event) => this.#accept(event), { signal });
    input.addEventListener('keydown', (event) => this.#press(event), { signal });
    input.form?.addEventListener('reset', () => this.#forget(), { signal });
  }

  stop() {
    this.#listeners.abort();
  }

  #forget() {
    this.#history = beginHistory('');
  }

  #show(history: EditHistory) {
    this.#history = history;
    const { input } = this;
    const { text, start, end } = history.shown;
    if (input.value !== text) input.value = text;
    const isPlaced = input.selectionStart === start && input.selectionEnd === end;
    if (document.activeElement === input && !isPlaced) input.setSelectionRange(start, end);
  }

  /** Shows a text that the browser did not make, and lets the form know. */
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
    if (acceptAmount(typed) === null) {
      this.#show({ ...this.#history, shown: before });
      return;
    }
    const kind = (event instanceof InputEvent && KINDS[event.inputType]) || null;
    const { text, caret } = editAmount(shown.text, typed, end, kind === 'typing' ? null : kind);
    const after = { text, start: caret, end: caret };
    const isEdit = text !== shown.text;
    this.#show(
      isEdit ? recordEdit(this.#history, before, after, kind) : { ...this.#history, shown: after },
    );
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
