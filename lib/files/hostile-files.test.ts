import { demoQuotationKey } from '@/content/samples/quotation-key';
import { eraseInbox, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { createInboxFile, restoreInbox } from '@/features/client-area/firm-inbox/inbox-file';
import {
  decryptKey,
  encryptKey,
  readKeyFile,
} from '@/features/client-area/firm-inbox/keys/key-file';
import { importFirmKey } from '@/features/client-area/firm-inbox/keys/keys';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { type FileKind, fileKinds } from '@/lib/files/kinds';
import { describeFileRejection } from '@/lib/files/rejections';
import { exportFileWith } from '@/lib/test-support/export-file';
import { hostileFiles } from '@/lib/test-support/hostile-files';
import { hostileInboxes } from '@/lib/test-support/hostile-inboxes';
import { hostileKeys } from '@/lib/test-support/hostile-keys';
import type { Hostile } from '@/lib/test-support/hostile-texts';
import { answerOnlyRequest, createAskedInbox, inboxEntries } from '@/lib/test-support/inbox-client';
import { leaveBrowser, newBrowser, openOwnTab } from '@/lib/test-support/tabs';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const PASSPHRASE = 'three sums make a ledger';
const WRONG = 'The passphrase does not open this file. Check it and try again.';

async function wholeInbox(): Promise<string> {
  const client = await createAskedInbox();
  await answerOnlyRequest();
  await receiveFromClient(await client.decide({ step: 'declined', reason: 'time', words: '' }));
  return (await createInboxFile()).blob.text();
}

/** `use` reads a file as a page does; `stored` returns everything that this may change. */
type Subject = {
  files: Hostile;
  sound: Blob;
  use: (file: Blob) => Promise<unknown>;
  stored: () => Promise<unknown>;
};

async function area(): Promise<Subject> {
  await newBrowser();
  const { db, openStore, addToCart, takeSnapshot } = await openOwnTab();
  await openStore();
  await addToCart('itr-1');
  const { openExportFile } = await import('@/features/client-area/backup/file-reader');
  const { restoreEverything } = await import('@/features/client-area/backup/restore');
  return {
    files: {
      ...hostileFiles,
      another: {
        [fileKinds['firm-inbox'].name]: () => new Blob([inboxText]),
        [fileKinds['firm-inbox-key'].name]: () => new Blob([keyText]),
      },
    },
    sound: exportFileWith(),
    use: async (file) => restoreEverything(await openExportFile(file)),
    stored: async () => [
      await takeSnapshot(db),
      (await globalThis.indexedDB.databases()).map(({ name }) => name),
      Object.entries(window.localStorage),
    ],
  };
}

const inbox = async (): Promise<Subject> => ({
  files: hostileInboxes(inboxText, await wholeInbox()),
  sound: new Blob([inboxText]),
  use: restoreInbox,
  stored: inboxEntries,
});

async function key(): Promise<Subject> {
  await eraseInbox();
  return {
    files: hostileKeys(keyText, inboxText),
    sound: new Blob([keyText]),
    use: async (file) => importFirmKey(await decryptKey(await readKeyFile(file), PASSPHRASE)),
    stored: () => withInbox(({ keys }) => keys.toArray()),
  };
}

let inboxText: string;
let keyText: string;
beforeAll(async () => {
  inboxText = await wholeInbox();
  keyText = await encryptKey(demoQuotationKey, PASSPHRASE);
});

/** Packages for a client have a table of their own: checklist/firm-package.test.ts. */
const subjects: { [Kind in Exclude<FileKind, 'documents-from-the-firm'>]: () => Promise<Subject> } =
  {
    'client-area': area,
    'firm-inbox': inbox,
    'firm-inbox-key': key,
  };

const kinds = Object.keys(fileKinds) as FileKind[];
function sentenceFor(kind: FileKind, code: keyof Hostile, title: string): string {
  if (code === 'unopened') return WRONG;
  const found = kinds.find((each) => fileKinds[each].name === title);
  return describeFileRejection(kind, code, found);
}

afterEach(leaveBrowser);

test.each(Object.entries(subjects))(
  'each of fifty hostile files that pass for a %s is rejected with its sentence and changes nothing',
  async (name, prepare) => {
    const kind = name as FileKind;
    const { files, sound, use, stored } = await prepare();
    const before = await stored();
    const all = Object.entries(files).flatMap(([code, made]) =>
      Object.entries(made).map(([title, make]) => ({ fault: code as keyof Hostile, title, make })),
    );
    expect(all.length).toBeGreaterThanOrEqual(50);
    for (const { fault: code, title, make } of all) {
      const sentence = await use(await make()).then(
        () => 'taken',
        (error: Error) => (error.name === 'OperationError' ? error.message : error),
      );
      expect([title, sentence]).toEqual([title, sentenceFor(kind, code, title)]);
      expect([title, await stored()]).toEqual([title, before]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('isFirm' in {}).toBe(false);
    // The untouched file is accepted.
    await use(sound);
    expect(await stored()).not.toEqual(before);
  },
  // Long enough for a busy machine; it ends a hang.
  240_000,
);
