import fc from 'fast-check';
import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import { createShortList } from '@/features/client-area/home/short-list';

/** `group('a', '01')` has a missing paper `a0` and a paper `a1` that is in. */
const group = (id: string, areIn: string): ChecklistGroup => ({
  id,
  quotation: 'Q-2026-001',
  services: [],
  list: null,
  items: Array.from(
    areIn,
    (isIn, index) => ({ id: `${id}${index}`, isIn: isIn === '1' }) as ChecklistItem,
  ),
});
const shown = (groups: ChecklistGroup[], answered: string[] = []) =>
  createShortList(groups, 5, new Set(answered)).map((entry) =>
    entry.shown.map(({ id }) => id).join(),
  );

test.each([
  ['nothing', [], []],
  ['nothing that is missing', [group('a', '11')], []],
  ['five of one', [group('a', '000000')], ['a0,a1,a2,a3,a4']],
  ['two and two', [group('a', '0000'), group('b', '1000')], ['a0,a1', 'b1,b2']],
  ['three and one', [group('a', '0000'), group('b', '0')], ['a0,a1,a2', 'b0']],
  ['one and three', [group('a', '10'), group('b', '0000')], ['a1', 'b0,b1,b2']],
  ['two groups of three', ['a', 'b', 'c'].map((id) => group(id, '0')), ['a0', 'b0']],
])('shows %s', (_, groups, expected) => {
  expect(shown(groups)).toEqual(expected);
});

test('a paper answered in this visit keeps its place', () => {
  expect(shown([group('a', '010'), group('b', '00')], ['a1'])).toEqual(['a0,a1', 'b0,b1']);
  expect(shown([group('a', '1')], ['a0'])).toEqual(['a0']);
});

test('never takes more lines than given, and always shows a missing paper', () => {
  const areIn = fc.string({ unit: fc.constantFrom('0', '1'), maxLength: 9 });
  fc.assert(
    fc.property(fc.array(areIn, { maxLength: 4 }), fc.integer({ min: 3, max: 8 }), (all, lines) => {
      const groups = all.map((one, index) => group('abcd'.charAt(index), one));
      const list = createShortList(groups, lines, new Set());
      const names = Math.max(0, list.length - 1);
      const papers = list.reduce((sum, entry) => sum + entry.shown.length, 0);
      expect(papers + names).toBeLessThanOrEqual(lines);
      expect(list.every((entry) => entry.shown.length > 0)).toBe(true);
      expect(papers > 0).toBe(all.some((one) => one.includes('0')));
    }),
  );
});
