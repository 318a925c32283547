import { isPriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { parseComputation } from '@/features/client-area/protocol/computation';
import {
  MESSAGE_VERSION,
  type RequestMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { appendEvent } from '@/features/client-area/protocol/refusal';
import { createRid } from '@/features/client-area/protocol/rid';
import {
  createQuotationId,
  getNumberingTables,
} from '@/features/client-area/quotations/new-number';
import {
  computeQuotation,
  pickFeeBasis,
  type Quotation,
} from '@/features/client-area/quotations/quotation';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import type { CartItem } from '@/features/client-area/records/records';
import { recordActivity } from '@/features/client-area/store/activity';
import { changeArea } from '@/features/client-area/store/store';
import { createThread } from '@/features/client-area/store/thread-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';
import { limits } from '@/lib/limits';
import { fitLine } from '@/lib/text/fit-text';

function createRequestLine({ id, service, price, attachment, state, people, ...basis }: CartItem) {
  const computation = parseComputation(attachment);
  return {
    ...(isPriceId(id)
      ? { price: id }
      : { service: fitLine(service, threadLimits.service) || 'Service' }),
    ...(!isStrict && { fee: price }),
    ...pickFeeBasis(basis),
    ...(computation && { computation }),
    ...(state && { state: fitLine(state, limits.state) }),
    ...(people && { people }),
  };
}

/** `null` if the cart is empty, as for the second of two requests at once. */
export function requestQuotation(): Promise<Quotation | null> {
  return changeArea((db, stored) =>
    db.transaction('rw', [db.cart, db.activity, ...getNumberingTables(db)], async () => {
      const items = await stored.rows('cart');
      if (items.length === 0) return null;
      if (items.length > threadLimits.lines) {
        throw new OperationError(
          `A quotation takes up to ${threadLimits.lines} services. Remove some.`,
        );
      }
      const at = Date.now();
      const [id, rid] = [await createQuotationId(db, at), createRid()];
      // With everything that it could include; the client chooses when sending.
      const message: RequestMessage = {
        v: MESSAGE_VERSION,
        kind: 'request',
        id,
        rid,
        number: 1,
        at,
        lines: items.map(createRequestLine),
        notes: '',
        client: { name: '', email: '', phone: '' },
      };
      const today = getDayInIndia(at);
      const thread = createThread(
        id,
        rid,
        appendEvent([], { step: 'requested', at, message }, today),
      );
      await db.threads.add(thread);
      await db.cart.bulkDelete(items.map((item) => item.id));
      const quotation = computeQuotation(thread, today);
      await recordActivity(
        db,
        `Request ${id} ready to send`,
        formatQuotationTitle(quotation),
        'pending',
      );
      return quotation;
    }),
  );
}
