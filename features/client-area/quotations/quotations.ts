import { isPriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { computationOf } from '@/features/client-area/protocol/computation';
import {
  MESSAGE_VERSION,
  type RequestMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { appended } from '@/features/client-area/protocol/refusal';
import { createRid } from '@/features/client-area/protocol/rid';
import { namingTables, newQuotationId } from '@/features/client-area/quotations/new-number';
import { basisOf, type Quotation, quotationOf } from '@/features/client-area/quotations/quotation';
import { titleOf } from '@/features/client-area/quotations/quotation-rules';
import type { CartItem } from '@/features/client-area/records/records';
import { recordActivity } from '@/features/client-area/store/activity';
import { change } from '@/features/client-area/store/store';
import { newThread } from '@/features/client-area/store/thread-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { limits } from '@/lib/limits';
import { fitLine } from '@/lib/text/fit-text';

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
