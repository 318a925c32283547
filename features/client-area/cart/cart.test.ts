import { prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import {
  addToCart,
  detachFromCartItem,
  reattachToCartItem,
  removeFromCart,
  restoreCartItem,
  setCartQuantity,
} from '@/features/client-area/cart/cart';
import { askAgain } from '@/features/client-area/quotations/answers';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getServiceName } from '@/lib/content/prices';
import { offeredSampleCart } from '@/lib/content/sample-rows';
import { freshArea, readLatestActivity, readQuotation } from '@/lib/test-support/fresh-area';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

const cart = () => db.cart.orderBy('addedAt').toArray();

describe('cart', () => {
  test('Undo puts a removed service back, and leaves one that was added again', async () => {
    await addToCart('itr-1', { people: 2 });
    const removed = await removeFromCart('itr-1');
    if (!removed) throw new Error('nothing was removed');
    await restoreCartItem(removed);
    expect(await db.cart.get('itr-1')).toEqual(removed);
    await removeFromCart('itr-1');
    await addToCart('itr-1', { people: 7 });
    await restoreCartItem(removed);
    expect(await db.cart.get('itr-1')).toMatchObject({ people: 7 });
  });

  test('adds a priced service once', async () => {
    expect(await addToCart('gst-regular')).toMatchObject({
      added: true,
      item: { price: isStrict ? 0 : prices['gst-regular'].rupees },
    });
    expect(await addToCart('gst-regular')).toMatchObject({ added: false });
    expect((await cart()).map((item) => item.service)).toEqual([
      ...offeredSampleCart.map(({ service }) => service),
      getServiceName('gst-regular'),
    ]);
    expect((await readLatestActivity())?.title).toBe(
      `${getServiceName('gst-regular')} added to the cart`,
    );
  });

  test('keeps the unit of a recurring fee, and says where a fee is the lowest', async () => {
    expect((await addToCart('payroll')).item).toMatchObject({
      per: 'employee',
      description: prices.payroll.covers,
    });
    const { item } = await addToCart('audit-statutory');
    expect(item.from).toBe(isStrict ? undefined : true);
    expect(item.description).toContain(isStrict ? 'Report under section 143' : 'Lowest fee');
  });

  test('a quantity goes with unit and fee into the request, and into the cart again', async () => {
    await db.cart.clear();
    await addToCart('payroll');
    await setCartQuantity('payroll', 12);
    const asked = { per: 'employee', quantity: 12 };
    expect(await cart()).toMatchObject([asked]);
    const id = (await requestQuotation())?.id ?? '';
    expect((await readQuotation(id))?.services).toMatchObject([asked]);
    await askAgain(id);
    expect(await cart()).toMatchObject([{ id: 'payroll', ...asked }]);
    await setCartQuantity('payroll', null);
    expect((await cart())[0]?.quantity).toBeUndefined();
  });
});

describe('a computation', () => {
  const SECOND = 'Second\nTax: ₹2';

  test('goes with its service into the quotation, only the latest one', async () => {
    await addToCart('itr-1', { attachment: 'First\nTax: ₹1' });
    expect(await addToCart('itr-1', { attachment: SECOND })).toMatchObject({ added: false });
    await addToCart('payroll');
    expect(await addToCart('itr-1')).toMatchObject({ item: { attachment: SECOND } });
    const quotation = await requestQuotation();
    expect(quotation?.services.slice(-2)).toEqual([
      expect.objectContaining({ priceId: 'itr-1', attachment: SECOND }),
      expect.not.objectContaining({ attachment: expect.anything() }),
    ]);
    expect(await readQuotation(quotation?.id)).toEqual(quotation);
  });

  test('can be removed, and Undo brings it back', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    expect(await db.cart.get('itr-1')).not.toHaveProperty('attachment');
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: 'Tax' });
  });

  test('that was removed comes back without undoing later changes of the item', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await addToCart('itr-1', { people: 3 });
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: 'Tax', people: 3 });
  });

  test('that was removed does not replace one that was attached since', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await addToCart('itr-1', { attachment: SECOND });
    await reattachToCartItem(before);
    expect(await db.cart.get('itr-1')).toMatchObject({ attachment: SECOND });
  });

  test('does not bring back a service that was removed since', async () => {
    await addToCart('itr-1', { attachment: 'Tax' });
    const before = await detachFromCartItem('itr-1');
    await removeFromCart('itr-1');
    await expect(reattachToCartItem(before)).rejects.toThrow('This is no longer here');
    expect(await db.cart.get('itr-1')).toBeUndefined();
  });
});
