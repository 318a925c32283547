import { sampleQuotations } from '@/content/samples/quotations';
import { formatAgo } from '@/lib/dates';
import type { PortalDatabase, TableName } from '@/lib/portal/db/database';
import { invalidRowsFile, removeInvalidRows } from '@/lib/portal/db/invalid-rows';
import { seedRows } from '@/lib/portal/db/seed';
import { isValid, storedRowsIn } from '@/lib/portal/db/valid-rows';
import { recordWords } from '@/lib/portal/export/record-words';
import { validityWords } from '@/lib/portal/records/quotation-rules';
import type { Activity, Quotation } from '@/lib/portal/records/records';
import { stageOf } from '@/lib/portal/records/stage';
import { freshArea } from '@/lib/test-support/fresh-area';
import { impossibleRows, misplacedRows, validRows } from '@/lib/test-support/good-and-bad-rows';

const name = ({ table, field }: { table: string; field: string }) => `${table}.${field}`;
const fields = [...new Set(impossibleRows().map(name))];

test('what the client area writes is sound', () => {
  for (const [table, row] of Object.entries(validRows)) {
    expect([table, isValid(table as TableName, row)]).toEqual([table, true]);
  }
  for (const [table, rows] of Object.entries(seedRows(new Date()))) {
    for (const row of rows) expect([row, isValid(table as TableName, row)]).toEqual([row, true]);
  }
});

test.each(fields)('an impossible value of %s is found', (field) => {
  for (const { table, row } of impossibleRows().filter((spoiled) => name(spoiled) === field)) {
    expect([row, isValid(table, row)]).toEqual([row, false]);
  }
});

test.each(fields)(
  'a misplaced value of %s is found, or can at least be shown in words',
  (field) => {
    for (const { table, row } of misplacedRows().filter((spoiled) => name(spoiled) === field)) {
      if (!isValid(table, row)) continue;
      if (table === 'documentBytes') continue;
      for (const { label, words } of recordWords(table, row as never)) {
        expect([label, words]).not.toContainEqual(expect.stringMatching(/NaN|Invalid|undefined|∞/));
      }
      const quotation = row as Quotation;
      if (table === 'quotations') {
        expect(validityWords(quotation, '2026-02-14')).not.toContain('Invalid');
        expect(stageOf(quotation, null, '2026-02-14')).toBeDefined();
      }
      if (table === 'activity') expect(formatAgo((row as Activity).at, 2e12)).not.toContain('NaN');
    }
  },
);

test.each([
  ['a total that is not that of the services', { total: 1000 }],
  ['a received quotation without a validity', { validUntil: null }],
  ['a pending quotation with a validity', { status: 'pending' }],
])('%s is set aside', (_, change) => {
  expect(isValid('quotations', { ...validRows.quotations, ...change })).toBe(false);
});

describe('a damaged row', () => {
  let db: PortalDatabase;
  beforeEach(async () => {
    db = await freshArea();
    await db.table('quotations').put({ ...validRows.quotations, status: 'lost' });
    await db.table('documents').put({ ...validRows.documents, size: -1 });
    await db.documentBytes.put(validRows.documentBytes);
  });

  test('is left out, and the rest is read', async () => {
    const stored = storedRowsIn(db);
    expect((await stored.rows('quotations')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['received', 'pending', 'expired']),
    );
    expect(await stored.rows('quotations')).toHaveLength(3);
    expect(await stored.row('documents', 'd1')).toBeUndefined();
    expect((await stored.invalidRows()).map(({ table, key }) => [table, key])).toEqual(
      expect.arrayContaining([
        ['quotations', 'Q-2026-004'],
        ['documents', 'd1'],
      ]),
    );
  });

  test('can be saved as text, and is kept until it is removed', async () => {
    const text = await (await invalidRowsFile()).text();
    expect(JSON.parse(text)).toHaveLength(2);
    expect(await db.quotations.count()).toBe(sampleQuotations.length + 1);
    await removeInvalidRows();
    expect(await storedRowsIn(db).invalidRows()).toEqual([]);
    expect(await db.quotations.count()).toBe(sampleQuotations.length);
    expect(await db.documentBytes.get('d1')).toBeUndefined();
  });
});
