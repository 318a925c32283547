import { prices } from '@/content/prices';
import { addToCart } from '@/features/client-area/cart/cart';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import {
  addDraftLine,
  answerableSchema,
  createFirstDraft,
} from '@/features/client-area/firm-inbox/answer/answer-draft';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { answerRequest } from '@/features/client-area/firm-inbox/sign-step';
import { EMPTY_STATE } from '@/features/client-area/protocol/state';
import { receiveAnswer } from '@/features/client-area/quotations/answers';
import {
  createAnswerPrint,
  createUnsignedPrint,
  type Printed,
} from '@/features/client-area/quotations/pdf/printed-quotation';
import { createQuotationPdf } from '@/features/client-area/quotations/pdf/quotation-pdf';
import {
  computeQuotation,
  computeQuotations,
  type Quotation,
} from '@/features/client-area/quotations/quotation';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import type { PortalDatabase } from '@/features/client-area/store/database';
import type { Thread } from '@/features/client-area/store/records/records';
import { createChecklists } from '@/lib/content/checklists';
import { getServiceName } from '@/lib/content/prices';
import { addDays, getDayInIndia } from '@/lib/days';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';
import { freshInbox, onlyEntry } from '@/lib/test-support/inbox-client';
import { findPdfParts, findPdfTexts, loadCutFont, readPdf } from '@/lib/test-support/read-pdf';
import { createTestRequest, openOne } from '@/lib/test-support/thread-messages';

// These tests are about the strict conduct, whichever one this firm has chosen.
jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/lib/test-support/demo-site').latinSite,
  conduct: 'strict',
}));

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

test('the samples have no fees', async () => {
  const prices = (await db.cart.toArray()).map(({ price }) => price);
  const totals = computeQuotations(await db.threads.toArray(), TODAY).map(({ total }) => total);
  expect(new Set([...prices, ...totals])).toEqual(new Set([0]));
});

test('a service goes into the cart without its fee', async () => {
  const { item } = await addToCart('payroll');
  expect(item).toMatchObject({ price: 0, description: prices.payroll.covers });
  const latest = await db.activity.orderBy('id').last();
  expect(latest?.detail).toBe('');
});

test('a fee kept in the cart from before the change is left out of a request', async () => {
  await db.cart.add({ id: 'old', service: 'Audit', price: 25_000, description: '', addedAt: 1 });
  const quotation = await requestQuotation();
  expect(quotation).toMatchObject({ total: 0 });
  expect(new Set(quotation?.services.map(({ price }) => price))).toEqual(new Set([0]));
});

const quotation: Quotation = {
  id: 'Q-2024-001',
  services: [{ service: 'Statutory audit', price: 0 }],
  stage: 'quoted',
  state: EMPTY_STATE,
  askedAt: 0,
  charges: [],
  date: '2024-01-15',
  total: 0,
  totals: [{ rupees: 0 }],
  validUntil: '2024-02-14',
  notes: '',
};
const COMPANY = 'formation-private-limited';
const TODAY = getDayInIndia(Date.now());
const openLink = (link: string) => openOne(new URL(link).hash, { today: TODAY });

/** Requests an incorporation and an audit; returns the quotation's number and its link. */
async function asked() {
  await fillCart(COMPANY, 'audit-statutory');
  const id = (await requestQuotation())?.id ?? '';
  return { id, ...(await prepareOutgoingMessage(id)) };
}

test('the inbox begins without fees, even if the client saw one before the change', () => {
  const request = createTestRequest();
  expect(request.lines.every(({ fee }) => fee !== undefined)).toBe(true);
  const draft = addDraftLine(createFirstDraft(request.rid, request), 'itr-1');
  expect(draft.lines.map(({ fee }) => fee)).toEqual(draft.lines.map(() => ''));
  const faults = answerableSchema.safeParse(draft).error?.issues ?? [];
  expect(faults.map(({ path }) => path)).toEqual(
    draft.lines.map((_, index) => ['lines', index, 'fee']),
  );
});

test('a quotation by links: requested without fees, answered with them, with its papers', async () => {
  const { id, link, messageText } = await asked();
  expect(messageText.text).toContain(getServiceName(COMPANY));
  expect(messageText.text).not.toMatch(/\u20b9/);
  const request = await openLink(link);
  if (request.kind !== 'request') throw new Error(request.kind);
  expect(request.message.lines).toEqual([{ price: COMPANY }, { price: 'audit-statutory' }]);

  await freshInbox();
  await receiveFromClient(request);
  const draft = createFirstDraft(request.message.rid, request.message);
  const fees = ['19,000', '40,000'];
  const lines = draft.lines.map((line, index) => ({ ...line, fee: fees[index] ?? '' }));
  await answerRequest({ ...draft, lines });
  const token = (await onlyEntry()).events.state.answer?.token ?? '';
  const answer = await openOne(`#v1.${token}`, { today: TODAY });
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  expect(await receiveAnswer(answer)).toBe(id);

  const total = 59_000 * 1.18;
  const thread = (await db.threads.get(id)) as Thread;
  const received = computeQuotation(thread, TODAY);
  expect(received).toMatchObject({ stage: 'quoted', total, validUntil: addDays(TODAY, 30) });
  const needed = listChecklistGroups(
    { quotations: [received], answers: [], documents: [] },
    createChecklists({ withWords: true }),
  );
  expect(needed.flatMap(({ services }) => services)).toContain(getServiceName(COMPANY));

  const sheet = (await createAnswerPrint(id, thread.events, { isDemo: false })) as Printed;
  const options = { client: 'Asha Rao', loadFont: loadCutFont };
  const pdf = readPdf(await createQuotationPdf(sheet, options));
  const rows = findPdfParts(await pdf, 'TR').map(({ children }) =>
    children.map(({ text }) => text),
  );
  expect(rows).toContainEqual(['Total', '\u20b969,620']);
}, 180_000);

const named = {
  ...quotation,
  services: [{ service: 'Audit', price: 25_000 }],
  total: 25_000,
  totals: [{ rupees: 25_000 }],
};

test('a PDF has fees once the firm has named them, and no fee column before', async () => {
  const readRows = async (listed: Quotation) => {
    const pdf = readPdf(
      await createQuotationPdf(createUnsignedPrint(listed), { client: '', loadFont: loadCutFont }),
    );
    expect(findPdfTexts(await pdf, 'H1')).toEqual(['Quotation Q-2024-001']);
    return findPdfParts(await pdf, 'TR').map(({ children }) => children.map(({ text }) => text));
  };
  expect(await readRows(quotation)).toEqual([
    ['No.', 'Service'],
    ['1', 'Statutory audit'],
  ]);
  expect(await readRows(named)).toEqual([
    ['No.', 'Service', 'Professional fee'],
    ['1', 'Audit', '₹25,000'],
    ['Total', '₹25,000'],
  ]);
}, 180_000);
