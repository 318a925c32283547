import { prices } from '@/content/prices';
import { sampleDocuments } from '@/content/samples/documents';
import { isStrict } from '@/content/words/conduct';
import {
  addToCart,
  detachFromCartItem,
  reattachToCartItem,
  removeFromCart,
  restoreCartItem,
  setCartQuantity,
} from '@/features/client-area/cart/cart';
import {
  answerWithFile,
  answerWithout,
  noteFilesSent,
  restoreAnswer,
  withdrawAnswer,
} from '@/features/client-area/checklist/answers';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import { emptyProfile, saveProfile } from '@/features/client-area/profile/profile';
import { threadLimits } from '@/features/client-area/protocol/messages';
import { askAgain } from '@/features/client-area/quotations/answers';
import { computeQuotation, computeQuotations } from '@/features/client-area/quotations/quotation';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { getChecklistItemId } from '@/features/client-area/records/checklist-ids';
import type { DocumentEntry } from '@/features/client-area/records/records';
import type { PortalDatabase } from '@/features/client-area/store/database';
import {
  addDocument,
  deleteDocument,
  readDocumentFile,
  restoreDocument,
} from '@/features/client-area/store/documents';
import { listPresentDocuments } from '@/features/client-area/store/recently-deleted';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { createChecklists } from '@/lib/content/checklists';
import { getServiceName } from '@/lib/content/prices';
import {
  offeredSampleActivity,
  offeredSampleCart,
  offeredSampleQuotations,
} from '@/lib/content/sample-rows';
import { getDayInIndia } from '@/lib/days';
import { limits, profileLimits } from '@/lib/limits';
import { freshArea, pdfFile } from '@/lib/test-support/fresh-area';
import { takeSnapshot } from '@/lib/test-support/snapshot';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const cart = () => db.cart.orderBy('addedAt').toArray();
const sampleTotal = offeredSampleCart.reduce((sum, { price }) => sum + price, 0);
const latestActivity = () => db.activity.orderBy('id').last();

describe('first opening', () => {
  test('the sample documents are real files of the size shown', async () => {
    for (const entry of await db.documents.toArray()) {
      const file = await readDocumentFile(entry);
      expect(file.size).toBe(entry.size);
      expect(file.type).toBe(entry.mime);
    }
  });
});

describe('cart', () => {
  test('Undo puts a removed service back, and leaves one that was added again', async () => {
    await addToCart('itr-1', { people: 2 });
    const removed = await removeFromCart('itr-1');
    if (!removed) throw new Error('nothing was removed');
    await restoreCartItem(removed);
    expect(await db.cart.get('itr-1')).toEqual(removed);
    await removeFromCart('itr-1');
    await addToCart('itr-1', { people: 7 });
    await restoreCartItem(removed);
    expect(await db.cart.get('itr-1')).toMatchObject({ people: 7 });
  });

  test('adds a priced service once', async () => {
    expect(await addToCart('gst-regular')).toMatchObject({
      added: true,
      item: { price: isStrict ? 0 : prices['gst-regular'].rupees },
    });
    expect(await addToCart('gst-regular')).toMatchObject({ added: false });
    expect((await cart()).map((item) => item.service)).toEqual([
      ...offeredSampleCart.map(({ service }) => service),
      getServiceName('gst-regular'),
    ]);
    expect((await latestActivity())?.title).toBe(
      `${getServiceName('gst-regular')} added to the cart`,
    );
  });

  test('keeps the unit of a recurring fee, and says where a fee is the lowest', async () => {
    expect((await addToCart('payroll')).item).toMatchObject({
      per: 'employee',
      description: prices.payroll.covers,
    });
    const { item } = await addToCart('audit-statutory');
    expect(item.from).toBe(isStrict ? undefined : true);
    expect(item.description).toContain(isStrict ? 'Report under section 143' : 'Lowest fee');
  });

  test('a quantity goes with unit and fee into the request, and into the cart again', async () => {
    await db.cart.clear();
    await addToCart('payroll');
    await setCartQuantity('payroll', 12);
    const asked = { per: 'employee', quantity: 12 };
    expect(await cart()).toMatchObject([asked]);
    const id = (await requestQuotation())?.id ?? '';
    expect((await readQuotation(id))?.services).toMatchObject([asked]);
    await askAgain(id);
    expect(await cart()).toMatchObject([{ id: 'payroll', ...asked }]);
    await setCartQuantity('payroll', null);
    expect((await cart())[0]?.quantity).toBeUndefined();
  });
});

const today = () => getDayInIndia(Date.now());
async function readQuotation(id = '') {
  const thread = await db.threads.get(id);
  return thread && computeQuotation(thread, today());
}

