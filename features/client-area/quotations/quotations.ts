import { isPriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { appendEvent } from '@/features/client-area/protocol/append-event';
import { parseComputation } from '@/features/client-area/protocol/computation';
import {
  MESSAGE_VERSION,
  type RequestMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
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
import { recordActivity } from '@/features/client-area/store/activity';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import type { CartItem } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { createThread } from '@/features/client-area/store/thread-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import { createChecklistId } from '@/lib/content/checklist-id';
import { getDayInIndia } from '@/lib/days';
import { eraseTicks } from '@/lib/forms/ticks';
import { limits } from '@/lib/limits';
import { fitLine } from '@/lib/text/fit-text';

function createRequestLine({
  id,
  service,
  price,
  attachment,
  state,
  people,
  ready: _,
  ...basis
}: CartItem) {
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

function listReady(quotation: string, items: readonly CartItem[], answeredAt: number) {
  const papers = new Set(items.flatMap(({ ready = [] }) => ready));
  return [...papers].map((paper) => ({
    id: getChecklistItemId(quotation, createChecklistId(paper)),
    quotation,
    paper,
    answer: 'ready' as const,
    documents: [],
    answeredAt,
  }));
}

/** `null` if the cart is empty, as for the second of two requests at once. */
export async function requestQuotation(): Promise<Quotation | null> {
  let hasReady = false;
  const quotation = await changeArea((db, stored) =>
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
      const ready = listReady(id, items, at);
      hasReady = ready.length > 0;
      await db.checklist.bulkPut(ready);
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
  // They are with the request from here on.
  if (hasReady) eraseTicks();
  return quotation;
}
