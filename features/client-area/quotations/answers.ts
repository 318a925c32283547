import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import type { Answered } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { type OpenedFromFirm, openStored } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import type { Choice, DecisionMessage } from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/refusals';
import { computeMessageHash } from '@/features/client-area/protocol/signing';
import { getNextClientNumber, reduceThread } from '@/features/client-area/protocol/state';
import { getTotals } from '@/features/client-area/protocol/totals';
import {
  createQuotationId,
  getNumberingTables,
} from '@/features/client-area/quotations/new-number';
import { computeQuotation, pickFeeBasis } from '@/features/client-area/quotations/quotation';
import { createCartItemFromLine } from '@/features/client-area/records/cart-item';
import type { Thread } from '@/features/client-area/records/records';
import { recordActivity } from '@/features/client-area/store/activity';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { changeArea } from '@/features/client-area/store/store';
import {
  appendToThread,
  createThread,
  readStoredThread,
} from '@/features/client-area/store/thread-rows';
import { getDayInIndia } from '@/lib/days';
import { formatSums } from '@/lib/fees/units';

/**
 * What a client does with the firm's answer. This module is fetched when a quotation is opened or a
 * link comes in. An operation that fails throws an `OperationError` and changes nothing.
 */
export type OpenedAnswer = OpenedFromFirm<'answer'>;

/**
 * Notes that the firm has filed the accepted work, or withdraws the note. The note stays in this
 * browser.
 */
export async function noteFiled(id: string, isFiled: boolean): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      await appendToThread(db, await readStoredThread(db, id), {
        step: 'filed',
        at: Date.now(),
        isFiled,
      });
      const words = isFiled ? 'noted as filed' : 'noted as not filed yet';
      await recordActivity(db, `Quotation ${id} ${words}`, '', isFiled ? 'completed' : 'pending');
    }),
  );
}

const answeredEvent = ({ message, token, kid }: OpenedAnswer): Answered => ({
  step: 'answered',
  at: Date.now(),
  message,
  token,
  kid,
});

async function receive(db: PortalDatabase, thread: Thread, opened: OpenedAnswer) {
  await appendToThread(db, thread, answeredEvent(opened));
  const detail = `${formatSums(getTotals(opened.message))}, answered by ${opened.message.by}`;
  await recordActivity(db, `Quotation ${thread.id} received`, detail, 'new');
}

/**
 * Takes in an answer to a quotation of this browser and returns the quotation's number, or `null`
 * if no quotation here asked for it. Throws `Refused` if it does not fit.
 */
export function receiveAnswer(opened: OpenedAnswer): Promise<string | null> {
  return changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      const row = await db.threads.where('rid').equals(opened.message.rid).first();
      if (!row) return null;
      await receive(db, await readStoredThread(db, row.id), opened);
      return row.id;
    }),
  );
}

/**
 * Keeps an answer requested from another browser, as a received quotation with a new number. `run`
 * says in which area.
 */
export function importAnswer(opened: OpenedAnswer, run = changeArea): Promise<string> {
  return run((db) =>
    db.transaction('rw', [db.activity, ...getNumberingTables(db)], async () => {
      const { rid } = opened.message;
      if (await db.threads.where('rid').equals(rid).first()) throw new RejectionError('repeated');
      const thread = createThread(await createQuotationId(db, Date.now()), rid);
      await receive(db, thread, opened);
      return thread.id;
    }),
  );
}

/** Verifies the firm's signature on a kept answer again, as of the date on which it was opened. */
export async function checkAnswer(
  { token, at, message }: Answered,
  keys?: readonly FirmKey[],
): Promise<{ isDemo: boolean }> {
  const opened = await openStored(token, { today: getDayInIndia(at), ...(keys && { keys }) });
  const isSame = opened.kind === 'answer' && isSameMessage(opened.message, message);
  if (!isSame) throw new RejectionError('altered');
  return { isDemo: opened.isDemo };
}

const activityOf: Record<
  Choice['step'],
  { words: string; status: 'completed' | 'pending' | 'new' }
> = {
  accepted: { words: 'You accepted', status: 'completed' },
  declined: { words: 'You declined', status: 'completed' },
  change: { words: 'You asked for a change in', status: 'pending' },
  undone: { words: 'You took back your reply to', status: 'new' },
};

/**
 * Decides on the answer with a given hash, so that the client accepts what was on the screen. The
 * decision is logged before it is sent.
 */
export async function decide(id: string, answer: Answered, choice: Choice): Promise<void> {
  const hash = await computeMessageHash(answer.token);
  await changeArea((db) =>
    db.transaction('rw', [db.threads, db.threadKeys, db.activity], async () => {
      const thread = await readStoredThread(db, id);
      const state = reduceThread(thread.events);
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
      const { words, status } = activityOf[choice.step];
      const detail = `${formatSums(getTotals(message))}, ${site.name}`;
      await recordActivity(db, `${words} quotation ${id}`, detail, status);
    }),
  );
}

/**
 * Puts the services of a quotation into the cart again, at today's fees if they are in the price
 * list. Returns the names of the others, which keep the fees of the quotation.
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
