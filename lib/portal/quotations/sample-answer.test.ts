import { dayInIndia } from '@/lib/days';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { seedRows } from '@/lib/portal/db/seed';
import { checkAnswer } from '@/lib/portal/quotations/answers';
import { signSampleAnswer } from '@/lib/portal/quotations/sample-answer';
import { wholeThreadSchema } from '@/lib/portal/records/whole-thread';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { stateOf } from '@/lib/portal/thread/state';
import { freshArea } from '@/lib/test-support/fresh-area';
import { replaceEverything } from '@/lib/test-support/snapshot';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

async function received() {
  const row = (await db.quotations.toArray()).find(({ status }) => status === 'received');
  if (!row) throw new Error('no received sample');
  return row;
}

const answerIn = (events: readonly ThreadEvent[]) => {
  const { answer } = stateOf(events);
  if (!answer) throw new Error('not answered');
  return answer;
};

test('the received sample gets an answer with a valid signature, and the counts do not change', async () => {
  const before = await db.quotations.toArray();
  const { id, total, validUntil } = await received();
  await signSampleAnswer(id);

  const thread = wholeThreadSchema.parse(await db.threads.get(id));
  const answer = answerIn(thread.events);
  await expect(checkAnswer(answer)).resolves.toEqual({ isDemo: true });
  expect(answer.message).toMatchObject({ total, validUntil });
  expect(await db.quotations.toArray()).toEqual(before);
});

test('it states GST as the quotation does', async () => {
  const row = await received();
  await signSampleAnswer(row.id);
  const { gst, total } = answerIn((await db.threads.get(row.id))?.events ?? []).message;
  const stated = [{ label: `GST ${gst.rate}%`, rupees: gst.rupees }];
  expect(row.charges?.slice(0, 1)).toEqual(gst.supply === 'none' ? undefined : stated);
  expect(total).toBe(row.total);
});

test('the firm answered in the past at the time that the list says, and the client opens it now', async () => {
  const { id } = await received();
  const entries = await db.activity.toArray();
  const told = entries.find(({ title }) => title === `Quotation ${id} received`)?.at;
  const before = Date.now();
  await signSampleAnswer(id);
  const answer = answerIn((await db.threads.get(id))?.events ?? []);
  expect(answer.message.at).toBe(told);
  expect(answer.message.at).toBeLessThan(before);
  expect(answer.at).toBeGreaterThanOrEqual(before);
});

test('opened weeks later it has the days of the first opening', async () => {
  const opened = new Date();
  // The firm may have answered up to two days before, so 27 and not 29.
  opened.setDate(opened.getDate() - 27);
  await replaceEverything(db, seedRows(opened));
  const { id, date, validUntil } = await received();
  await signSampleAnswer(id);
  const { message } = answerIn((await db.threads.get(id))?.events ?? []);
  expect(dayInIndia(message.at)).toBe(date);
  expect(message.validUntil).toBe(validUntil);
});

test('it is signed once, whichever tab is first', async () => {
  const { id } = await received();
  await Promise.all([signSampleAnswer(id), signSampleAnswer(id)]);
  expect(await db.threads.count()).toBe(1);
  expect(await db.threadKeys.count()).toBe(1);
  const thread = await db.threads.get(id);
  expect(await db.threadKeys.get(thread?.rid ?? '')).toBeDefined();
});

test.each([
  ['of other services', { services: [{ service: 'Valuation', price: 1 }] }],
  ['with other notes', { notes: 'As discussed.' }],
  ['that the firm has answered', { charges: [{ label: 'Courier', rupees: 1 }] }],
  ['that is pending', { status: 'pending', validUntil: null }],
] as const)('a quotation %s is left unchanged', async (_, change) => {
  const row = await received();
  await db.quotations.put({ ...row, ...structuredClone(change) } as typeof row);
  expect(await signSampleAnswer(row.id)).toBe(false);
  expect(await db.threads.count()).toBe(0);
});
