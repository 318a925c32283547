import type { Answered, ThreadEvent } from '@/features/client-area/protocol/events';
import { computeState } from '@/features/client-area/protocol/state';
import { checkAnswer, decide } from '@/features/client-area/quotations/answers';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { threadSchema } from '@/features/client-area/store/records/thread';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { receiveSampleUpdate } from '@/features/client-area/updates/sample-update';
import { checkUpdate } from '@/features/client-area/updates/updates';
import { getDayInIndia } from '@/lib/days';
import { freshArea } from '@/lib/test-support/fresh-area';
import { replaceEverything } from '@/lib/test-support/snapshot';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const listQuotations = async () =>
  computeQuotations(await db.threads.toArray(), getDayInIndia(Date.now()));

async function findReceived() {
  const row = (await listQuotations()).find(({ stage }) => stage === 'quoted');
  if (!row) throw new Error('no received sample');
  return row;
}

const findAnswer = (events: readonly ThreadEvent[]) => {
  const { answer } = computeState(events);
  if (!answer) throw new Error('not answered');
  return answer;
};

test('the received sample gets an answer with a valid signature, and the counts do not change', async () => {
  const before = (await listQuotations()).map(({ state: _, ...quotation }) => quotation);
  const { id, total, validUntil } = await findReceived();
  await signSampleAnswer(id);

  const thread = threadSchema.parse(await db.threads.get(id));
  const answer = findAnswer(thread.events);
  await expect(checkAnswer(answer)).resolves.toEqual({ isDemo: true });
  expect(answer.message).toMatchObject({ total, validUntil });
  expect((await listQuotations()).map(({ state: _, ...quotation }) => quotation)).toEqual(before);
});

test('the signed answer states the same GST as the quotation', async () => {
  const row = await findReceived();
  await signSampleAnswer(row.id);
  const { gst, total } = findAnswer((await db.threads.get(row.id))?.events ?? []).message;
  const stated = [{ label: `GST ${gst.rate}%`, rupees: gst.rupees }];
  expect(row.charges.slice(0, 1)).toEqual(gst.supply === 'none' ? [] : stated);
  expect(total).toBe(row.total);
});

test('the answer has the past time that the list shows, and is opened now', async () => {
  const { id } = await findReceived();
  const entries = await db.activity.toArray();
  const listedAt = entries.find(({ title }) => title === `Quotation ${id} received`)?.at;
  const before = Date.now();
  await signSampleAnswer(id);
  const answer = findAnswer((await db.threads.get(id))?.events ?? []);
  expect(answer.message.at).toBe(listedAt);
  expect(answer.message.at).toBeLessThan(before);
  expect(answer.at).toBeGreaterThanOrEqual(before);
});

test('an answer that is opened weeks later keeps the dates of the first visit', async () => {
  const opened = new Date();
  // The firm may have answered up to two days before, so 27 days and not 29.
  opened.setDate(opened.getDate() - 27);
  await replaceEverything(db, seedRows(opened));
  const { id, date, validUntil } = await findReceived();
  await signSampleAnswer(id);
  const { message } = findAnswer((await db.threads.get(id))?.events ?? []);
  expect(getDayInIndia(message.at)).toBe(date);
  expect(message.validUntil).toBe(validUntil);
});

test('the answer is signed once, whichever tab is first', async () => {
  const { id } = await findReceived();
  await Promise.all([signSampleAnswer(id), signSampleAnswer(id)]);
  expect(await db.threadKeys.count()).toBe(1);
  const thread = await db.threads.get(id);
  expect(await db.threadKeys.get(thread?.rid ?? '')).toBeDefined();
});

test.each<[string, (event: Answered) => object]>([
  [
    'of other services',
    ({ message }) => ({ message: { ...message, lines: message.lines.slice(1) } }),
  ],
  ['with other notes', ({ message }) => ({ message: { ...message, notes: 'As discussed.' } })],
  ['that the firm has signed', () => ({ token: 'head.body.signature' })],
])('an answer %s is left unchanged', async (_, change) => {
  const { id } = await findReceived();
  const thread = await db.threads.get(id);
  const events = thread?.events.map((event) =>
    event.step === 'answered' ? { ...event, ...change(event) } : event,
  );
  await db.threads.update(id, { events: events as ThreadEvent[] });
  const before = await db.threads.get(id);
  expect(await signSampleAnswer(id)).toBe(false);
  expect(await db.threads.get(id)).toEqual(before);
});

test('an accepted sample gets a sample update, as if by a link', async () => {
  const { id, total } = await findReceived();
  await signSampleAnswer(id);
  const answer = findAnswer((await db.threads.get(id))?.events ?? []);
  await expect(receiveSampleUpdate(id)).rejects.toMatchObject({ code: 'notAgreed' });
  await decide(id, answer, { step: 'accepted', name: 'Sample Client', total });
  await receiveSampleUpdate(id);
  const { updates } = computeState((await db.threads.get(id))?.events ?? []);
  expect(updates.map(({ message }) => message.filed.length)).toEqual([1]);
  for (const update of updates) await checkUpdate(update);
});

test('a pending sample is left unchanged', async () => {
  const pending = (await listQuotations()).find(({ stage }) => stage === 'requested');
  expect(await signSampleAnswer(pending?.id ?? '')).toBe(false);
});
