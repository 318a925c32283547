import {
  beginHistory,
  type EditHistory,
  type EditKind,
  recordEdit,
  redoEdit,
  undoEdit,
} from '@/lib/forms/amount-input-history';

const caret = (text: string, at = text.length) => ({ text, start: at, end: at });

/** A history after edits, each begun where the one before it ended. */
function after(...edits: [text: string, kind: EditKind][]): EditHistory {
  return edits.reduce(
    (history, [text, kind]) => recordEdit(history, history.shown, caret(text), kind),
    beginHistory(''),
  );
}

test('what is typed in one go is undone and redone in one go', () => {
  const typed = after(['1', 'typing'], ['12', 'typing'], ['123', 'typing']);
  expect(undoEdit(typed).shown).toEqual(caret(''));
  expect(redoEdit(undoEdit(typed)).shown).toEqual(caret('123'));
});

test('typing, deleting and pasting are undone one by one', () => {
  const edited = after(['12', 'typing'], ['1', 'backward'], ['', 'backward'], ['500', null]);
  const texts = [edited];
  for (let steps = 0; steps < 4; steps += 1) texts.push(undoEdit(texts.at(-1) as EditHistory));
  expect(texts.map(({ shown }) => shown.text)).toEqual(['500', '', '12', '', '']);
});

test('two pastes are two edits', () => {
  expect(undoEdit(after(['1', null], ['2', null])).shown.text).toBe('1');
});

test('typing elsewhere is a new edit, and undoing it puts the caret back there', () => {
  const typed = after(['123', 'typing']);
  const before = caret('123', 0);
  const elsewhere = recordEdit(typed, before, caret('9,123', 1), 'typing');
  expect(undoEdit(elsewhere).shown).toEqual(before);
  expect(undoEdit(undoEdit(elsewhere)).shown.text).toBe('');
});

test('typing over a selection brings the selection back', () => {
  const selected = { text: '123', start: 0, end: 3 };
  const replaced = recordEdit(after(['123', 'typing']), selected, caret('5'), 'typing');
  expect(undoEdit(replaced).shown).toEqual(selected);
});

test('an edit after an undo leaves nothing to redo', () => {
  const undone = undoEdit(after(['1', null], ['2', null]));
  const edited = recordEdit(undone, undone.shown, caret('3'), null);
  expect(redoEdit(edited)).toBe(edited);
  expect(undoEdit(edited).shown.text).toBe('1');
});

test('without an edit there is nothing to undo or redo', () => {
  const fresh = beginHistory('500');
  expect(undoEdit(fresh)).toBe(fresh);
  expect(redoEdit(fresh)).toBe(fresh);
});

test('no more than a hundred edits are remembered', () => {
  const texts = Array.from({ length: 1000 }, (_, index) => String(index));
  let history = after(...texts.map((text): [string, EditKind] => [text, null]));
  for (let steps = 0; steps < 1000; steps += 1) history = undoEdit(history);
  expect(history.shown.text).toBe('899');
  expect(history.future).toHaveLength(100);
});
