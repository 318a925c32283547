import { noticesTable } from '@/content/tables/notices';
import { findNotices } from '@/lib/notices';

const numbers = (typed: string) => findNotices(typed).map(({ number }) => number);

test.each([
  ['143(1)', ['143(1)']],
  ['143 (1)', ['143(1)']],
  ['1431', ['143(1)']],
  ['143(1)(a)', ['143(1)(a)']],
  ['270(1)', ['143(1)']],
  ['intimation u/s 143(1)', ['143(1)']],
  ['ITBA/AST/S/143(2)/2025-26/1', ['143(2)']],
  ['148a', ['148A']],
  ['drc 01b', ['DRC-01B']],
  ['ASMT10', ['ASMT-10']],
  ['143', ['143(1)(a)', '143(1)', '143(2)']],
  ['999', []],
  ['', []],
  ['()', []],
])('%s is %j', (typed, found) => {
  expect(numbers(typed)).toEqual(found);
});

test('every notice is found by its number', () => {
  for (const { number } of noticesTable.rows) expect(numbers(number)).toEqual([number]);
});
