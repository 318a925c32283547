import { emptyProfile, saveProfile } from '@/features/client-area/profile/profile';
import { threadLimits } from '@/features/client-area/protocol/messages';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { profileLimits } from '@/features/client-area/store/records/profile';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';
import { limits } from '@/lib/limits';
import { freshArea, readLatestActivity, readQuotation } from '@/lib/test-support/fresh-area';
import { takeSnapshot } from '@/lib/test-support/snapshot';
import { findUnsoundRows } from '@/lib/test-support/unsound-rows';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const sampleTotal = offeredSampleCart.reduce((sum, { price }) => sum + price, 0);

describe('requesting a quotation', () => {
  test('turns the cart into a pending quotation, empties it and records the request', async () => {
    const quotation = await requestQuotation();
    expect(quotation).toMatchObject({ stage: 'requested', total: sampleTotal, validUntil: null });
    expect(await db.threads.count()).toBe(offeredSampleQuotations.length + 1);
    expect(quotation?.services.map((line) => line.price)).toEqual(
      offeredSampleCart.map(({ price }) => price),
    );
    expect(await db.cart.count()).toBe(0);
    expect(await readLatestActivity()).toMatchObject({
      title: `Request ${quotation?.id} ready to send`,
      status: 'pending',
    });
  });

  test('two requests at once make one quotation', async () => {
    const results = await Promise.all([requestQuotation(), requestQuotation()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await db.threads.count()).toBe(offeredSampleQuotations.length + 1);
  });

  test('changes nothing if any part of it fails', async () => {
    const before = await takeSnapshot(db);
    db.activity.hook('creating', () => {
      throw new RangeError('no');
    });
    await expect(requestQuotation()).rejects.toMatchObject({ cause: { message: 'no' } });
    db.activity
      .hook('creating')
      .unsubscribe(db.activity.hook('creating').subscribers.at(-1) as never);
    expect(await takeSnapshot(db)).toEqual(before);
  });
});

test('rows with the longest texts can be read back', async () => {
  const long = 'x'.repeat(profileLimits.fullName);
  await saveProfile({ ...emptyProfile, fullName: long });
  expect((await createStoredRows(db).row('profile', 'client'))?.fullName).toBe(long);
  for (let count = 0; count < threadLimits.lines; count++) {
    await db.cart.put({
      id: `s${count}`,
      service: 'x'.repeat(limits.service),
      price: limits.rupees,
      description: '',
      addedAt: count,
    });
  }
  await expect(requestQuotation()).rejects.toThrow('A quotation takes up to 100 services.');
  await db.cart.bulkDelete(offeredSampleCart.map(({ id }) => id));
  const quotation = await requestQuotation();
  expect(await readQuotation(quotation?.id)).toEqual(quotation);
  expect(await findUnsoundRows(db)).toEqual([]);
});