describe('a computation', () => {
  const SECOND = 'Second\nTax: ₹2';

  test('goes with its service into the quotation, only the latest one', async () => {
    await addToCart('itr-1', { attachment: 'First\nTax: ₹1' });
    expect(await addToCart('itr-1', { attachment: SECOND })).toMatchObject({ added: false });
    await addToCart('payroll');
    expect(await addToCart('itr-1')).toMatchObject({ item: { attachment: SECOND } });
    const quotation = await requestQuotation();
    expect(quotation?.services.slice(-2)).toEqual([
      expect.objectContaining({ priceId: 'itr-1', attachment: SECOND }),
      expect.not.objectContaining({ attachment: expect.anything() }),
    ]);
    expect(await readQuotation(quotation?.id)).toEqual(quotation);
  });

  test('can be removed, and Undo brings it back', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    expect(await db.cart.get('itr-1')).not.toHaveProperty('attachment');
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: 'Tax' });
  });

  test('that was removed comes back without undoing later changes of the item', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await addToCart('itr-1', { people: 3 });
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: 'Tax', people: 3 });
  });

  test('that was removed does not replace one that was attached since', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await addToCart('itr-1', { attachment: SECOND });
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: SECOND });
  });

  test('does not bring back a service that was removed since', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await removeFromCart('itr-1');
    await expect(reattachToCartItem(before)).rejects.toThrow('This is no longer here');
    expect(await db.cart.get('itr-1')).toBeUndefined();
  });
});

describe('papers', () => {
  const book = createChecklists({ withWords: true });
  beforeEach(async () => {
    await addToCart('formation-private-limited');
    await requestQuotation();
  });
  const listItems = async () => {
    const readQuotation = createStoredRows(db);
    const rows = {
      quotations: computeQuotations(await readQuotation.rows('threads'), today()),
      answers: await readQuotation.rows('checklist'),
      documents: await listPresentDocuments(readQuotation),
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
    expect(await latestActivity()).toMatchObject({
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
    expect(await latestActivity()).toMatchObject({ detail: '1 file by WhatsApp' });
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

describe('requesting a quotation', () => {
  test('turns the cart into a pending quotation, empties it and records the request', async () => {
    const quotation = await requestQuotation();
    expect(quotation).toMatchObject({ stage: 'requested', total: sampleTotal, validUntil: null });
    expect(await db.threads.count()).toBe(offeredSampleQuotations.length + 1);
    expect(quotation?.services.map((line) => line.price)).toEqual(
      offeredSampleCart.map(({ price }) => price),
    );
    expect(await db.cart.count()).toBe(0);
    expect(await latestActivity()).toMatchObject({
      title: `Request ${quotation?.id} ready to send`,
      status: 'pending',
    });
  });

  test('two requests at once make one quotation', async () => {
    const results = await Promise.all([requestQuotation(), requestQuotation()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await db.threads.count()).toBe(offeredSampleQuotations.length + 1);
  });

  test('changes nothing if any part of it fails', async () => {
    const before = await takeSnapshot(db);
    db.activity.hook('creating', () => {
      throw new RangeError('no');
    });
    await expect(requestQuotation()).rejects.toMatchObject({ cause: { message: 'no' } });
    db.activity
      .hook('creating')
      .unsubscribe(db.activity.hook('creating').subscribers.at(-1) as never);
    expect(await takeSnapshot(db)).toEqual(before);
  });
});

describe('documents', () => {
  test('reports progress up to the whole file', async () => {
    const seen: number[] = [];
    await addDocument(pdfFile('Deed.pdf'), { onProgress: (fraction) => seen.push(fraction) });
    expect(seen.at(-1)).toBe(1);
  });

  test('a file that cannot be read is refused', async () => {
    const file = pdfFile('Gone.pdf');
    file.stream = () => {
      throw new DOMException('', 'NotReadableError');
    };
    expect(await addDocument(file)).toMatchObject({
      result: 'refused',
      reason: 'is not readable',
    });
  });
});

describe('saving always works', () => {
  test('even if an entry of activity has the highest possible number', async () => {
    const entry = { title: '', detail: '', status: 'new', at: 0 } as const;
    await addToCart('itr-1');
    await db.activity.put({ ...entry, id: limits.activityId });
    await saveProfile({ ...emptyProfile, fullName: 'Asha Rao' });
    const valid = await createStoredRows(db).rows('activity');
    const saved = Array.from({ length: offeredSampleActivity.length + 2 }, (_, index) => index + 1);
    expect(valid.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...saved, limits.activityId]);
  });

  test('and rows with the longest texts can be read back', async () => {
    const long = 'x'.repeat(profileLimits.fullName);
    await saveProfile({ ...emptyProfile, fullName: long });
    expect((await createStoredRows(db).row('profile', 'client'))?.fullName).toBe(long);
    for (let count = 0; count < threadLimits.lines; count++) {
      await db.cart.put({
        id: `s${count}`,
        service: 'x'.repeat(limits.service),
        price: limits.rupees,
        description: '',
        addedAt: count,
      });
    }
    await expect(requestQuotation()).rejects.toThrow('A quotation takes up to 100 services.');
    await db.cart.bulkDelete(offeredSampleCart.map(({ id }) => id));
    const quotation = await requestQuotation();
    expect(await readQuotation(quotation?.id)).toEqual(quotation);
    expect(await findUnsoundRows(db)).toEqual([]);
  });

  test('a document whose file is missing can be deleted and brought back', async () => {
    await db.documentBytes.delete('sample-1');
    await deleteDocument('sample-1');
    expect(await listPresentDocuments(createStoredRows(db))).toHaveLength(
      sampleDocuments.length - 1,
    );
    await restoreDocument('sample-1');
    expect(await listPresentDocuments(createStoredRows(db))).toHaveLength(sampleDocuments.length);
  });
});
