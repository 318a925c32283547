import { quotationsCopy } from '@/content/client-area/quotations';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import type { Printed } from '@/features/client-area/quotations/pdf/printed-quotation';
import { makeQuotationFile } from '@/features/client-area/quotations/pdf/save-quotation';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { offeredSampleQuotations } from '@/lib/content/sample-rows';
import { getDayInIndia } from '@/lib/days';
import { freshArea } from '@/lib/test-support/fresh-area';

const drawn: Printed[] = [];
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/features/client-area/quotations/pdf/quotation-pdf', () => ({
  createQuotationPdf: async (sheet: Printed) => {
    drawn.push(sheet);
    return new Uint8Array();
  },
}));

let db: PortalDatabase;
beforeEach(async () => {
  drawn.splice(0);
  db = await freshArea();
});
const findReceivedId = async () => {
  const quotations = computeQuotations(await db.threads.toArray(), getDayInIndia(Date.now()));
  return quotations.find(({ stage }) => stage === 'quoted')?.id ?? '';
};
async function changeAnswer(id: string, change: Partial<AnswerMessage>) {
  const thread = await db.threads.get(id);
  const events = thread?.events.map((event) =>
    event.step === 'answered' ? { ...event, message: { ...event.message, ...change } } : event,
  );
  await db.threads.update(id, { events: events as ThreadEvent[] });
}

test('the sample is printed as signed, with the demo mark, before it was ever opened', async () => {
  await makeQuotationFile(await findReceivedId());
  const sample = offeredSampleQuotations.find(({ status }) => status === 'received');
  expect(drawn[0]?.lines).toHaveLength(sample?.services.length ?? 0);
  expect(drawn[0]?.facts).toContain(quotationsCopy.demoFile);
  expect(drawn[0]?.facts.join()).toContain('signature checked');
});

test('an answer that was changed after it was signed makes no file', async () => {
  const id = await findReceivedId();
  await signSampleAnswer(id);
  await changeAnswer(id, { total: 1 });
  await expect(makeQuotationFile(id)).rejects.toThrow(/could not check the signature/);
  expect(drawn).toEqual([]);
});

test('an answer without a signature says so', async () => {
  const id = await findReceivedId();
  await changeAnswer(id, { notes: 'Changed' });
  await makeQuotationFile(id);
  expect(drawn[0]?.facts).toEqual([quotationsCopy.unsignedFile]);
});
