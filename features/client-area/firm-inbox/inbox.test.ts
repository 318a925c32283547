import { prices } from '@/content/prices';
import { createFirstDraft } from '@/features/client-area/firm-inbox/answer/answer-draft';
import {
  noteAnswerSent,
  readStoredDraft,
  removeRequest,
  restoreRequest,
  storeAnswerDraft,
} from '@/features/client-area/firm-inbox/inbox';
import { eraseInbox, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';
import { createInboxFile, restoreInbox } from '@/features/client-area/firm-inbox/inbox-file';
import {
  checkStep,
  findQuietSince,
  getFirmStage,
} from '@/features/client-area/firm-inbox/inbox-log';
import { inboxLimits } from '@/features/client-area/firm-inbox/inbox-records';
import { createPrivateKey, removeKey, storeKey } from '@/features/client-area/firm-inbox/keys/keys';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { answerRequest } from '@/features/client-area/firm-inbox/sign-step';
import { signUpdate } from '@/features/client-area/firm-inbox/sign-update';
import { openToken } from '@/features/client-area/protocol/link';
import type { Choice } from '@/features/client-area/protocol/messages';
import { computeMessageHash, createKeyPair } from '@/features/client-area/protocol/signing';
import { getServiceName } from '@/lib/content/prices';
import { addDays, getDayInIndia } from '@/lib/days';
import {
  acceptOnlyAnswer,
  answerOnlyRequest,
  type Client,
  createAskedInbox,
  freshInbox,
  inboxEntries,
  Client as NewClient,
  onlyEntry,
} from '@/lib/test-support/inbox-client';
import { createTwinToken } from '@/lib/test-support/thread-messages';
import { makeUpdate, updatedEvent } from '@/lib/test-support/updates';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const getToday = () => getDayInIndia(Date.now());
const readStage = async (day = getToday()) => getFirmStage((await onlyEntry()).events, day);
const findRejection = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Error) => error.message,
  );

const createAcceptance = async (): Promise<Choice> => ({
  step: 'accepted',
  name: 'Asha Rao',
  total: (await onlyEntry()).events.state.answer?.message.total ?? 0,
});
const DAY = 24 * 3600 * 1000;

const declined: Choice = { step: 'declined', reason: 'fee', words: '' };
const change: Choice = { step: 'change', wishes: [{ line: 2, words: 'ITR-2' }], words: '' };
const undone = (undid: 'accepted' | 'declined' | 'change'): Choice => ({ step: 'undone', undid });

async function answeredInbox(): Promise<Client> {
  const client = await createAskedInbox();
  await answerOnlyRequest();
  return client;
}

