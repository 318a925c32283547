import { dashboard } from '@/content/dashboard';
import { sampleQuotations } from '@/lib/content/sample-rows';
import type { PortalDatabase } from '@/lib/portal/db/database';
import type { Printed } from '@/lib/portal/quotations/printed-quotation';
import { signSampleAnswer } from '@/lib/portal/quotations/sample-answer';
import { saveQuotation } from '@/lib/portal/quotations/save-quotation';
import type { Quotation } from '@/lib/portal/records/records';
import { freshArea } from '@/lib/test-support/fresh-area';

const drawn: Printed[] = [];
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/lib/portal/documents/save-file', () => ({ saveFile: () => {} }));
jest.mock('@/lib/portal/quotations/quotation-pdf', () => ({
  quotationPdf: async (sheet: Printed) => {
    drawn.push(sheet);
    return new Uint8Array();
  },
}));

let db: PortalDatabase;
beforeEach(async () => {
  drawn.splice(0);
  db = await freshArea();
});
const received = async () =>
  (await db.quotations.toArray()).find(({ status }) => status === 'received') as Quotation;

test('the sample is printed as signed, with the demo mark, before it was ever opened', async () => {
  await saveQuotation(await received());
  const sample = sampleQuotations.find(({ status }) => status === 'received');
  expect(drawn[0]?.lines).toHaveLength(sample?.services.length ?? 0);
  expect(drawn[0]?.facts).toContain(dashboard.quotations.demoFile);
  expect(drawn[0]?.facts.join()).toContain('signature checked');
});

test('figures of the row, which nobody signed, are not printed', async () => {
  const row = await received();
  await signSampleAnswer(row.id);
  await saveQuotation({ ...row, total: 1, services: [{ service: 'Other', price: 1 }] });
  expect(drawn[0]?.total).toBe(row.total);
  expect(drawn[0]?.lines.map(({ service }) => service)).not.toContain('Other');
});

test('an answer that was changed after it was signed makes no file', async () => {
  const row = await received();
  await signSampleAnswer(row.id);
  const thread = await db.threads.get(row.id);
  const events = thread?.events.map((event) =>
    event.step === 'answered' ? { ...event, message: { ...event.message, total: 1 } } : event,
  );
  await db.threads.update(row.id, { events });
  await expect(saveQuotation(row)).rejects.toThrow(/signature .* could not be checked/);
  expect(drawn).toEqual([]);
});

test('a received row without an answer says that it is not signed', async () => {
  const row = { ...(await received()), notes: 'Changed' };
  await db.quotations.put(row);
  await saveQuotation(row);
  expect(drawn[0]?.facts).toEqual([dashboard.quotations.unsignedFile]);
});
