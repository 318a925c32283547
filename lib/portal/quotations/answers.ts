import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { goneError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { gstCharges } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';
import { recordActivity } from '@/lib/portal/db/activity';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { change } from '@/lib/portal/db/store';
import { storedRowsIn } from '@/lib/portal/db/stored-rows';
import { itemFor } from '@/lib/portal/quotations/cart';
import { namingTables, newQuotationId } from '@/lib/portal/quotations/new-number';
import { knownThread, newThread, take, threadIn } from '@/lib/portal/quotations/thread-rows';
import type { Quotation, Thread } from '@/lib/portal/records/records';
import type { Answered } from '@/lib/portal/thread/events';
import type { FirmKey } from '@/lib/portal/thread/firm-keys';
import { type Opened, openToken } from '@/lib/portal/thread/link';
import {
  type AnswerMessage,
  type Choice,
  type DecisionMessage,
  isSameMessage,
  roundOffOf,
} from '@/lib/portal/thread/messages';
import { Refused } from '@/lib/portal/thread/refusals';
import { messageHash } from '@/lib/portal/thread/signing';
import { nextNumber, stateOf } from '@/lib/portal/thread/state';

/**
 * What a client does with the firm's answer. This module is fetched when a quotation is opened or a
 * link comes in. An operation that fails throws an `OperationError` and changes nothing.
 */
export type OpenedAnswer = Extract<Opened, { kind: 'answer' }>;

function chargesOf(message: AnswerMessage): NonNullable<Quotation['charges']> {
  const { discount, gst } = message;
  return [
    ...(discount > 0 ? [{ label: 'Discount', rupees: -discount }] : []),
    ...(gst.supply === 'none' ? [] : gstCharges(gst.rupees, roundOffOf(message), gst.rate)),
  ];
}

/**
 * Notes that the firm has filed the accepted work, or withdraws the note. The note stays in this
 * browser.
 */
export async function noteFiled(id: string, isFiled: boolean): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      await take(db, await knownThread(db, id), { step: 'filed', at: Date.now(), isFiled });
      const words = isFiled ? 'noted as filed' : 'noted as not filed yet';
      await recordActivity(db, `Quotation ${id} ${words}`, '', isFiled ? 'completed' : 'pending');
    }),
  );
}

/** The quotation that follows from the firm's answer, which was opened at `at`. */
const answeredQuotation = (id: string, message: AnswerMessage, at: number): Quotation => ({
  id,
  services: message.lines.map(({ service, fee, price }) => ({
    service,
    price: fee,
    ...(price !== undefined && { priceId: price }),
  })),
  status: 'received',
  date: dayInIndia(at),
  writtenAt: at,
  total: message.total,
  validUntil: message.validUntil,
  notes: message.notes,
  charges: chargesOf(message),
});

const answeredEvent = ({ message, token, kid }: OpenedAnswer): Answered => ({
  step: 'answered',
  at: Date.now(),
  message,
  token,
  kid,
});

async function receive(db: PortalDatabase, thread: Thread, opened: OpenedAnswer) {
  const event = answeredEvent(opened);
  await take(db, thread, event);
  await db.quotations.put(answeredQuotation(thread.id, opened.message, event.at));
  const { by, total } = opened.message;
  const detail = `${formatRupees(total)}, answered by ${by}`;
  await recordActivity(db, `Quotation ${thread.id} received`, detail, 'new');
}

/**
 * Takes in an answer to a quotation of this browser and returns the quotation's number, or `null`
 * if no quotation here asked for it. An answer opened before brings back a quotation that was lost
 * since. Throws `Refused` if it does not fit.
 */
export function takeAnswer(opened: OpenedAnswer): Promise<string | null> {
  return change((db) =>
    db.transaction('rw', db.quotations, db.threads, db.activity, async () => {
      const { message } = opened;
      const row = await db.threads.where('rid').equals(message.rid).first();
      if (!row) return null;
      const { id } = row;
      const thread = await knownThread(db, id);
      const { answer } = stateOf(thread.events);
      const isKnown = answer !== null && isSameMessage(answer.message, message);
      if (isKnown && !(await storedRowsIn(db).row('quotations', id))) {
        await db.quotations.put(answeredQuotation(id, message, answer.at));
      } else await receive(db, thread, opened);
      return id;
    }),
  );
}

/**
 * Keeps an answer requested from another browser, as a received quotation with a new number. `run`
 * says in which area.
 */
export function importAnswer(opened: OpenedAnswer, run = change): Promise<string> {
  return run((db) =>
    db.transaction('rw', [db.activity, ...namingTables(db)], async () => {
      const { rid } = opened.message;
      if (await db.threads.where('rid').equals(rid).first()) throw new Refused('repeated');
      const thread = newThread(await newQuotationId(db, Date.now()), rid);
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
  const opened = await openToken(token, { today: dayInIndia(at), ...(keys && { keys }) });
  const isSame = opened.kind === 'answer' && isSameMessage(opened.message, message);
  if (!isSame) throw new Refused('altered');
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
  const hash = await messageHash(answer.token);
  await change((db) =>
    db.transaction('rw', [db.threads, db.threadKeys, db.activity], async () => {
      const thread = await knownThread(db, id);
      const state = stateOf(thread.events);
      if (state.answer?.token !== answer.token) throw new Refused('otherAnswer');
      if (!(await db.threadKeys.get(thread.rid))) throw new Refused('noKey');
      const at = Date.now();
      const { message } = answer;
      const decision: DecisionMessage = {
        v: 1,
        kind: 'decision',
        id: message.id,
        rid: message.rid,
        number: nextNumber(state),
        at,
        answer: message.number,
        hash,
        choice,
      };
      await take(db, thread, { step: 'decided', at, message: decision });
      const { words, status } = activityOf[choice.step];
      const detail = `${formatRupees(message.total)}, ${site.name}`;
      await recordActivity(db, `${words} quotation ${id}`, detail, status);
    }),
  );
}

/**
 * Puts the services of a quotation into the cart again, at today's fees if they are in the price
 * list. Returns the names of the others, which keep the fees of the quotation.
 */
export function askAgain(id: string): Promise<{ added: number; unpriced: string[] }> {
  return change((db) =>
    db.transaction('rw', [db.quotations, db.cart, db.threads, db.activity], async () => {
      const quotation = await storedRowsIn(db).row('quotations', id);
      if (!quotation) throw goneError();
      const unpriced: string[] = [];
      let added = 0;
      for (const [index, line] of quotation.services.entries()) {
        const item = itemFor(line) ?? {
          id: `again-${id}-${index + 1}`,
          service: line.service,
          price: isStrict ? 0 : line.price,
          description: `As in quotation ${id}`,
        };
        if (!itemFor(line)) unpriced.push(line.service);
        if (await db.cart.get(item.id)) continue;
        await db.cart.put({ ...item, addedAt: Date.now() + index });
        added += 1;
      }
      const thread = await threadIn(db, id);
      if (thread) await take(db, thread, { step: 'asked-again', at: Date.now() });
      await recordActivity(db, `Services of quotation ${id} put into the cart`, '', 'new');
      return { added, unpriced };
    }),
  );
}
