import { sampleQuotations } from '@/content/samples/quotations';
import { formatAgo } from '@/lib/dates';
import {
  impossibleRows,
  misplacedRows,
  soundRows,
} from '@/lib/portal/database/bad-rows.test-support';
import type { PortalDatabase, TableName } from '@/lib/portal/database/database';
import { freshArea } from '@/lib/portal/database/fresh-area.test-support';
import { isSound, keptIn } from '@/lib/portal/database/kept-rows';
import { recordWords } from '@/lib/portal/database/record-words';
import type { Activity, Quotation } from '@/lib/portal/database/records';
import { seedRows } from '@/lib/portal/database/seed';
import { removeSetAside, setAsideFile } from '@/lib/portal/database/set-aside';
import { validityWords } from '@/lib/portal/quotations/quotation-rules';
import { stageOf } from '@/lib/portal/quotations/stage';

const name = ({ table, field }: { table: string; field: string }) => `${table}.${field}`;
const fields = [...new Set(impossibleRows().map(name))];

test('what the client area writes is sound', () => {
  for (const [table, row] of Object.entries(soundRows)) {
    expect([table, isSound(table as TableName, row)]).toEqual([table, true]);
  }
  for (const [table, rows] of Object.entries(seedRows(new Date()))) {
    for (const row of rows) expect([row, isSound(table as TableName, row)]).toEqual([row, true]);
  }
});

test.each(fields)('an impossible value of %s is found', (field) => {
  for (const { table, row } of impossibleRows().filter((spoiled) => name(spoiled) === field)) {
    expect([row, isSound(table, row)]).toEqual([row, false]);
  }
});

test.each(fields)(
  'a misplaced value of %s is found, or can at least be shown in words',
  (field) => {
    for (const { table, row } of misplacedRows().filter((spoiled) => name(spoiled) === field)) {
      if (!isSound(table, row)) continue;
      for (const { label, words } of recordWords(table, row)) {
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
  expect(isSound('quotations', { ...soundRows.quotations, ...change })).toBe(false);
});

describe('a damaged row', () => {
  let db: PortalDatabase;
  beforeEach(async () => {
    db = await freshArea();
    await db.table('quotations').put({ ...soundRows.quotations, status: 'lost' });
    await db.table('documents').put({ ...soundRows.documents, size: -1 });
    await db.documentBytes.put(soundRows.documentBytes);
  });

  test('is left out, and the rest is read', async () => {
    const kept = keptIn(db);
    expect((await kept.rows('quotations')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['received', 'pending', 'expired']),
    );
    expect(await kept.rows('quotations')).toHaveLength(3);
    expect(await kept.row('documents', 'd1')).toBeUndefined();
    expect((await kept.setAside()).map(({ table, key }) => [table, key])).toEqual(
      expect.arrayContaining([
        ['quotations', 'Q-2026-004'],
        ['documents', 'd1'],
      ]),
    );
  });

  test('can be saved as text, and is kept until it is removed', async () => {
    const text = await (await setAsideFile()).text();
    expect(JSON.parse(text)).toHaveLength(2);
    expect(await db.quotations.count()).toBe(sampleQuotations.length + 1);
    await removeSetAside();
    expect(await keptIn(db).setAside()).toEqual([]);
    expect(await db.quotations.count()).toBe(sampleQuotations.length);
    expect(await db.documentBytes.get('d1')).toBeUndefined();
  });
});
