import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { exportEverything } from '@/lib/portal/export/export';
import { recordWords } from '@/lib/portal/export/record-words';
import { noteAnswerSent } from '@/lib/portal/firm/inbox';
import { inboxFile, restoreInbox } from '@/lib/portal/firm/inbox-file';
import { receive } from '@/lib/portal/firm/receive';
import { markReceived, sendInvoice, sendNews, unbilled, workText } from '@/lib/portal/firm/work';
import { decide, receiveAnswer } from '@/lib/portal/quotations/answers';
import { requestQuotation } from '@/lib/portal/quotations/quotations';
import { noteSent, outgoing } from '@/lib/portal/quotations/sending';
import { checkNews, receiveNews, sayPaid } from '@/lib/portal/quotations/work';
import { linkOf, openFragment } from '@/lib/portal/thread/link';
import { paidText } from '@/lib/portal/thread/message-text';
import { type State, stateOf } from '@/lib/portal/thread/state';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';
import { answerIt, freshInbox, onlyEntry } from '@/lib/test-support/inbox-client';
import { restoreHere } from '@/lib/test-support/restored';
import { filed as filedThen } from '@/lib/test-support/work-messages';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const TODAY = dayInIndia(Date.now());
const [filing] = filedThen.step === 'filed' ? filedThen.filings : [];
const filed = { step: 'filed' as const, filings: filing ? [{ ...filing, on: TODAY }] : [] };
const TRANSFER = { invoice: null, reference: '632412345678', on: TODAY } as const;
let db: PortalDatabase;
let id: string;

const client = async (): Promise<State> => stateOf((await db.threads.get(id))?.events ?? []);
const firm = async (): Promise<State> => (await onlyEntry()).events.state;
const open = (token: string) => openFragment(new URL(linkOf(token)).hash, { today: TODAY });

/** The firm opens what the client sends. */
async function toFirm(token: string) {
  const opened = await open(token);
  if ('kid' in opened) throw new Error(opened.kind);
  return receive(opened);
}

/** The client opens the firm's latest message. */
async function toClient() {
  const { news, invoices } = await firm();
  const latest = [...news, ...invoices]
    .sort((one, other) => one.message.number - other.message.number)
    .at(-1);
  const opened = await open(latest?.token ?? '');
  if (opened.kind !== 'status' && opened.kind !== 'invoice') throw new Error(opened.kind);
  return receiveNews(opened);
}

beforeEach(async () => {
  db = await freshArea();
  await freshInbox();
  await fillCart('itr-1', 'formation-private-limited');
  id = (await requestQuotation())?.id ?? '';
  await toFirm((await outgoing(id)).link.split('#v1.')[1] ?? '');
  await answerIt();
  const opened = await open((await firm()).answer?.token ?? '');
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  const { answer } = await client();
  if (!answer) throw new Error('no answer');
  await decide(id, answer, { step: 'accepted', name: 'Asha Rao', total: answer.message.total });
});

async function accepted() {
  await toFirm((await outgoing(id)).link.split('#v1.')[1] ?? '');
  await noteSent(id, 2, 'mail');
  return (await onlyEntry()).request.id;
}

test('from acceptance to invoice, payment, receipt and filing, both sides say the same', async () => {
  const request = await accepted();
  const { by = '', total = 0 } = (await firm()).answer?.message ?? {};
  await sendInvoice(request, { invoice: '2026-27/014', on: TODAY, due: TODAY, lines: [1, 2] });
  expect(unbilled(await firm())).toEqual([]);
  expect(await toClient()).toBe(id);
  await noteAnswerSent(request, 2, 'whatsapp');
  expect((await onlyEntry()).events).toMatchObject({ answerSent: null, sent: [{ number: 2 }] });

  await sayPaid(id, { ...TRANSFER, invoice: '2026-27/014', paise: total * 100 });
  const { payments } = await client();
  expect(payments).toMatchObject([{ sent: null, message: { number: 3, sample: true } }]);
  await noteSent(id, 3, 'whatsapp');
  expect((await client()).payments).toMatchObject([{ sent: { by: 'whatsapp' } }]);
  expect((await db.activity.toArray()).at(-1)?.title).toBe(`Payment for quotation ${id} sent`);

  const token = payments[0]?.token ?? '';
  expect(await toFirm(token)).toMatchObject({ isNew: true });
  expect(await toFirm(token)).toMatchObject({ isNew: false });
  const [said] = (await firm()).payments;
  if (!said) throw new Error('no payment');
  await markReceived(request, said);
  await toClient();
  await sendNews(request, { state: filed, by });
  await toClient();
  expect((await client()).news.map(({ message }) => message)).toEqual(
    (await firm()).news.map(({ message }) => message),
  );
  for (const entry of [...(await client()).news, ...(await client()).invoices])
    await checkNews(entry);
  await expect(toClient()).rejects.toMatchObject({ code: 'repeated' });

  // Restored from their files, both are as they were.
  const before = await client();
  await restoreHere(db, (await exportEverything()).blob);
  expect(await client()).toEqual(before);
  const steps = recordWords('threads', (await db.threads.get(id)) as never);
  expect(JSON.stringify(steps)).toMatch(/Invoice on .*Paid, as you said on .*Filed by the firm on/);
  const inbox = await inboxFile();
  await freshInbox();
  expect(await restoreInbox(inbox.blob)).toMatchObject({ added: 1 });
  expect((await firm()).news).toHaveLength(2);
}, 30_000);

