import Dexie from 'dexie';
import { dashboard } from '@/content/dashboard';
import { isPriceId } from '@/content/prices';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { goneError, OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { recordActivity } from '@/lib/portal/db/activity';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { areaOf } from '@/lib/portal/db/in-use';
import { change } from '@/lib/portal/db/store';
import { storedRowsIn } from '@/lib/portal/db/valid-rows';
import { itemFor } from '@/lib/portal/quotations/cart';
import { namingTables, newQuotationId, newRandomId } from '@/lib/portal/quotations/new-number';
import type { Quotation, Thread } from '@/lib/portal/records/records';
import { wholeThreadSchema } from '@/lib/portal/records/whole-thread';
import type { Answered, Channel, ThreadEvent } from '@/lib/portal/thread/events';
import type { FirmKey } from '@/lib/portal/thread/firm-keys';
import { linkOf, type Opened, openToken } from '@/lib/portal/thread/link';
import { type MessageText, messageTextOf } from '@/lib/portal/thread/message-text';
import {
  type AnswerMessage,
  type Choice,
  type DecisionMessage,
  fitLine,
  fitNote,
  isSameMessage,
  type RequestMessage,
  threadLimits,
} from '@/lib/portal/thread/messages';
import { appended } from '@/lib/portal/thread/refusal';
import { Refused } from '@/lib/portal/thread/refusals';
import { isSendable } from '@/lib/portal/thread/sendable';
import { computationOf } from '@/lib/portal/thread/services';
import { messageHash, newKeyPair, type Signer, sign } from '@/lib/portal/thread/signing';
import { nextNumber, stateOf } from '@/lib/portal/thread/state';

/**
 * What the client does with a quotation that is exchanged by links. This module is fetched when a
 * quotation is opened or a link comes in. An operation that fails throws an `OperationError` and
 * changes nothing.
 */
export type OpenedAnswer = Extract<Opened, { kind: 'answer' }>;

const spoiled = () =>
  new OperationError(
    'The record of this quotation is spoiled, so nothing was done. Ask the firm to send its answer again.',
  );

/** The fully checked thread of a quotation; `null` if there is none yet. */
async function threadIn(db: PortalDatabase, id: string): Promise<Thread | null> {
  const row = await db.exchanges.get(id);
  if (row === undefined) return null;
  const whole = wholeThreadSchema.safeParse(row);
  if (!whole.success) throw spoiled();
  return whole.data;
}

async function knownThread(db: PortalDatabase, id: string): Promise<Thread> {
  const thread = await threadIn(db, id);
  if (!thread) throw goneError();
  return thread;
}

const today = () => dayInIndia(Date.now());

/** The request with everything that it could include; the client chooses when sending. */
function requestOf({ id, services, notes: _ }: Quotation, rid: string, at: number): RequestMessage {
  return {
    v: 1,
    kind: 'request',
    id,
    rid,
    number: 1,
    at,
    lines: services.map(({ service, price, priceId, attachment }) => {
      const computation = computationOf(attachment);
      return {
        ...(isPriceId(priceId)
          ? { price: priceId }
          : { service: fitLine(service, threadLimits.service) || 'Service' }),
        ...(!isStrict && { fee: price }),
        ...(computation && { computation }),
      };
    }),
    notes: '',
    client: { name: '', email: '', phone: '' },
  };
}

/** Begins the log of a pending quotation; later calls return the existing one. */
export function beginThread(id: string): Promise<Thread> {
  return change((db) =>
    db.transaction('rw', db.quotations, db.exchanges, async () => {
      const existing = await threadIn(db, id);
      if (existing) return existing;
      const quotation = await storedRowsIn(db).row('quotations', id);
      if (!quotation) throw goneError();
      if (quotation.status !== 'pending') throw new Refused('decided');
      if (quotation.services.length > threadLimits.lines) throw new Refused('tooMuch');
      const [rid, at] = [newRandomId(), Date.now()];
      const requested: ThreadEvent = {
        step: 'requested',
        at,
        message: requestOf(quotation, rid, at),
      };
      const thread: Thread = {
        id,
        rid,
        key: null,
        events: appended([], requested, today()),
        draft: { note: '', withAmounts: true, withContact: true },
        outbox: null,
      };
      await db.exchanges.add(thread);
      return thread;
    }),
  );
}

/** Keeps the client's choice of what a request includes; what was signed before stays, with its date. */
export async function saveDraft(id: string, choice: Partial<Thread['draft']>): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      const thread = await knownThread(db, id);
      const draft = { ...thread.draft, ...choice };
      const note = fitNote(draft.note);
      await db.exchanges.put({ ...thread, draft: { ...draft, note } });
    }),
  );
}

