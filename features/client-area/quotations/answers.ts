// Loaded only when a quotation is opened or a link comes in.
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import type { Answered } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { type OpenedFromFirm, openStored } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import type { Choice, DecisionMessage } from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { computeMessageHash } from '@/features/client-area/protocol/signing';
import { computeState, getNextClientNumber } from '@/features/client-area/protocol/state';
import { getTotals } from '@/features/client-area/protocol/totals';
import {
  createQuotationId,
  getNumberingTables,
} from '@/features/client-area/quotations/new-number';
import { computeQuotation, pickFeeBasis } from '@/features/client-area/quotations/quotation';
import { recordActivity } from '@/features/client-area/store/activity';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { createCartItemFromLine } from '@/features/client-area/store/records/cart-item';
import type { Thread } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import {
  appendToThread,
  createThread,
  readStoredThread,
} from '@/features/client-area/store/thread-rows';
import { getDayInIndia } from '@/lib/days';
import { formatSums } from '@/lib/fees/units';

export type OpenedAnswer = OpenedFromFirm<'answer'>;

export async function noteFiled(id: string, isFiled: boolean): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      await appendToThread(db, await readStoredThread(db, id), {
        step: 'filed',
        at: Date.now(),
        isFiled,
      });
      const text = isFiled ? 'noted as filed' : 'noted as not filed yet';
      await recordActivity(db, `Quotation ${id} ${text}`, '', isFiled ? 'completed' : 'pending');
    }),
  );
}

const createAnsweredEvent = ({ message, token, kid }: OpenedAnswer): Answered => ({
  step: 'answered',
  at: Date.now(),
  message,
  token,
  kid,
});

async function storeAnswer(db: PortalDatabase, thread: Thread, opened: OpenedAnswer) {
  await appendToThread(db, thread, createAnsweredEvent(opened));
  const detail = `${formatSums(getTotals(opened.message))}, answered by ${opened.message.by}`;
  await recordActivity(db, `Quotation ${thread.id} received`, detail, 'new');
}

/**
 * Returns the number of the quotation; `null` if no quotation here asked for the answer. Throws a
 * `RejectionError` if the answer does not fit.
 */
export function receiveAnswer(opened: OpenedAnswer): Promise<string | null> {
  return changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      const row = await db.threads.where('rid').equals(opened.message.rid).first();
      if (!row) return null;
      await storeAnswer(db, await readStoredThread(db, row.id), opened);
      return row.id;
    }),
  );
}

/**
 * Stores an answer requested from another browser as a received quotation with a new number. `run`
 * decides in which area.
 */
export function importAnswer(opened: OpenedAnswer, run = changeArea): Promise<string> {
  return run((db) =>
    db.transaction('rw', [db.activity, ...getNumberingTables(db)], async () => {
      const { rid } = opened.message;
      if (await db.threads.where('rid').equals(rid).first()) throw new RejectionError('repeated');
      const thread = createThread(await createQuotationId(db, Date.now()), rid);
      await storeAnswer(db, thread, opened);
      return thread.id;
    }),
  );
}

/** Verifies the signature again, as of the date on which the answer was opened. */
export async function checkAnswer(
  { token, at, message }: Answered,
  keys?: readonly FirmKey[],
): Promise<{ isDemo: boolean }> {
  const opened = await openStored(token, { today: getDayInIndia(at), ...(keys && { keys }) });
  const isSame = opened.kind === 'answer' && isSameMessage(opened.message, message);
  if (!isSame) throw new RejectionError('altered');
  return { isDemo: opened.isDemo };
}

const activityByStep: Record<
  Choice['step'],
  { text: string; status: 'completed' | 'pending' | 'new' }
> = {
  accepted: { text: 'You accepted', status: 'completed' },
  declined: { text: 'You declined', status: 'completed' },
  change: { text: 'You asked for a change in', status: 'pending' },
  undone: { text: 'You took back your reply to', status: 'new' },
};

/**
 * The hash of the answer makes sure that the client decides on what was on the screen. The decision
 * is logged before it is sent.
 */
export async function decide(id: string, answer: Answered, choice: Choice): Promise<void> {
  const hash = await computeMessageHash(answer.token);
  await changeArea((db) =>
    db.transaction('rw', [db.threads, db.threadKeys, db.activity], async () => {
      const thread = await readStoredThread(db, id);
      const state = computeState(thread.events);
      if (state.answer?.token !== answer.token) throw new RejectionError('otherAnswer');
      if (!(await db.threadKeys.get(thread.rid))) throw new RejectionError('noKey');
      const at = Date.now();
      const { message } = answer;
      const decision: DecisionMessage = {
        v: 1,
        kind: 'decision',
        id: message.id,
        rid: message.rid,
        number: getNextClientNumber(state),
        at,
        answer: message.number,
        hash,
        choice,
      };
      await appendToThread(db, thread, { step: 'decided', at, message: decision });
      const { text, status } = activityByStep[choice.step];
      const detail = `${formatSums(getTotals(message))}, ${site.name}`;
      await recordActivity(db, `${text} quotation ${id}`, detail, status);
    }),
  );
}

/**
 * At today's fees for services in the price list. `unpriced` names the others, which keep the fees
 * of the quotation.
 */
export function askAgain(id: string): Promise<{ added: number; unpriced: string[] }> {
  return changeArea((db) =>
    db.transaction('rw', [db.cart, db.threads, db.activity], async () => {
      const thread = await readStoredThread(db, id);
      const { services } = computeQuotation(thread, getDayInIndia(Date.now()));
      const unpriced: string[] = [];
      let added = 0;
      for (const [index, line] of services.entries()) {
        const listed = createCartItemFromLine(line);
        const item = listed ?? {
          id: `again-${id}-${index + 1}`,
          service: line.service,
          price: isStrict ? 0 : line.price,
          ...pickFeeBasis(line),
          description: `As in quotation ${id}`,
        };
        if (!listed) unpriced.push(line.service);
        if (await db.cart.get(item.id)) continue;
        const { quantity } = item.per === line.per ? line : {};
        await db.cart.put({ ...item, ...(quantity && { quantity }), addedAt: Date.now() + index });
        added += 1;
      }
      await appendToThread(db, thread, { step: 'asked-again', at: Date.now() });
      await recordActivity(db, `Services of quotation ${id} put into the cart`, '', 'new');
      return { added, unpriced };
    }),
  );
}
