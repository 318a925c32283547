import { isPriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { recordActivity } from '@/lib/portal/db/activity';
import { change } from '@/lib/portal/db/store';
import { limits } from '@/lib/portal/limits';
import { namingTables, newQuotationId } from '@/lib/portal/quotations/new-number';
import { newThread } from '@/lib/portal/quotations/thread-rows';
import { basisOf, type Quotation, quotationOf } from '@/lib/portal/records/quotation';
import { titleOf } from '@/lib/portal/records/quotation-rules';
import type { CartItem } from '@/lib/portal/records/records';
import { computationOf } from '@/lib/portal/thread/computation';
import { fitLine } from '@/lib/portal/thread/fit-text';
import { MESSAGE_VERSION, type RequestMessage, threadLimits } from '@/lib/portal/thread/messages';
import { appended } from '@/lib/portal/thread/refusal';
import { createRid } from '@/lib/portal/thread/rid';

function lineOf({ id, service, price, attachment, state, people, ...basis }: CartItem) {
  const computation = computationOf(attachment);
  return {
    ...(isPriceId(id)
      ? { price: id }
      : { service: fitLine(service, threadLimits.service) || 'Service' }),
    ...(!isStrict && { fee: price }),
    ...basisOf(basis),
    ...(computation && { computation }),
    ...(state && { state: fitLine(state, limits.state) }),
    ...(people && { people }),
  };
}

/**
 * Turns the cart into a pending quotation, empties it and records the request, all in one
 * transaction. `null` if the cart is empty, as for the second of two requests at once.
 */
export function requestQuotation(): Promise<Quotation | null> {
  return change((db, stored) =>
    db.transaction('rw', [db.cart, db.activity, ...namingTables(db)], async () => {
      const items = await stored.rows('cart');
      if (items.length === 0) return null;
      if (items.length > threadLimits.lines) {
        throw new OperationError(
          `A quotation takes up to ${threadLimits.lines} services. Remove some.`,
        );
      }
      const at = Date.now();
      const [id, rid] = [await newQuotationId(db, at), createRid()];
      // With everything that it could include; the client chooses when sending.
      const message: RequestMessage = {
        v: MESSAGE_VERSION,
        kind: 'request',
        id,
        rid,
        number: 1,
        at,
        lines: items.map(lineOf),
        notes: '',
        client: { name: '', email: '', phone: '' },
      };
      const today = dayInIndia(at);
      const thread = newThread(id, rid, appended([], { step: 'requested', at, message }, today));
      await db.threads.add(thread);
      await db.cart.bulkDelete(items.map((item) => item.id));
      const quotation = quotationOf(thread, today);
      await recordActivity(db, `Request ${id} ready to send`, titleOf(quotation), 'pending');
      return quotation;
    }),
  );
}
