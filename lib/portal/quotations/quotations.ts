import { durations } from '@/content/durations';
import { isStrict } from '@/content/words/conduct';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { feesOf } from '@/lib/fees/total';
import { recordActivity } from '@/lib/portal/db/activity';
import { change } from '@/lib/portal/db/store';
import { limits } from '@/lib/portal/limits';
import { askedWith } from '@/lib/portal/quotations/cart';
import { namingTables, newQuotationId } from '@/lib/portal/quotations/new-number';
import { titleOf } from '@/lib/portal/records/quotation-rules';
import type { Quotation } from '@/lib/portal/records/records';

export const TURNAROUND = `Quotation prepared within ${durations.quotation} once you have sent the request.`;

/**
 * Turns the cart into a pending quotation, empties it and records the request, all in one
 * transaction. `null` if the cart is empty, as for the second of two requests at once.
 */
export function requestQuotation(): Promise<Quotation | null> {
  return change((db, stored) =>
    db.transaction('rw', [db.cart, db.activity, ...namingTables(db)], async () => {
      const items = await stored.rows('cart');
      if (items.length === 0) return null;
      if (items.length > limits.services) {
        throw new OperationError(
          `A quotation takes up to ${limits.services} services. Remove some.`,
        );
      }
      const now = Date.now();
      const quotation: Quotation = {
        id: await newQuotationId(db, now),
        services: items.map(({ id: priceId, service, price, ...item }) => ({
          service,
          price: isStrict ? 0 : price,
          priceId,
          ...askedWith(item),
        })),
        status: 'pending',
        date: dayInIndia(now),
        writtenAt: now,
        total: isStrict ? 0 : feesOf(items),
        validUntil: null,
        notes: TURNAROUND,
      };
      await db.quotations.add(quotation);
      await db.cart.bulkDelete(items.map((item) => item.id));
      const title = `Request ${quotation.id} ready to send`;
      await recordActivity(db, title, titleOf(quotation), 'pending');
      return quotation;
    }),
  );
}