/** A request reduced to what the client has chosen. */
export function requestAsChosen(
  request: RequestMessage,
  { note, withAmounts, withContact }: Thread['draft'],
  contact: RequestMessage['client'],
): RequestMessage {
  return {
    ...request,
    lines: request.lines.map(({ fee, ...line }) =>
      withAmounts && fee !== undefined ? { ...line, fee } : line,
    ),
    notes: note,
    client: withContact ? contact : { name: '', email: '', phone: '' },
  };
}

async function contactIn(db: PortalDatabase): Promise<RequestMessage['client']> {
  const profile = await storedRowsIn(db).row('profile', 'client');
  return {
    name: fitLine(profile?.fullName ?? '', threadLimits.name),
    email: fitLine(profile?.email ?? '', threadLimits.contact),
    phone: fitLine(profile?.mobile ?? '', threadLimits.contact),
  };
}

/** The client's latest message, as it would be sent now. */
async function messageIn(
  db: PortalDatabase,
  { draft, events }: Thread,
): Promise<RequestMessage | DecisionMessage> {
  const { last } = stateOf(events);
  if (!last) throw new Refused('unsent');
  const area = areaOf(db);
  if (!isSendable(area)) throw new OperationError(dashboard.areas.notSent);
  const message =
    last.kind === 'request' ? requestAsChosen(last, draft, await contactIn(db)) : last;
  return area === 'sample' ? { ...message, sample: true } : message;
}

/** The signer of a quotation. The key pair is made at the first signature, in only one tab. */
async function signerOf(id: string): Promise<Signer> {
  const made = await newKeyPair();
  return change((db) =>
    db.transaction('rw', db.exchanges, db.exchangeKeys, async () => {
      const thread = await knownThread(db, id);
      const held = await db.exchangeKeys.get(thread.rid);
      if (thread.key && held) return { privateKey: held.privateKey, publicKey: thread.key };
      if (thread.key || !stateOf(thread.events).request) throw new Refused('noKey');
      await db.exchangeKeys
        .put({ id: thread.rid, privateKey: made.privateKey })
        // Some browsers cannot store keys in a private window.
        .catch(Dexie.errnames.DataClone, () => {
          throw new Refused('noSigning');
        });
      await db.exchanges.put({ ...thread, key: made.publicKey });
      return made;
    }),
  );
}

export type Outgoing = {
  message: RequestMessage | DecisionMessage;
  /** The message in words. */
  messageText: MessageText;
  /** The signed message as a link. */
  link: string;
};

function outgoingOf(
  { events }: Thread,
  message: RequestMessage | DecisionMessage,
  token: string,
): Outgoing {
  const services = stateOf(events).answer?.message.lines.map(({ service }) => service);
  return { message, messageText: messageTextOf(message, services), link: linkOf(token) };
}

/** The message already signed; `null` if there is none or it is an earlier one. */
async function signedBefore({ outbox }: Thread, number: number) {
  if (outbox?.number !== number) return null;
  const opened = await openToken(outbox.token, { today: today() });
  return opened.kind === 'answer' ? null : { message: opened.message, token: outbox.token };
}

