import { getDescription } from '@/features/client-area/backup/descriptions';
import { FRAGMENT_LIMIT } from '@/features/client-area/protocol/link';
import type { TableName } from '@/features/client-area/store/database';
import { isSound } from '@/features/client-area/store/kinds';
import type { Activity } from '@/features/client-area/store/records/records';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { formatAgo } from '@/lib/dates';
import { impossibleRows, misplacedRows, validRows } from '@/lib/test-support/good-and-bad-rows';

const formatField = ({ table, field }: { table: string; field: string }) => `${table}.${field}`;
const fields = [...new Set(impossibleRows().map(formatField))];

test('every row that the client area writes is sound', () => {
  for (const [table, row] of Object.entries(validRows)) {
    expect([table, isSound(table as TableName, row)]).toEqual([table, true]);
  }
  for (const [table, rows] of Object.entries(seedRows(new Date()))) {
    for (const row of rows) expect([row, isSound(table as TableName, row)]).toEqual([row, true]);
  }
});

test('the outbox holds a token of any length that a link can carry', () => {
  const isStored = (length: number) => {
    const outbox = { number: 1, token: 'x'.repeat(length) };
    return isSound('threads', { ...validRows.threads, outbox });
  };
  expect([isStored(FRAGMENT_LIMIT), isStored(FRAGMENT_LIMIT + 1)]).toEqual([true, false]);
});

test('a quotation with the messages of another is found', () => {
  expect(isSound('threads', { ...validRows.threads, rid: 'B'.repeat(22) })).toBe(false);
});

test.each(fields)('an impossible value of %s is found', (field) => {
  for (const { table, row } of impossibleRows().filter(
    (spoiled) => formatField(spoiled) === field,
  )) {
    expect([row, isSound(table, row)]).toEqual([row, false]);
  }
});

test.each(fields)('a misplaced value of %s is found, or can at least be named', (field) => {
  for (const { table, row } of misplacedRows().filter(
    (spoiled) => formatField(spoiled) === field,
  )) {
    if (!isSound(table, row) || table === 'documentBytes') continue;
    const shown = getDescription(table).name?.(row as never) ?? '';
    expect(shown).not.toMatch(/NaN|Invalid|undefined|∞/);
    if (table === 'activity') expect(formatAgo((row as Activity).at, 2e12)).not.toContain('NaN');
  }
});
