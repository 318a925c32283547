import { isStrict } from '@/content/words/conduct';
import { computeState } from '@/features/client-area/protocol/state';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import { getDayInIndia } from '@/lib/days';
import { freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

jest.mock('@/content/prices', () => {
  const actual = jest.requireActual('@/content/prices');
  const fees = mockFees();
  const prices = { ...actual.prices };
  for (const [id, rupees] of Object.entries(fees)) prices[id] = { ...prices[id], rupees };
  return { ...actual, prices };
});

function mockFees(): Record<string, number> {
  return { 'gst-lut': 5000, 'itr-1': 1000, 'itr-2-3': 2000 };
}

const fees = mockFees();

const received = async () => {
  const db = await freshArea();
  const quotations = computeQuotations(await db.threads.toArray(), getDayInIndia(Date.now()));
  const row = quotations.find(({ stage }) => stage === 'quoted');
  return { db, row };
};

(isStrict ? test.skip : test)(
  'the sample quotation and its signed answer follow content/prices.ts',
  async () => {
    const { db, row } = await received();
    const listed = row?.services.filter(({ priceId }) => priceId && priceId in fees) ?? [];
    expect(listed.length).toBeGreaterThan(0);
    for (const { priceId, price } of listed) expect(price).toBe(fees[priceId ?? '']);
    const sum = row?.services.reduce((total, { price }) => total + price, 0) ?? 0;
    expect(row?.total).toBe(Math.round((sum * 118) / 100));

    await signSampleAnswer(row?.id ?? '');
    const { request, answer } = computeState((await db.threads.get(row?.id ?? ''))?.events ?? []);
    expect(answer?.message.total).toBe(row?.total);
    expect(answer?.message.lines.map(({ fee }) => fee)).toEqual(
      row?.services.map(({ price }) => price),
    );
    for (const { price, fee } of request?.lines ?? []) {
      if (price && price in fees) expect(fee).toBe(fees[price]);
    }
  },
);
