import { IDBObjectStore } from 'fake-indexeddb';
import { exportEverything } from '@/features/client-area/backup/export';
import { addToCart } from '@/features/client-area/cart/cart';
import { restoreAnswer } from '@/features/client-area/checklist/answers';
import type { Answered } from '@/features/client-area/protocol/events';
import type { Opened } from '@/features/client-area/protocol/link';
import {
  type AnswerMessage,
  type RequestMessage,
  requestSchema,
} from '@/features/client-area/protocol/messages';
import { computeMessageHash, sign } from '@/features/client-area/protocol/signing';
import { computeState } from '@/features/client-area/protocol/state';
import {
  askAgain,
  checkAnswer,
  decide,
  importAnswer,
  noteFiled,
  type OpenedAnswer,
  receiveAnswer,
} from '@/features/client-area/quotations/answers';
import { createQuotationId } from '@/features/client-area/quotations/new-number';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import {
  noteSent,
  prepareOutgoingMessage,
  saveRequestDraft,
} from '@/features/client-area/quotations/sending';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { emptyDraft } from '@/features/client-area/store/thread-rows';
import { createChecklistId } from '@/lib/content/checklist-id';
import { getServiceName } from '@/lib/content/prices';
import { addDays, getDayInIndia } from '@/lib/days';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { restoreHere } from '@/lib/test-support/restored';
import { replaceEverything, takeSnapshot } from '@/lib/test-support/snapshot';
import {
  createTestAnswer as anyAnswer,
  createTestRequest,
  demoFirmKey,
  demoSigner,
  openOne,
} from '@/lib/test-support/thread-messages';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

// strict-conduct.test.ts covers the strict conduct.
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const TODAY = getDayInIndia(Date.now());
const opening = { today: TODAY, keys: [demoFirmKey] };
const createLink = async (quotationId: string) => (await prepareOutgoingMessage(quotationId)).link;
const openLink = (link: string) => openOne(link.slice(link.indexOf('#')), opening);

let db: PortalDatabase;
let id: string;

beforeEach(async () => {
  db = await freshArea();
  await fillCart('itr-1', 'formation-private-limited');
  id = (await requestQuotation())?.id ?? '';
});

async function openRequest(): Promise<RequestMessage> {
  const opened = await openLink(await createLink(id));
  if (opened.kind !== 'request') throw new Error(opened.kind);
  return opened.message;
}

async function createAnswer(
  { id: asks, rid }: RequestMessage,
  change: Partial<AnswerMessage> = {},
): Promise<OpenedAnswer> {
  const now = Date.now();
  const message = anyAnswer({ id: asks, rid, at: now, validUntil: addDays(TODAY, 30), ...change });
  const token = await sign(message, await demoSigner());
  const opened = await openOne(`#v1.${token}`, opening);
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  return opened;
}

const readQuotation = async (own = id) => {
  const thread = await db.threads.get(own);
  return thread && computeQuotation(thread, TODAY);
};
const readState = async () => computeState((await db.threads.get(id))?.events ?? []);
const readAnswer = async () => (await readState()).answer as Answered;
const readEverything = async () => JSON.stringify(await takeSnapshot(db));

const accept = async () => {
  const answer = await readAnswer();
  const { total } = answer.message;
  await decide(id, answer, { step: 'accepted', name: 'Asha Rao', total });
};

test('a request names services by price id and includes what the client chooses, such as fees', async () => {
  const message = await openRequest();
  expect(message.lines).toEqual([
    { price: 'itr-1', fee: expect.any(Number) },
    { price: 'formation-private-limited', fee: expect.any(Number) },
  ]);
  expect(message.client.name).not.toBe('');

  await saveRequestDraft(id, {
    note: 'After five, please.',
    withAmounts: false,
    withContact: false,
  });
  const opened = (await openLink(await createLink(id))) as Extract<Opened, { kind: 'request' }>;
  expect(opened.message.lines).toEqual([
    { price: 'itr-1' },
    { price: 'formation-private-limited' },
  ]);
  expect(opened.message.client).toEqual({ name: '', email: '', phone: '' });
  expect(opened.message.notes).toBe('After five, please.');
  const { messageText } = await prepareOutgoingMessage(id);
  expect(messageText.text).not.toMatch(/₹/);
  expect(messageText.text).toContain('After five, please.');
});

