import { addToCart } from '@/features/client-area/cart/cart';
import {
  answerWithFile,
  answerWithout,
  noteFilesSent,
  restoreAnswer,
  withdrawAnswer,
} from '@/features/client-area/checklist/answers';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { deleteDocument, restoreDocument } from '@/features/client-area/store/documents';
import { listPresentDocuments } from '@/features/client-area/store/recently-deleted';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { createChecklists } from '@/lib/content/checklists';
import { getDayInIndia } from '@/lib/days';
import { limits } from '@/lib/limits';
import { freshArea, readLatestActivity } from '@/lib/test-support/fresh-area';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const today = () => getDayInIndia(Date.now());

describe('papers', () => {
  const book = createChecklists({ withWords: true });
  beforeEach(async () => {
    await addToCart('formation-private-limited');
    await requestQuotation();
  });
  const listItems = async () => {
    const stored = createStoredRows(db);
    const rows = {
      quotations: computeQuotations(await stored.rows('threads'), today()),
      answers: await stored.rows('checklist'),
      documents: await listPresentDocuments(stored),
    };
    return listChecklistGroups(rows, book).flatMap((group) => group.items);
  };
  const getFirstItem = async () => {
    const [item] = await listItems();
    if (!item) throw new Error('nothing is needed');
    return item;
  };

  test('one file or several can answer a paper, each file only once', async () => {
    for (const id of ['sample-1', 'sample-2', 'sample-1'])
      await answerWithFile(await getFirstItem(), id);
    expect(await getFirstItem()).toMatchObject({
      isAnswered: true,
      files: [{ id: 'sample-1' }, { id: 'sample-2' }],
    });
    expect(await findUnsoundRows(db)).toEqual([]);
  });

  test('counts as missing once all its files are deleted, until one is restored', async () => {
    await answerWithFile(await getFirstItem(), 'sample-1');
    await deleteDocument('sample-1');
    expect(await getFirstItem()).toMatchObject({ isAnswered: false, files: [] });
    await expect(answerWithFile(await getFirstItem(), 'sample-1')).rejects.toThrow(
      'no longer here',
    );
    await answerWithFile(await getFirstItem(), 'sample-2');
    await restoreDocument('sample-1');
    expect((await getFirstItem()).files.map(({ id }) => id)).toEqual(['sample-1', 'sample-2']);
  });

  test('can be marked as not applicable, and that can be withdrawn and restored', async () => {
    await answerWithout(await getFirstItem(), 'notApplicable');
    expect(await getFirstItem()).toMatchObject({
      isAnswered: true,
      answer: { answer: 'notApplicable' },
    });
    const answer = await withdrawAnswer((await getFirstItem()).id);
    expect(await getFirstItem()).toMatchObject({ isAnswered: false, answer: null });
    expect(await withdrawAnswer((await getFirstItem()).id)).toBeNull();
    if (answer) await restoreAnswer(answer);
    expect((await getFirstItem()).isAnswered).toBe(true);
  });

  test('Undo leaves an answer that was given since the other was withdrawn', async () => {
    await answerWithout(await getFirstItem(), 'notApplicable');
    const answer = await withdrawAnswer((await getFirstItem()).id);
    await answerWithFile(await getFirstItem(), 'sample-1');
    if (answer) await restoreAnswer(answer);
    expect(await getFirstItem()).toMatchObject({
      answer: { answer: 'files', documents: ['sample-1'] },
    });
  });

  test('are sent once the client says so, and to be sent again after another file', async () => {
    await answerWithFile(await getFirstItem(), 'sample-1');
    expect((await getFirstItem()).isToSend).toBe(true);
    await noteFilesSent(['sample-2'], 'mail');
    expect((await getFirstItem()).isToSend).toBe(true);
    await noteFilesSent(['sample-1', 'sample-2'], 'whatsapp');
    expect((await getFirstItem()).isToSend).toBe(false);
    const isSent = async (id: string) => (await db.documents.get(id))?.sentAt !== undefined;
    expect([await isSent('sample-1'), await isSent('sample-0')]).toEqual([true, false]);
    expect(await readLatestActivity()).toMatchObject({
      title: 'Documents sent to us',
      detail: '2 files by WhatsApp',
      status: 'completed',
    });
    await answerWithFile(await getFirstItem(), 'sample-2');
    expect((await getFirstItem()).isToSend).toBe(true);
    await noteFilesSent(['sample-1'], null);
    expect([await isSent('sample-1'), await isSent('sample-2')]).toEqual([false, true]);
    expect(await findUnsoundRows(db)).toEqual([]);
  });

  test('of a month are sent with the answers that have no file', async () => {
    const asked = (id: string) => ({
      id: getChecklistItemId('2026-01', id),
      owner: '2026-01',
      paper: { id, text: `Paper ${id}` },
    });
    await answerWithFile(asked('a'), 'sample-1');
    await answerWithout(asked('b'), 'notApplicable');
    await answerWithFile(asked('c'), 'sample-2');
    await answerWithout({ ...asked('d'), owner: 'Q-2026-001' }, 'otherwise');
    await noteFilesSent(['sample-1'], 'whatsapp', ['2026-01']);
    const answers = (await db.checklist.toArray()).filter(({ paper }) => /^Paper /.test(paper));
    expect(answers.map(({ paper, sentAt }) => [paper, sentAt !== undefined])).toEqual([
      ['Paper a', true],
      ['Paper b', true],
      ['Paper c', false],
      ['Paper d', false],
    ]);
    expect(await readLatestActivity()).toMatchObject({ detail: '1 file by WhatsApp' });
    expect(await findUnsoundRows(db)).toEqual([]);
  });

  test('accepts no file that is gone, and no more files than the limit', async () => {
    await expect(answerWithFile(await getFirstItem(), 'gone')).rejects.toThrow('no longer here');
    const document = (await db.documents.get('sample-1')) as DocumentEntry;
    for (let count = 0; count <= limits.paperFiles; count++) {
      await db.documents.put({ ...document, id: `f${count}` });
      const answered = answerWithFile(await getFirstItem(), `f${count}`);
      if (count < limits.paperFiles) await answered;
      else await expect(answered).rejects.toThrow('One paper takes up to 50 files.');
    }
  });
});