test('an invoice that was changed where it is kept is not verified', async () => {
  const request = await accepted();
  await sendInvoice(request, { invoice: '2026-27/014', on: TODAY, due: TODAY, lines: [1, 2] });
  await toClient();
  const [entry] = (await client()).invoices;
  if (!entry) throw new Error('no invoice');
  const message = { ...entry.message, total: entry.message.total - 1 };
  await expect(checkNews({ ...entry, message })).rejects.toMatchObject({ code: 'altered' });
});

test('nothing is said to be paid before the acceptance is sent, nor more than is asked', async () => {
  const { answer } = await client();
  const all = (answer?.message.total ?? 0) * 100;
  await expect(sayPaid(id, { ...TRANSFER, paise: all })).rejects.toMatchObject({
    code: 'unsentReply',
  });
  await accepted();
  await expect(sayPaid(id, { ...TRANSFER, paise: all + 1 })).rejects.toMatchObject({
    code: 'overpaid',
  });
  await sayPaid(id, { ...TRANSFER, paise: all });
  await expect(sayPaid(id, { ...TRANSFER, paise: 1 })).rejects.toThrow();
  expect((await client()).payments).toHaveLength(1);
});

test('the firm takes no word on a payment from another browser, or before the acceptance', async () => {
  await noteSent(id, 2, 'mail');
  await sayPaid(id, { ...TRANSFER, paise: 100 });
  const [payment] = (await client()).payments;
  await expect(toFirm(payment?.token ?? '')).rejects.toMatchObject({ code: 'notAgreed' });
  await accepted();
  await db.threadKeys.clear();
  await expect(sayPaid(id, { ...TRANSFER, paise: 100 })).rejects.toMatchObject({ code: 'noKey' });
});

test('an invoice bills each quoted line once, at its fee', async () => {
  const request = await accepted();
  const bill = { on: TODAY, due: TODAY };
  await sendInvoice(request, { ...bill, invoice: '1', lines: [2] });
  await expect(
    sendInvoice(request, { ...bill, invoice: '2', lines: [1, 2] }),
  ).rejects.toMatchObject({ code: 'notQuoted' });
  expect(unbilled(await firm())).toEqual([1]);
  await expect(sendInvoice(request, { ...bill, invoice: '1', lines: [1] })).rejects.toMatchObject({
    code: 'clash',
  });
  await sendInvoice(request, { ...bill, invoice: '2', lines: [1] });
  const { answer, invoices } = await firm();
  const fees = invoices.flatMap(({ message }) => message.lines.map(({ of, fee }) => [of, fee]));
  expect(fees).toEqual([2, 1].map((of) => [of, answer?.message.lines[of - 1]?.fee]));
});

test('the letters say what the links hold', async () => {
  const request = await accepted();
  await sendNews(request, { state: filed, month: '2026-10', by: 'CA Asha Rao' });
  const [news] = (await firm()).news;
  if (!news) throw new Error('no news');
  expect(workText(news.message).text).toBe(
    `${id}: October 2026: The firm has filed.\nGSTR-3B, October 2026: filed on ${formatDay(TODAY)}, acknowledgement AA091026123456X, tax paid ₹12,345.50\nCA Asha Rao`,
  );
  await sayPaid(id, { ...TRANSFER, paise: 12_345 });
  const [payment] = (await client()).payments;
  if (!payment) throw new Error('no payment');
  expect(paidText(payment.message).text).toMatch(/I have paid ₹123\.45 on .* for quotation Q-/);
});
