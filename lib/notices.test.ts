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

// Section 143(1)(a), second proviso; section 220(1) of a demand, which an intimation may be; section
// 139(9); rule 68 of GST; rule 142(4); rules 88C and 88D.
test.each([
  ['143(1)(a)', '30 days'],
  ['143(1)', '30 days'],
  ['156', '30 days'],
  ['139(9)', '15 days, '],
  ['GSTR-3A', '15 days'],
  ['DRC-01', '30 days'],
  ['DRC-01B', '7 days, '],
  ['DRC-01C', '7 days, '],
])('%s is answered within %s', (number, time) => {
  const row = noticesTable.rows.find((notice) => notice.number === number);
  expect(row?.time.startsWith(`within ${time}`)).toBe(true);
});

test('section 142(1) says that silence can bring a penalty, section 272A(1)(d)', () => {
  const row = noticesTable.rows.find(({ number }) => number === '142(1)');
  expect(row).toMatchObject({
    time: 'the date on the notice',
    first: expect.stringMatching(/penalty$/),
  });
});

test('a notice under section 142(1) says by when, where to reply and what silence brings', () => {
  const row = noticesTable.rows.find(({ number }) => number === '142(1)');
  expect(row?.time).toBe('the date on the notice');
  expect(row?.first).toMatch(/^Reply on the portal .*penalty$/);
});
