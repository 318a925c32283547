/**
 * What can be undone in an amount field. The browser's own memory of edits is lost whenever script
 * puts commas into a field, so the field keeps one.
 */

/** A field with what is selected in it; a caret is a selection of no length. */
export type FieldState = { text: string; start: number; end: number };

export type EditHistory = {
  past: readonly FieldState[];
  shown: FieldState;
  future: readonly FieldState[];
  /** The kind of the last edit, while another of that kind would still be part of it. */
  open: EditKind;
};

/** Typing is undone in one go, as is deleting backward or forward; `null` is an edit of its own. */
export type EditKind = 'typing' | 'backward' | 'forward' | null;

const MOST_STEPS = 100;

export function beginHistory(text: string): EditHistory {
  const shown = { text, start: text.length, end: text.length };
  return { past: [], shown, future: [], open: null };
}

/** Adds an edit. `before` is the field as it was, with what was selected when the edit began. */
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

/** One edit back. Without one the history as it is. */
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

/** One undone edit forward again. Without one the history as it is. */
export function redoEdit(history: EditHistory): EditHistory {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.shown], shown: after, future, open: null };
}
