import { readFileSync } from 'node:fs';
import { offline } from '@/content/offline';
import { sampleDocuments } from '@/content/samples/documents';
import { describedNames, descriptions } from '@/features/client-area/backup/descriptions';
import { describeStoredCounts, listStored } from '@/features/client-area/backup/stored-data';
import { createKeyPair } from '@/features/client-area/protocol/signing';
import { eraseEverything } from '@/features/client-area/store/areas/switch';
import { PortalDatabase } from '@/features/client-area/store/database';
import { tableNames } from '@/features/client-area/store/kinds';
import { listRowTables } from '@/features/client-area/store/names';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { CACHE_PREFIX, CHOICE_KEY, TICKS_KEY } from '@/lib/browser/storage-names';
import { keepTheme } from '@/lib/browser/theme';
import {
  offeredSampleActivity,
  offeredSampleCart,
  offeredSampleQuotations,
} from '@/lib/content/sample-rows';
import { listFiles } from '@/lib/list-files';
import { freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

test('every table of the database is listed', () => {
  const tables = listRowTables(new PortalDatabase('unopened')).map(({ name }) => name);
  expect([...tableNames].sort()).toEqual(tables.sort());
});

const sources = listFiles(['app', 'features', 'components', 'content', 'lib']).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test|^lib\/(build|scripts|test-support)\//.test(file),
);

const READER = 'lib/browser/loader.ts';
const CLEARER = 'lib/browser/follow-area-pointer.ts';

// The inbox (features/client-area/firm-inbox) is on the firm's own computer, with its own file and its own erasing.
test.each([
  [/\bsessionStorage\b/, [CLEARER, READER, 'lib/forms/session-store.ts']],
  [
    /\blocalStorage\b/,
    [
      'lib/browser/inline.ts',
      READER,
      'lib/browser/theme.ts',
      'lib/forms/ticks.ts',
      'lib/browser/area-pointer.ts',
      'features/calendar/choice.ts',
    ],
  ],
  [/\b(document\.cookie|getDirectory\()/, []],
  [
    /\b(caches\.|serviceWorker\.register)/,
    [
      'features/offline/stored-site.ts',
      'features/offline/tombstone.ts',
      'features/offline/worker.ts',
    ],
  ],
  [
    /\bindexedDB\.|new Dexie\(|extends Dexie\b/,
    ['features/client-area/store/database.ts', 'features/client-area/firm-inbox/inbox-database.ts'],
  ],
])('only the listed modules use %s', (storage, modules) => {
  const users = sources.filter((file) => storage.test(readFileSync(file, 'utf8'))).sort();
  expect(users).toEqual(modules.toSorted());
});

test('stored rows are listed by kind, with counts and names', async () => {
  const db = await freshArea();
  const stored = createStoredRows(db);
  const sections = await listStored(stored);
  expect(sections.map(({ title }) => title)).toEqual(
    describedNames.filter((name) => name !== 'meta').map((name) => descriptions[name].title),
  );
  const getNames = (title: string) =>
    sections.find((section) => section.title === title)?.names.toSorted();
  expect(getNames('Documents')).toEqual(sampleDocuments.map(({ name }) => name).toSorted());
  expect(getNames('Cart')).toEqual(offeredSampleCart.map(({ service }) => service).toSorted());
  expect(getNames('Activity')).toEqual([]);
  const papers = await db.checklist.count();
  const answered = `${papers} ${papers === 1 ? 'paper' : 'papers'} answered`;
  expect(await describeStoredCounts(stored)).toEqual({
    inFile: [
      'Profile',
      `${offeredSampleCart.length} services in the cart`,
      `${offeredSampleQuotations.length} quotations`,
      expect.stringMatching(new RegExp(`^${sampleDocuments.length} documents, .* KB$`)),
      ...(papers > 0 ? [answered] : []),
      `${offeredSampleActivity.length} entries of activity`,
      'Settings',
    ],
    inNoFile: [],
  });
});

test('before erasing, every kind of record is named, those in no file separately', async () => {
  const db = await freshArea();
  for (const name of tableNames) await db.table(name).put(validRows[name]);
  const { privateKey } = await createKeyPair();
  await db.threadKeys.put({ ...validRows.threadKeys, privateKey });
  const { inFile, inNoFile } = await describeStoredCounts(createStoredRows(db));
  expect(inFile).toHaveLength(describedNames.length - 2);
  expect(inNoFile).toEqual([descriptions.threadKeys.title]);
});

test('the offline copy is listed, but not among what an erase takes', async () => {
  const stored = createStoredRows(await freshArea());
  const serviceWorker = { getRegistration: async () => ({ active: {} }) };
  Object.assign(globalThis, { navigator: { serviceWorker } });
  Object.assign(globalThis, { caches: { keys: async () => [`${CACHE_PREFIX}one`] } });
  const { title } = offline.mine;
  expect(await listStored(stored)).toContainEqual({ title, count: title, names: [] });
  expect((await describeStoredCounts(stored)).inNoFile).not.toContain(title);
  for (const name of ['navigator', 'caches']) Reflect.deleteProperty(globalThis, name);
});

test('a chosen theme, the choices in the due dates and ticked papers are listed, and erased with the rest', async () => {
  const stored = createStoredRows(await freshArea());
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.assign(globalThis, { localStorage, window: { localStorage } });
  keepTheme('dark');
  values.set(CHOICE_KEY, 'employer company');
  values.set(TICKS_KEY, '0a1b2c3d');
  const titles = (await listStored(stored)).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Light and dark', 'Due dates', 'What to bring']));
  expect((await describeStoredCounts(stored)).inNoFile).toEqual([
    'Light and dark',
    'Due dates',
    'What to bring',
  ]);
  await eraseEverything();
  expect([...values]).toEqual([]);
  Reflect.deleteProperty(globalThis, 'window');
});
