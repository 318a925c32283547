import { noticesTable } from '@/content/tables/notices';
import { findNotices, getGenuinenessCheck } from '@/lib/notices';

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

test.each([
  ['142(1)', '272A(1)(d)', '₹10,000'],
  ['143(2)', '272A(1)(d)', '₹10,000'],
  ['131', '272A(1)(c)', '₹10,000'],
  ['133(6)', '272A(2)(c)', '₹500 for each day'],
  ['156', '220(2)', '1% a month'],
])('%s says what happens if you ignore it: section %s, %s', (number, section, penalty) => {
  const row = noticesTable.rows.find((notice) => notice.number === number);
  expect(row?.ignored).toContain(`section ${section}`);
  expect(row?.ignored).toContain(penalty);
});

test('every notice says what happens if you ignore it, with its section or the form that follows', () => {
  for (const { ignored } of noticesTable.rows) expect(ignored).toMatch(/section|rule|DRC-01/);
});

test('an income tax notice says how to check that it is genuine; only an intimation has a password', () => {
  const getCheck = (number: string) =>
    findNotices(number).map((notice) => getGenuinenessCheck(notice))[0];
  expect(getCheck('143(1)')).toMatch(/Is it genuine\?.*DDMMYYYY/);
  expect(getCheck('142(1)')).toMatch(/^Is it genuine\?.*\(DIN\)\.$/);
  expect(getCheck('DRC-01')).toBeNull();
});
