/**
 * What the specification says of the first opening of the client area.
 */

import { itrFiling } from '@/content/services/itr-filing';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { countByStatus } from '@/features/client-area/quotations/stage';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { countByCategory } from '@/features/client-area/store/documents';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { createChecklists } from '@/lib/content/checklists';
import { getDayInIndia } from '@/lib/days';
import { freshArea } from '@/lib/test-support/fresh-area';
import { sampleFirmTest as test } from '@/lib/test-support/sample-firm';

const today = () => getDayInIndia(Date.now());

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const cart = () => db.cart.orderBy('addedAt').toArray();

test('holds the samples: three services, a quotation of each status, tiles 2/1/0/0', async () => {
  expect((await cart()).map((item) => item.price)).toEqual([2500, 1500, 15000]);
  const quotations = computeQuotations(await db.threads.toArray(), today());
  expect(countByStatus(quotations)).toEqual({ Received: 1, Pending: 1, Expired: 1 });
  expect(countByCategory(await db.documents.toArray())).toEqual({
    identity: 2,
    financial: 1,
    business: 0,
    other: 0,
  });
  expect(await db.activity.count()).toBe(3);
});

test('activity dates the request of the pending quotation and the upload of Form 16', () => {
  const { threads, activity, documents } = seedRows(new Date(2026, 2, 1, 9, 30));
  const at = (title: RegExp) => activity.find((entry) => title.test(entry.title))?.at;
  expect(at(/^Form 16.pdf uploaded$/)).toBe(
    documents.find(({ name }) => name === 'Form 16.pdf')?.uploadedAt,
  );
  const pending = computeQuotations(threads, '2026-03-01').find(
    ({ stage }) => stage === 'requested',
  );
  expect(pending?.date).toBe(getDayInIndia(at(/ready to send$/) ?? 0));
});

test('the cards and Form 16 are in for the return that is quoted for, and nothing else', () => {
  const { checklist, threads, documents } = seedRows(new Date());
  const quotations = computeQuotations(threads, today());
  const book = createChecklists({ withWords: true });
  const groups = listChecklistGroups({ quotations, answers: checklist, documents }, book);
  const found = groups.flatMap(({ owner, items }) =>
    items
      .filter(({ isAnswered }) => isAnswered)
      .map(({ paper, files }) => [owner, paper.text, files.map(({ name }) => name)]),
  );
  const received = quotations.find(({ stage }) => stage === 'quoted')?.id;
  const [cards, form16] = itrFiling.bring.items;
  expect(found).toEqual([
    [received, cards, ['PAN card.png', 'Aadhaar card.pdf']],
    [received, form16, ['Form 16.pdf']],
  ]);
});