test('without a name in the profile a request gives no contact, whatever was chosen', async () => {
  const profile = await db.profile.get('client');
  await db.profile.put({ ...validRows.profile, ...profile, fullName: '  ' });
  expect((await openRequest()).client).toEqual({ name: '', email: '', phone: '' });
});

test('the activity says when a request and a reply were sent', async () => {
  const latest = async () => (await createStoredRows(db).rows('activity'))[0];
  const request = await openRequest();
  await noteSent(id, 1, 'whatsapp');
  expect(await latest()).toMatchObject({
    title: `Request ${id} sent`,
    detail: 'by WhatsApp',
    status: 'completed',
  });
  await receiveAnswer(await createAnswer(request));
  await accept();
  await noteSent(id, 2, 'mail');
  expect(await latest()).toMatchObject({
    title: `Reply to quotation ${id} sent`,
    detail: 'by mail',
  });
});

test('a request from the sample area is marked as a sample', async () => {
  expect(await openRequest()).toMatchObject({ sample: true });
  expect((await prepareOutgoingMessage(id)).messageText.text).toMatch(
    /^Sample: nothing in this message is real\.\n/,
  );
});

test.each([false, 'true', 1, 'x'.repeat(100_000)])(
  '%p does not mark a request as a sample',
  (sample) => {
    expect(requestSchema.safeParse({ ...createTestRequest(), sample }).success).toBe(false);
  },
);

test('the whole round: ask, answer, accept, undo, ask for a change, answer again, decline', async () => {
  const request = await openRequest();
  expect(await receiveAnswer(await createAnswer(request))).toBe(id);
  const row = await readQuotation();
  expect(row).toMatchObject({ stage: 'quoted', validUntil: addDays(TODAY, 30) });
  expect(row?.total).toBe((await readAnswer()).message.total);

  await accept();
  expect((await readState()).stage).toBe('accepted');
  const opened = await openLink(await createLink(id));
  const answer = await readAnswer();
  expect(opened).toMatchObject({
    kind: 'decision',
    key: (await db.threads.get(id))?.key,
    message: { number: 2, answer: 1, hash: await computeMessageHash(answer.token) },
  });

  await checkAnswer(await readAnswer(), [demoFirmKey]);
  const copy = await createAnswer(request, { at: answer.message.at });
  await expect(receiveAnswer(copy)).rejects.toMatchObject({ code: 'repeated' });
  const spoiled = { ...answer, message: { ...answer.message, by: 'Someone else' } };
  await expect(checkAnswer(spoiled, [demoFirmKey])).rejects.toMatchObject({ code: 'altered' });
  for (const token of [answer.token.slice(0, -1), `x${answer.token}`, `.${answer.token}`]) {
    const check = checkAnswer({ ...answer, token }, [demoFirmKey]);
    await expect(check).rejects.toMatchObject({ code: 'stored' });
    await expect(check).rejects.not.toThrow(/cut/);
  }

  await decide(id, answer, { step: 'undone', undid: 'accepted' });
  await decide(id, answer, {
    step: 'change',
    wishes: [{ line: 1, words: 'Without the second director' }],
    words: '',
  });
  expect((await prepareOutgoingMessage(id)).messageText.text).toContain(
    `${getServiceName('formation-private-limited')}: Without the second director`,
  );
  await receiveAnswer(await createAnswer(request, { number: 2, discount: 1000 }));
  expect(await readState()).toMatchObject({ stage: 'quoted', decision: null });
  await decide(id, await readAnswer(), { step: 'declined', reason: 'elsewhere', words: '' });
  expect((await readState()).stage).toBe('declined');
  const activity = (await createStoredRows(db).rows('activity')).map(({ title }) => title);
  expect(activity.slice(0, 6)).toEqual([
    `You declined quotation ${id}`,
    `Quotation ${id} received`,
    `You asked for a change in quotation ${id}`,
    `You took back your reply to quotation ${id}`,
    `You accepted quotation ${id}`,
    `Quotation ${id} received`,
  ]);
  expect(await findUnsoundRows(db)).toEqual([]);
});

