import { updatesCopy } from '@/content/client-area/updates';
import { exportEverything } from '@/features/client-area/backup/export';
import { noteAnswerSent } from '@/features/client-area/firm-inbox/inbox';
import { createInboxFile, restoreInbox } from '@/features/client-area/firm-inbox/inbox-file';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { signUpdate, writeUpdateText } from '@/features/client-area/firm-inbox/sign-update';
import type { UpdateContent } from '@/features/client-area/firm-inbox/update-values';
import { createMessageLink } from '@/features/client-area/protocol/link';
import {
  computeState,
  EMPTY_STATE,
  listNeeded,
  listPayables,
  type State,
} from '@/features/client-area/protocol/state';
import { decide, receiveAnswer } from '@/features/client-area/quotations/answers';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { noteSent, prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { checkUpdate, noteSettled, receiveUpdate } from '@/features/client-area/updates/updates';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';
import { answerOnlyRequest, freshInbox, onlyEntry } from '@/lib/test-support/inbox-client';
import { restoreHere } from '@/lib/test-support/restored';
import { openOne } from '@/lib/test-support/thread-messages';
import { amountToPay, filing, makeUpdate, updatedEvent } from '@/lib/test-support/updates';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const TODAY = getDayInIndia(Date.now());
const { words: remark, needed, pay, received, by } = makeUpdate();
const createContent = (change: Partial<UpdateContent> = {}): UpdateContent => ({
  words: remark,
  filed: [{ ...filing, on: TODAY }],
  needed,
  pay,
  received,
  by,
  ...change,
});
const amount = { ...amountToPay, by: TODAY };
let db: PortalDatabase;
let id: string;

const readClientState = async (): Promise<State> =>
  computeState((await db.threads.get(id))?.events ?? []);
const readFirmState = async (): Promise<State> => (await onlyEntry()).events.state;
const open = (token: string) => openOne(new URL(createMessageLink(token)).hash, { today: TODAY });

async function openAsFirm(token: string) {
  const opened = await open(token);
  if ('kid' in opened) throw new Error(opened.kind);
  return receiveFromClient(opened);
}

const send = (request: string, change: Partial<UpdateContent> = {}) =>
  signUpdate(request, createContent(change), { year: '2026-27', files: [] });

async function openAsClient() {
  const opened = await open((await readFirmState()).updates.at(-1)?.token ?? '');
  if (opened.kind !== 'update') throw new Error(opened.kind);
  return receiveUpdate(opened);
}

beforeEach(async () => {
  db = await freshArea();
  await freshInbox();
  await fillCart('itr-1', 'formation-private-limited');
  id = (await requestQuotation())?.id ?? '';
  await openAsFirm((await prepareOutgoingMessage(id)).link.split('#v1.')[1] ?? '');
  await answerOnlyRequest();
  const opened = await open((await readFirmState()).answer?.token ?? '');
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  const { answer } = await readClientState();
  if (!answer) throw new Error('no answer');
  await decide(id, answer, { step: 'accepted', name: 'Asha Rao', total: answer.message.total });
});

async function acceptAndSend() {
  await openAsFirm((await prepareOutgoingMessage(id)).link.split('#v1.')[1] ?? '');
  await noteSent(id, 2, 'mail');
  return (await onlyEntry()).request.id;
}

test('client and firm hold the same updates from acceptance to filing, payment and receipt', async () => {
  const request = await acceptAndSend();
  await send(request, { filed: [], words: 'We have begun.', needed: ['Form 16'] });
  expect(await openAsClient()).toBe(id);
  expect(listNeeded(await readClientState())).toEqual([
    { text: 'Form 16', since: 2, isAgain: false },
  ]);
  await noteAnswerSent(request, [2], 'whatsapp');
  expect((await onlyEntry()).events).toMatchObject({ answerSent: null, sent: [{ number: 2 }] });
  await noteAnswerSent(request, [2], null);
  expect((await onlyEntry()).events.sent).toEqual([]);

  await send(request, { pay: amount });
  await openAsClient();
  expect(listNeeded(await readClientState())).toEqual([]);
  await noteSettled(id, 3, 'paid');
  expect(listPayables(await readClientState())).toMatchObject([{ number: 3, standing: 'paid' }]);
  expect((await db.activity.toArray()).at(-1)?.title).toBe('You noted as paid: GST returns');
  await expect(noteSettled(id, 2, 'paid')).rejects.toMatchObject({ code: 'nothingToPay' });

  await send(request, { filed: [], received: 3 });
  await openAsClient();
  expect(listPayables(await readClientState())).toMatchObject([{ standing: 'received' }]);
  await expect(openAsClient()).rejects.toMatchObject({ code: 'repeated' });
  expect((await readClientState()).updates.map(({ message }) => message)).toEqual(
    (await readFirmState()).updates.map(({ message }) => message),
  );
  for (const update of (await readClientState()).updates) await checkUpdate(update);

  // Restoring both from their files changes nothing.
  const before = await readClientState();
  await restoreHere(db, (await exportEverything()).blob);
  expect(await readClientState()).toEqual(before);
  const inbox = await createInboxFile();
  await freshInbox();
  expect(await restoreInbox(inbox.blob)).toMatchObject({ added: 1 });
  expect((await readFirmState()).updates).toHaveLength(3);
}, 30_000);

test('an update that was changed in storage fails verification', async () => {
  await send(await acceptAndSend(), { pay: amount });
  await openAsClient();
  const [update] = (await readClientState()).updates;
  if (!update) throw new Error('no update');
  const message = { ...update.message, pay: { ...amount, rupees: 1 } };
  await expect(checkUpdate({ ...update, message })).rejects.toMatchObject({ code: 'altered' });
});

test('the firm cannot sign an empty update', async () => {
  const request = await acceptAndSend();
  await expect(send(request, { filed: [] })).rejects.toMatchObject({ code: 'invalid' });
  expect((await readFirmState()).updates).toEqual([]);
});

test('the text beside a link lists what the link holds', async () => {
  await send(await acceptAndSend(), { words: 'We filed it.', needed: ['Form 16'], pay: amount });
  const messages = (await readFirmState()).updates.map(({ message }) => message);
  const { subject, text } = writeUpdateText(messages);
  expect(subject).toMatch(/^Update: what we filed, what we need from you, an amount to pay, quot/);
  const day = formatDay(TODAY);
  expect(text.split('\n')).toEqual([
    'We filed it.',
    `GSTR-3B, October 2026: filed on ${day}, acknowledgement AA091026123456X`,
    'We need: Form 16',
    `₹11,800 to pay for invoice 2026-27/014 by ${day} (GST returns)`,
    messages[0]?.by,
  ]);
});

test.each([
  [undefined, 'We have received your payment for invoice 2026-27/014. Thank you.'],
  [11_800, 'We have received ₹11,800 for invoice 2026-27/014. Thank you.'],
  [
    10_800,
    'We have received ₹10,800 for invoice 2026-27/014. You have nothing more to pay for it. Thank you.',
  ],
])('a receipt states the sum that the firm names, here %s, and no other', (sum, line) => {
  const asked = makeUpdate({ filed: [], pay: amount });
  const receipt = makeUpdate({
    number: 3,
    filed: [],
    received: 2,
    ...(sum !== undefined && { receivedRupees: sum }),
  });
  expect(writeUpdateText([receipt], [asked, receipt]).text).toBe(`${line}\n${receipt.by}`);
  const state = { ...EMPTY_STATE, updates: [updatedEvent(asked), updatedEvent(receipt)] };
  expect(listPayables(state)).toMatchObject([
    { standing: 'received', receivedRupees: sum ?? null },
  ]);
});

test('the end of the work is named in the subject and in the text', () => {
  const update = makeUpdate({ filed: [], done: true });
  expect(writeUpdateText([update], [update])).toMatchObject({
    subject: expect.stringContaining('Update: the end of our work'),
    text: `${updatesCopy.done}\n${update.by}`,
  });
});

test('the text of a corrected amount names the amount that it replaces', () => {
  const first = makeUpdate({ filed: [], pay: amount });
  const second = { ...first, number: 3, pay: { ...amount, rupees: 10_800 } };
  const receipt = makeUpdate({ number: 4, filed: [], received: 2 });
  expect(writeUpdateText([second], [first, second]).text).toContain(', in place of ₹11,800\n');
  expect(writeUpdateText([first], [first, second]).text).not.toContain('in place of');
  // A received amount is not replaced: the rest of the invoice is a new amount.
  const rest = { ...second, number: 5 };
  expect(writeUpdateText([rest], [first, receipt, rest]).text).not.toContain('in place of');
});
