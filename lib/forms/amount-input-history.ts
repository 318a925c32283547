/**
 * What can be undone in an amount field. Browsers forget their own undo history whenever script
 * puts commas into a field, so the field keeps one.
 */

/** The text of a field and its selection; a caret is a selection of length zero. */
export type FieldState = { text: string; start: number; end: number };

export type EditHistory = {
  past: readonly FieldState[];
  shown: FieldState;
  future: readonly FieldState[];
  /** The kind of the last edit, while the next edit of that kind still joins it; else `null`. */
  open: EditKind;
};

/** Edits of one kind in a row are undone together; a `null` edit, such as a paste, alone. */
export type EditKind = 'typing' | 'backward' | 'forward' | null;

const MOST_STEPS = 100;

export function beginHistory(text: string): EditHistory {
  const shown = { text, start: text.length, end: text.length };
  return { past: [], shown, future: [], open: null };
}

/** Adds an edit. `before` is the field before it, with the selection at that time. */
export function recordEdit(
  history: EditHistory,
  before: FieldState,
  after: FieldState,
  kind: EditKind,
): EditHistory {
  const isAtSamePlace = before.start === before.end && before.end === history.shown.end;
  const goesOn = kind !== null && kind === history.open && isAtSamePlace;
  const past = goesOn ? history.past : [...history.past, before].slice(-MOST_STEPS);
  return { past, shown: after, future: [], open: kind };
}

/** Undoes one edit; with none to undo, returns the history unchanged. */
export function undoEdit(history: EditHistory): EditHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    shown: before,
    future: [history.shown, ...history.future],
    open: null,
  };
}

/** Redoes one edit; with none to redo, returns the history unchanged. */
export function redoEdit(history: EditHistory): EditHistory {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.shown], shown: after, future, open: null };
}