describe('a request', () => {
  test('from two tabs at once is filed once', async () => {
    await freshInbox();
    const opened = await (await NewClient.new()).ask();
    const received = await Promise.all([receiveFromClient(opened), receiveFromClient(opened)]);
    expect(received.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect((await onlyEntry()).steps).toHaveLength(1);
  });

  test('with another key under the same id changes nothing', async () => {
    const client = await createAskedInbox();
    const forger = await NewClient.new({ rid: client.request.rid, notes: 'Send it to me.' });
    expect(await findRejection(receiveFromClient(await forger.ask()))).toMatch(
      'same number is here already',
    );
    expect((await onlyEntry()).events.request.notes).toBe(client.request.notes);
  });

  test('can be changed by the client until it is answered', async () => {
    const client = await createAskedInbox();
    const withPhone = (phone: string) =>
      client.askAgain({ client: { name: 'Asha Rao', email: '', phone } });
    expect(await receiveFromClient(await withPhone('111'))).toMatchObject({ isNew: true });
    expect((await onlyEntry()).events.request.client.phone).toBe('111');
    await answerOnlyRequest();
    expect(await findRejection(receiveFromClient(await withPhone('222')))).toMatch(
      'answered this request already',
    );
    expect((await onlyEntry()).events.request.client.phone).toBe('111');
    expect(await readStage()).toBe('quoted');
  });

  test('in an older state never replaces a newer one, and changes nothing', async () => {
    await freshInbox();
    const client = await NewClient.new();
    const [older, newer] = await Promise.all(
      [0, 1000].map((later) =>
        client.askAgain({ at: client.request.at + later, notes: `after ${later} ms` }),
      ),
    );
    if (!older || !newer) throw new Error('not signed');
    await receiveFromClient(newer);
    expect(await findRejection(receiveFromClient(older))).toMatch(
      'so this older one changes nothing',
    );
    expect((await onlyEntry()).events.request.notes).toBe('after 1000 ms');
    expect(await receiveFromClient(newer)).toMatchObject({ isNew: false });
  });

  test('changed under another number is rejected', async () => {
    const client = await createAskedInbox();
    const other = await client.askAgain({ id: 'Q-2026-999', at: Date.now() + 1000 });
    expect(await findRejection(receiveFromClient(other))).toMatch('names another quotation');
    expect((await onlyEntry()).steps).toHaveLength(1);
  });

  test('changed however often can still be answered', async () => {
    const client = await createAskedInbox();
    const [asked] = (await onlyEntry()).steps;
    if (!asked) throw new Error('no step');
    const more = Array.from({ length: 279 }, (_, index) => ({ ...asked, number: index + 1 }));
    await withInbox((inbox) => inbox.steps.bulkAdd(more));
    const changed = await client.askAgain({ notes: 'once more' });
    expect(await findRejection(receiveFromClient(changed))).toMatch(/can hold no more entries/);
    await answerOnlyRequest();
    expect((await onlyEntry()).steps).toHaveLength(281);
  });

  test('is refused where the inbox holds all it can', async () => {
    await createAskedInbox();
    const { key, receivedAt } = (await onlyEntry()).request;
    const others = Array.from({ length: inboxLimits.requests - 1 }, (_, index) => ({
      ...{ id: String(index).padStart(22, '0'), key, receivedAt },
    }));
    await withInbox((inbox) => inbox.requests.bulkAdd(others));
    const more = await (await NewClient.new()).ask();
    expect(await findRejection(receiveFromClient(more))).toMatch(/which is all it can/);
  });

  test('whose signature is written in its other form is the same request', async () => {
    const client = await createAskedInbox();
    const { token } = await client.ask();
    const twin = await openToken(createTwinToken(token), { today: getToday() });
    if (twin.kind !== 'request') throw new Error(twin.kind);
    await receiveFromClient(await client.askAgain({ at: Date.now() + 1000, notes: 'newer' }));
    const before = await inboxEntries();
    await receiveFromClient(twin).catch(() => {});
    expect(await inboxEntries()).toEqual(before);
  });

  test('is rejected if the firm has no key', async () => {
    await freshInbox();
    await removeKey();
    const opened = await (await NewClient.new()).ask();
    expect(await findRejection(receiveFromClient(opened))).toMatch('does not hold our key');
    expect(await inboxEntries()).toEqual([]);
  });

  test('is removed with all its steps, and restored with them', async () => {
    await answeredInbox();
    const before = await inboxEntries();
    const removed = await removeRequest(before[0]?.request.id ?? '');
    expect(await inboxEntries()).toEqual([]);
    if (!removed) throw new Error('nothing was removed');
    await restoreRequest(removed);
    expect(await inboxEntries()).toEqual(before);
    expect(await removeRequest('nobody')).toBeNull();
  });

  test('that was opened again after its removal gets its later steps back', async () => {
    await freshInbox();
    const opened = await (await NewClient.new()).ask();
    await receiveFromClient(opened);
    await answerOnlyRequest();
    const before = await onlyEntry();
    const removed = await removeRequest(before.request.id);
    await receiveFromClient(opened);
    const draft = createFirstDraft(before.request.id, before.events.request);
    await storeAnswerDraft({ ...draft, notes: 'newer' });
    if (removed) await restoreRequest({ ...removed, draft: { ...draft, notes: 'older' } });
    expect((await onlyEntry()).events).toEqual(before.events);
    expect(await withInbox((inbox) => inbox.drafts.toArray())).toMatchObject([{ notes: 'newer' }]);
  });

  test('that was answered again after its removal stays as it is', async () => {
    await freshInbox();
    const opened = await (await NewClient.new()).ask();
    await receiveFromClient(opened);
    await answerOnlyRequest();
    const removed = await removeRequest((await onlyEntry()).request.id);
    await receiveFromClient(opened);
    await answerOnlyRequest();
    const newer = await onlyEntry();
    if (removed) await restoreRequest(removed);
    expect(await onlyEntry()).toEqual(newer);
  });
});

describe('an answer', () => {
  test('has the fees of the list, is valid for thirty days and opens with the key of the site', async () => {
    await answeredInbox();
    const { state } = (await onlyEntry()).events;
    const company = 'formation-private-limited';
    const opened = await openToken(state.answer?.token ?? '', { today: getToday() });
    expect(opened).toMatchObject({ kind: 'answer', isDemo: true });
    expect(state.answer?.message).toMatchObject({
      number: 1,
      validUntil: addDays(getToday(), 30),
      governmentFees: null,
      lines: [
        { of: 1, service: getServiceName(company), fee: prices[company].rupees },
        { of: 2, service: getServiceName('itr-1'), fee: prices['itr-1'].rupees },
        { of: 3, service: 'Payroll, 10 employees', fee: 2990 },
      ],
    });
    expect(await readStage()).toBe('quoted');
  });

  test('expires after its last day', async () => {
    await answeredInbox();
    expect(await readStage(addDays(getToday(), 30))).toBe('quoted');
    expect(await readStage(addDays(getToday(), 31))).toBe('expired');
  });

  test('from two tabs at once is signed once', async () => {
    await createAskedInbox();
    const outcomes = await Promise.allSettled([answerOnlyRequest(), answerOnlyRequest()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejected?.reason.message).toMatch('meanwhile, here or in another tab');
    expect((await onlyEntry()).steps).toHaveLength(2);
  });

  test('removes the saved draft, and is noted as sent', async () => {
    const client = await createAskedInbox();
    const { rid } = client.request;
    const draft = { ...createFirstDraft(rid, client.request), notes: 'half a thought' };
    await storeAnswerDraft(draft);
    expect(await withInbox((inbox) => readStoredDraft(inbox, rid))).toEqual(draft);
    await answerRequest(draft);
    expect(await withInbox((inbox) => readStoredDraft(inbox, rid))).toBeNull();
    await noteAnswerSent(rid, [1], 'whatsapp');
    expect((await onlyEntry()).events.answerSent).toMatchObject({ by: 'whatsapp', number: 1 });
  });

  test('is not signed with a key that the site does not name', async () => {
    await createAskedInbox();
    await removeKey();
    await storeKey(await createPrivateKey());
    expect(await findRejection(answerOnlyRequest())).toMatch('The site does not name this key yet');
    expect(await readStage()).toBe('requested');
  });

  test('is not signed without the key', async () => {
    await createAskedInbox();
    await removeKey();
    expect(await findRejection(answerOnlyRequest())).toMatch('no longer on this computer');
  });
});

type FromClient = Parameters<typeof receiveFromClient>[0];

describe('a decision', () => {
  test('counts even if earlier ones were never sent', async () => {
    const client = await answeredInbox();
    await receiveFromClient(await client.decide(change));
    await client.decide(undone('change'));
    await receiveFromClient(await client.decide(await createAcceptance()));
    expect(await readStage()).toBe('accepted');
    await client.decide(undone('accepted'));
    await client.decide(declined);
    await receiveFromClient(await client.decide(undone('declined')));
    expect(await readStage()).toBe('quoted');
    await client.decide(declined);
    await receiveFromClient(await client.decide(undone('declined')));
    expect(await readStage()).toBe('quoted');
    const { blob } = await createInboxFile();
    await eraseInbox();
    await restoreInbox(blob);
    expect(await readStage()).toBe('quoted');
  });

  test('is in time until the last day ends in India, even if it is opened later', async () => {
    const client = await answeredInbox();
    const { answer } = (await onlyEntry()).events.state;
    const midnight = Date.parse(`${answer?.message.validUntil}T24:00+05:30`);
    const late = await client.decide(declined, { at: midnight });
    const inTime = await client.decide(declined, { at: midnight - 1 });
    jest.useFakeTimers({
      now: midnight + 5 * 24 * 3600 * 1000,
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
    });
    try {
      expect(await findRejection(receiveFromClient(late))).toMatch(/after the last day/);
      expect(await receiveFromClient(inTime)).toMatchObject({ isNew: true });
    } finally {
      jest.useRealTimers();
    }
  });

  test('dated a day before the answer or a day ahead counts, as clocks may differ', async () => {
    for (const days of [-1, 1]) {
      const client = await answeredInbox();
      const at = Date.now() + days * DAY;
      expect(await receiveFromClient(await client.decide(declined, { at }))).toMatchObject({
        isNew: true,
      });
    }
  });

  test.each([
    ['before the answer', -2, /dated this decision before your answer/],
    ['after tomorrow', 2, /dated this more than a day ahead/],
    ['after its last day', 31, /dated this more than a day ahead/],
  ])('dated %s by the client\u2019s clock is rejected', async (_, days, sentence) => {
    const client = await answeredInbox();
    const before = await inboxEntries();
    const decision = await client.decide(declined, { at: Date.now() + days * DAY });
    expect(await findRejection(receiveFromClient(decision))).toMatch(sentence);
    expect(await inboxEntries()).toEqual(before);
  });

  test('is rejected by its date even if it replaces an earlier decision', async () => {
    const client = await answeredInbox();
    await receiveFromClient(await client.decide(declined));
    const ahead = await client.decide(change, { at: Date.now() + 2 * DAY });
    expect(await findRejection(receiveFromClient(ahead))).toMatch(
      /dated this more than a day ahead/,
    );
  });

  test('keeps the day on which it was opened here', async () => {
    const client = await answeredInbox();
    expect((await onlyEntry()).events.decisionOpenedAt).toBeNull();
    await receiveFromClient(await client.decide(declined, { at: Date.now() - DAY }));
    const { events, steps } = await onlyEntry();
    expect(events.decisionOpenedAt).toBe(steps.at(-1)?.event.at);
  });

  test.each([
    ['taken back', undone('accepted')],
    ['replaced by a refusal', declined],
    ['replaced by a change', change],
  ])('that accepts is not %s once the firm has acted on it', async (_, choice) => {
    const client = await createAskedInbox();
    await acceptOnlyAnswer(client);
    const content = { words: 'We have begun.', filed: [], needed: [], pay: null, received: null };
    const documents = { year: '2026-27', files: [] };
    await signUpdate(client.request.rid, { ...content, by: 'A' }, documents);
    const before = await inboxEntries();
    expect(await findRejection(receiveFromClient(await client.decide(choice)))).toMatch(
      /Speak to the client/,
    );
    expect(await inboxEntries()).toEqual(before);
    expect(await readStage()).toBe('accepted');
  });

  test('that accepts asks for an update after seven quiet days', async () => {
    const client = await createAskedInbox();
    const quietOn = async (day: string) => findQuietSince((await onlyEntry()).events, day);
    expect(await quietOn(addDays(getToday(), 30))).toBeNull();
    await acceptOnlyAnswer(client);
    expect(await quietOn(addDays(getToday(), 6))).toBeNull();
    expect(await quietOn(addDays(getToday(), 7))).toBe(getToday());
    const { events } = await onlyEntry();
    const state = { ...events.state, updates: [updatedEvent(makeUpdate({ done: true }))] };
    expect(findQuietSince({ ...events, state }, addDays(getToday(), 30))).toBeNull();
  });

  test('with only half of the key of the request is rejected', async () => {
    const client = await answeredInbox();
    const decision = await client.decide(declined);
    const { publicKey } = await createKeyPair();
    for (const half of [{ x: publicKey.x }, { y: publicKey.y }]) {
      const forged = { ...decision, key: { ...decision.key, ...half } };
      expect(await findRejection(receiveFromClient(forged))).toMatch(
        /Another key signed this decision/,
      );
    }
  });

  test('opened again, late or in two tabs, counts only once', async () => {
    const client = await answeredInbox();
    const acceptance = await client.decide(await createAcceptance());
    const both = await Promise.all([receiveFromClient(acceptance), receiveFromClient(acceptance)]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    await receiveFromClient(await client.decide(undone('accepted')));
    expect(await receiveFromClient(acceptance)).toMatchObject({ isNew: false });
    expect(await readStage()).toBe('quoted');
  });

  test.each<[string, (client: Client) => Promise<FromClient>, RegExp]>([
    [
      'signed with another key',
      async (client) => client.decide(await createAcceptance(), {}, await createKeyPair()),
      /not the key that came with the request/,
    ],
    [
      'on another text than the answer',
      async (client) => client.decide(await createAcceptance(), { hash: 'ab'.repeat(32) }),
      /decided on another answer/,
    ],
    [
      'on an answer that was never given',
      async (client) => client.decide(await createAcceptance(), { answer: 2 }),
      /decided on another answer/,
    ],
    [
      'on another total',
      async (client) => client.decide({ step: 'accepted', name: 'Asha Rao', total: 1 }),
      /decided on another answer/,
    ],
    [
      'about a line that is not there',
      async (client) =>
        client.decide({ step: 'change', wishes: [{ line: 9, words: 'more' }], words: '' }),
      /does not fit the answer/,
    ],
    [
      'under the number of another quotation',
      async (client) => client.decide(declined, { id: 'Q-2026-999' }),
      /names another quotation than its request/,
    ],
    [
      'about a request that is not here',
      async (client) => client.decide(declined, { rid: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      /This inbox has no such request/,
    ],
  ])('%s is rejected with a sentence and changes nothing', async (_, decide, sentence) => {
    const client = await answeredInbox();
    const before = await inboxEntries();
    const message = await findRejection(receiveFromClient(await decide(client)));
    expect(message).toMatch(sentence);
    expect(message).not.toBe('taken');
    expect(await inboxEntries()).toEqual(before);
  });

  test('on the answer with the other form of its signature counts', async () => {
    const client = await answeredInbox();
    const token = (await onlyEntry()).events.state.answer?.token ?? '';
    const onTwin = await client.decide(declined, {
      hash: await computeMessageHash(createTwinToken(token)),
    });
    expect(await receiveFromClient(onTwin)).toMatchObject({ isNew: true });
    // With the other form of its signature, a decision is still the same.
    const twin = await openToken(createTwinToken(onTwin.token), { today: getToday() });
    if (twin.kind !== 'decision') throw new Error(twin.kind);
    expect(await receiveFromClient(twin)).toMatchObject({ isNew: false });
    expect(await readStage()).toBe('declined');
  });

  test('after an acceptance no further answer is possible', async () => {
    const client = await answeredInbox();
    await receiveFromClient(await client.decide(await createAcceptance()));
    expect(await findRejection(answerOnlyRequest())).toMatch('has accepted the last answer');
  });
});

test('a log holds as many steps as its limit', () => {
  const sent = { step: 'answer-sent', at: Date.now(), number: 1, by: 'mail' } as const;
  const log = Array.from({ length: inboxLimits.steps }, () => sent);
  expect(() => checkStep(log.slice(1), sent, getToday())).not.toThrow();
  expect(() => checkStep(log, sent, getToday())).toThrow(/can hold no more entries/);
});

test('a damaged row is counted and left out, and affects no other', async () => {
  await createAskedInbox();
  await withInbox(async (inbox) => {
    await inbox.table('requests').put({ id: 'spoiled' });
    await inbox.table('steps').put({ request: 'spoiled', number: 0, event: 'nothing' });
  });
  expect(await inboxEntries()).toHaveLength(1);
});

test('a browser is the firm’s while it has a key or a request; checking creates neither', async () => {
  await eraseInbox();
  expect(await hasInbox()).toBe(false);
  await createAskedInbox();
  expect(await hasInbox()).toBe(true);
  await removeKey();
  expect(await hasInbox()).toBe(true);
  await eraseInbox();
  expect(await hasInbox()).toBe(false);
  expect(await inboxEntries()).toEqual([]);
});