/** A changed request is younger than the one before it, so that the firm keeps the newest. */
const writtenAfter = (before: Awaited<ReturnType<typeof signedBefore>>): number =>
  Math.max(Date.now(), before ? before.message.at + 1 : 0);

/**
 * The client's latest message, to read and send. It is signed once and is then identical whenever
 * it is sent; until it is sent, it follows changes of the profile.
 */
export async function outgoing(id: string): Promise<Outgoing> {
  const { thread, message } = await change(async (db) => {
    const known = await knownThread(db, id);
    return { thread: known, message: await messageIn(db, known) };
  });
  const before = await signedBefore(thread, message.number);
  const isSent = stateOf(thread.events).sent !== null;
  if (before && (isSent || isSameMessage(before.message, { ...message, at: before.message.at }))) {
    return outgoingOf(thread, before.message, before.token);
  }
  const dated = message.kind === 'request' ? { ...message, at: writtenAfter(before) } : message;
  const token = await sign(dated, await signerOf(id));
  const made = outgoingOf(thread, dated, token);
  const isStored = await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      const now = await knownThread(db, id);
      const read = ({ draft, outbox, events }: Thread) =>
        JSON.stringify([draft, outbox, events.length]);
      if (read(now) !== read(thread)) return false;
      await db.exchanges.put({ ...now, outbox: { number: message.number, token } });
      return true;
    }),
  );
  // Another tab or press was faster: its signed message is the one to send.
  return isStored ? made : outgoing(id);
}

/** Adds an entry to the log of a quotation, in a transaction over its thread. */
async function take(db: PortalDatabase, thread: Thread, event: ThreadEvent): Promise<Thread> {
  const next = { ...thread, events: appended(thread.events, event, today()) };
  await db.exchanges.put(next);
  return next;
}

/** Notes how the client says the latest message was sent. */
export async function noteSent(id: string, number: number, by: Channel): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      await take(db, await knownThread(db, id), { step: 'sent', at: Date.now(), number, by });
    }),
  );
}

const chargesOf = ({ discount, gst }: AnswerMessage): NonNullable<Quotation['charges']> => [
  ...(discount > 0 ? [{ label: 'Discount', rupees: -discount }] : []),
  ...(gst.supply === 'none' ? [] : [{ label: `GST ${gst.rate}%`, rupees: gst.rupees }]),
];

/**
 * Notes that the firm has filed the accepted work, or withdraws the note. The note stays in this
 * browser.
 */
export async function noteFiled(id: string, isFiled: boolean): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.exchanges, db.activity, async () => {
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
 * or damaged since. Throws `Refused` if it does not fit.
 */
export function takeAnswer(opened: OpenedAnswer): Promise<string | null> {
  return change((db) =>
    db.transaction('rw', db.quotations, db.exchanges, db.activity, async () => {
      const { message } = opened;
      const row = await db.exchanges.where('rid').equals(message.rid).first();
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

/** Keeps an answer requested from another browser, as a received quotation with a new number. */
export function importAnswer(opened: OpenedAnswer): Promise<string> {
  return change((db) =>
    db.transaction('rw', [db.activity, ...namingTables(db)], async () => {
      const { rid } = opened.message;
      if (await db.exchanges.where('rid').equals(rid).first()) throw new Refused('repeated');
      const thread: Thread = {
        id: await newQuotationId(db, Date.now()),
        rid,
        key: null,
        events: [],
        draft: { note: '', withAmounts: true, withContact: true },
        outbox: null,
      };
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
    db.transaction('rw', [db.exchanges, db.exchangeKeys, db.activity], async () => {
      const thread = await knownThread(db, id);
      const state = stateOf(thread.events);
      if (state.answer?.token !== answer.token) throw new Refused('otherAnswer');
      if (!(await db.exchangeKeys.get(thread.rid))) throw new Refused('noKey');
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
    db.transaction('rw', [db.quotations, db.cart, db.exchanges, db.activity], async () => {
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