test('a link is the same whenever it is made, even in two tabs at once', async () => {
  const [first, second] = await Promise.all([createLink(id), createLink(id)]);
  expect(first).toBe(second);
  expect(await openLink(first)).toMatchObject({ key: (await db.threads.get(id))?.key });
  expect(await db.threadKeys.count()).toBe(1);
  expect(await createLink(id)).toBe(first);
  // Until it is sent the message follows the profile; after that it stays.
  const profile = await db.profile.get('client');
  await db.profile.update('client', { fullName: 'Asha Rao' });
  const renamed = await prepareOutgoingMessage(id);
  expect(renamed.messageText.text).toContain('Asha Rao');
  await noteSent(id, 1, 'mail');
  await db.profile.update('client', { fullName: profile?.fullName ?? '' });
  expect(await prepareOutgoingMessage(id)).toEqual(renamed);
});

test('a changed request is dated later, and an unchanged one stays the same', async () => {
  const first = await openRequest();
  expect((await openRequest()).at).toBe(first.at);
  await saveRequestDraft(id, { ...emptyDraft, note: 'And one thing more.' });
  const changed = await openRequest();
  expect(changed.notes).toBe('And one thing more.');
  expect(changed.at).toBeGreaterThan(first.at);
  // Even if the clock was set back.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(first.at - 60_000);
  await saveRequestDraft(id, { ...emptyDraft, note: 'And another.' });
  const again = await openRequest();
  clock.mockRestore();
  expect(again.at).toBeGreaterThan(changed.at);
});

test('a message counts as sent until the client says that it was not, and a new one is not sent yet', async () => {
  const request = await openRequest();
  expect((await readState()).sent).toBeNull();
  await noteSent(id, 1, 'whatsapp');
  expect((await readState()).sent).toMatchObject({ by: 'whatsapp' });
  await noteSent(id, 1, null);
  expect((await readState()).sent).toBeNull();
  await noteSent(id, 1, 'whatsapp');
  await receiveAnswer(await createAnswer(request));
  await accept();
  expect((await readState()).sent).toBeNull();
  await expect(noteSent(id, 9, 'mail')).rejects.toMatchObject({ code: 'unsent' });
});

test('a step that is not possible changes nothing', async () => {
  const request = await openRequest();
  const first = await createAnswer(request);
  await receiveAnswer(await createAnswer(request, { number: 2 }));
  await accept();
  const before = await readEverything();
  const attempts: [() => Promise<unknown>, string][] = [
    [() => receiveAnswer(first), 'older'],
    [accept, 'decided'],
    [
      async () =>
        decide(
          id,
          { ...(await readAnswer()), token: 'other' },
          { step: 'undone', undid: 'accepted' },
        ),
      'otherAnswer',
    ],
  ];
  for (const [attempt, code] of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(await readEverything()).toBe(before);
  }
});

test('an answer to another browser is stored only on request, and cannot be decided on here', async () => {
  const request = await openRequest();
  const rid = `${request.rid.startsWith('A') ? 'B' : 'A'}${request.rid.slice(1)}`;
  const opened = await createAnswer({ ...request, rid });
  const before = await readEverything();
  expect(await receiveAnswer(opened)).toBeNull();
  expect(await readEverything()).toBe(before);
  const own = await importAnswer(opened);
  expect(own).not.toBe(id);
  expect(await readQuotation(own)).toMatchObject({ stage: 'quoted', total: opened.message.total });
  await expect(importAnswer(opened)).rejects.toMatchObject({ code: 'repeated' });
  await expect(receiveAnswer(opened)).rejects.toMatchObject({ code: 'repeated' });
  const { answer } = computeState((await db.threads.get(own))?.events ?? []);
  await expect(
    decide(own, answer as Answered, { step: 'declined', reason: 'fee', words: '' }),
  ).rejects.toMatchObject({ code: 'noKey' });
});

test('the number of a lost quotation is not used again, since its checklist answers remain', async () => {
  await db.threads.delete(id);
  const paper = { id: getChecklistItemId(id, 'pan'), quotation: id, paper: 'PAN' };
  await restoreAnswer({ ...paper, answer: 'notApplicable', documents: [], answeredAt: 1 });
  await addToCart('gst-annual');
  expect((await requestQuotation())?.id).not.toBe(id);
});

test('papers that were ticked on the page of a service are ready in its checklist', async () => {
  const paper = 'PAN and Aadhaar of every director and shareholder';
  await addToCart('formation-private-limited', { ready: [paper] });
  const ready = (await requestQuotation())?.id ?? '';
  const answers = await createStoredRows(db).rows('checklist');
  expect(answers.filter(({ quotation }) => quotation === ready)).toEqual([
    expect.objectContaining({
      id: getChecklistItemId(ready, createChecklistId(paper)),
      quotation: ready,
      paper,
      answer: 'ready',
    }),
  ]);
  // The firm gets the request as it would without.
  const opened = await openLink(await createLink(ready));
  expect(JSON.stringify(opened)).not.toContain('Aadhaar');
});

test('a new number has the year in India', async () => {
  expect(await createQuotationId(db, Date.parse('2026-12-31T18:29:59Z'))).toMatch(/^Q-2026-/);
  expect(await createQuotationId(db, Date.parse('2026-12-31T18:30:00Z'))).toMatch(/^Q-2027-/);
});

test('accepted work is noted as filed once, and the note can be withdrawn', async () => {
  await receiveAnswer(await createAnswer(await openRequest()));
  await expect(noteFiled(id, true)).rejects.toMatchObject({ code: 'unaccepted' });
  await accept();
  await noteFiled(id, true);
  expect((await readState()).filedAt).toEqual(expect.any(Number));
  const before = await readEverything();
  await expect(noteFiled(id, true)).rejects.toMatchObject({ code: 'noted' });
  expect(await readEverything()).toBe(before);
  await noteFiled(id, false);
  expect(await readState()).toMatchObject({ stage: 'accepted', filedAt: null });
  const [latest] = await createStoredRows(db).latestActivity(1);
  expect(latest).toMatchObject({ title: `Quotation ${id} noted as not filed yet` });
  const row = await createStoredRows(db).row('threads', id);
  expect(row?.events.filter(({ step }) => step === 'filed')).toHaveLength(2);
});

test('asking again puts the services into the cart at today\u2019s fees, once', async () => {
  await receiveAnswer(await createAnswer(await openRequest()));
  const { added, unpriced } = await askAgain(id);
  expect(added).toBe(3);
  expect(unpriced).toEqual(['Digital signature, two directors']);
  expect((await askAgain(id)).added).toBe(0);
  const cart = await createStoredRows(db).rows('cart');
  expect(cart.map(({ service }) => service)).toContain(getServiceName('formation-private-limited'));
});

test('a backup has the messages but no key: this browser keeps its key, another has none', async () => {
  await receiveAnswer(await createAnswer(await openRequest()));
  const { blob } = await exportEverything();
  const { key, events } = (await db.threads.get(id)) ?? {};
  await accept();
  await restoreHere(db, blob);
  expect(await db.threads.get(id)).toMatchObject({ key, events });
  await accept();

  await replaceEverything(db, {});
  expect(await db.threadKeys.count()).toBe(0);
  await restoreHere(db, blob);
  const answer = computeState((await db.threads.get(id))?.events ?? []).answer as Answered;
  await expect(
    decide(id, answer, { step: 'declined', reason: 'fee', words: '' }),
  ).rejects.toMatchObject({ code: 'noKey' });
});

test('a tampered log is not shown and changes nothing', async () => {
  const opened = await createAnswer(await openRequest());
  const row = await db.threads.get(id);
  await db.threads.put({
    ...row,
    events: [...(row?.events ?? []), ...(row?.events ?? [])],
  } as never);
  const before = await readEverything();
  await expect(receiveAnswer(opened)).rejects.toThrow('The record of this quotation is damaged');
  await expect(prepareOutgoingMessage(id)).rejects.toThrow(
    'The record of this quotation is damaged',
  );
  expect(await readEverything()).toBe(before);
});

test('an answer that fails to be written to any table leaves all tables unchanged', async () => {
  const opened = await createAnswer(await openRequest());
  const before = await readEverything();
  for (const store of ['threads', 'activity']) {
    const put = IDBObjectStore.prototype.put;
    const add = IDBObjectStore.prototype.add;
    const broken = (original: typeof put) =>
      function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (this.name === store) throw new Error('broken off');
        return original.apply(this, args);
      };
    const spies = [
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(broken(put) as never),
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(broken(add) as never),
    ];
    await expect(receiveAnswer(opened)).rejects.toThrow();
    for (const spy of spies) spy.mockRestore();
    expect(await readEverything()).toBe(before);
  }
});
