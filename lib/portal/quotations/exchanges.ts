import Dexie from 'dexie';
import { dashboard } from '@/content/dashboard';
import { isPriceId } from '@/content/prices';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { recordActivity } from '@/lib/portal/database/activity';
import type { PortalDatabase } from '@/lib/portal/database/database';
import { areaOf } from '@/lib/portal/database/in-use';
import { keptIn } from '@/lib/portal/database/kept-rows';
import { goneError, OperationError } from '@/lib/portal/database/operation-failure';
import type { Exchange, Quotation } from '@/lib/portal/database/records';
import { change } from '@/lib/portal/database/store';
import { appended } from '@/lib/portal/exchange/append';
import type { Answered, Channel, LogEvent } from '@/lib/portal/exchange/events';
import type { FirmKey } from '@/lib/portal/exchange/firm-keys';
import { type Letter, letterOf } from '@/lib/portal/exchange/letter';
import { linkOf, type Opened, openToken } from '@/lib/portal/exchange/link';
import {
  type AnswerMessage,
  type Choice,
  type DecisionMessage,
  exchangeLimits,
  fitLine,
  fitNote,
  isSameMessage,
  type RequestMessage,
} from '@/lib/portal/exchange/messages';
import { Refused } from '@/lib/portal/exchange/refusals';
import { isSendable } from '@/lib/portal/exchange/sendable';
import { computationOf } from '@/lib/portal/exchange/services';
import { messageHash, newKeyPair, type Signer, sign } from '@/lib/portal/exchange/signing';
import { nextNumber, stateOf } from '@/lib/portal/exchange/state';
import { itemFor } from '@/lib/portal/quotations/cart';
import { namingTables, newQuotationId } from '@/lib/portal/quotations/new-number';
import { newRandomId } from '@/lib/portal/quotations/random-id';
import { wholeExchangeSchema } from '@/lib/portal/quotations/whole-exchange';

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

/** The fully checked exchange of a quotation; `null` if there is none yet. */
async function exchangeIn(db: PortalDatabase, id: string): Promise<Exchange | null> {
  const row = await db.exchanges.get(id);
  if (row === undefined) return null;
  const whole = wholeExchangeSchema.safeParse(row);
  if (!whole.success) throw spoiled();
  return whole.data;
}

async function knownExchange(db: PortalDatabase, id: string): Promise<Exchange> {
  const exchange = await exchangeIn(db, id);
  if (!exchange) throw goneError();
  return exchange;
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
          : { service: fitLine(service, exchangeLimits.service) || 'Service' }),
        ...(!isStrict && { fee: price }),
        ...(computation && { computation }),
      };
    }),
    notes: '',
    client: { name: '', email: '', phone: '' },
  };
}

/** Begins the log of a pending quotation; later calls return the existing one. */
export function beginExchange(id: string): Promise<Exchange> {
  return change((db) =>
    db.transaction('rw', db.quotations, db.exchanges, async () => {
      const existing = await exchangeIn(db, id);
      if (existing) return existing;
      const quotation = await keptIn(db).row('quotations', id);
      if (!quotation) throw goneError();
      if (quotation.status !== 'pending') throw new Refused('decided');
      if (quotation.services.length > exchangeLimits.lines) throw new Refused('tooMuch');
      const [rid, at] = [newRandomId(), Date.now()];
      const requested: LogEvent = {
        step: 'requested',
        at,
        message: requestOf(quotation, rid, at),
      };
      const exchange: Exchange = {
        id,
        rid,
        key: null,
        events: appended([], requested, today()),
        draft: { note: '', withAmounts: true, withContact: true },
        outbox: null,
      };
      await db.exchanges.add(exchange);
      return exchange;
    }),
  );
}

/** Keeps the client's choice of what a request includes; what was signed before stays, with its date. */
export async function saveDraft(id: string, choice: Partial<Exchange['draft']>): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      const exchange = await knownExchange(db, id);
      const draft = { ...exchange.draft, ...choice };
      const note = fitNote(draft.note);
      await db.exchanges.put({ ...exchange, draft: { ...draft, note } });
    }),
  );
}

/** A request reduced to what the client has chosen. */
export function requestAsChosen(
  request: RequestMessage,
  { note, withAmounts, withContact }: Exchange['draft'],
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
  const profile = await keptIn(db).row('profile', 'client');
  return {
    name: fitLine(profile?.fullName ?? '', exchangeLimits.name),
    email: fitLine(profile?.email ?? '', exchangeLimits.contact),
    phone: fitLine(profile?.mobile ?? '', exchangeLimits.contact),
  };
}

/** The client's latest message, as it would be sent now. */
async function messageIn(
  db: PortalDatabase,
  { draft, events }: Exchange,
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
      const exchange = await knownExchange(db, id);
      const held = await db.exchangeKeys.get(exchange.rid);
      if (exchange.key && held) return { privateKey: held.privateKey, publicKey: exchange.key };
      if (exchange.key || !stateOf(exchange.events).request) throw new Refused('noKey');
      await db.exchangeKeys
        .put({ id: exchange.rid, privateKey: made.privateKey })
        // Some browsers cannot store keys in a private window.
        .catch(Dexie.errnames.DataClone, () => {
          throw new Refused('noSigning');
        });
      await db.exchanges.put({ ...exchange, key: made.publicKey });
      return made;
    }),
  );
}

export type Outgoing = {
  message: RequestMessage | DecisionMessage;
  /** The message in words. */
  letter: Letter;
  /** The signed message as a link. */
  link: string;
};

function outgoingOf(
  { events }: Exchange,
  message: RequestMessage | DecisionMessage,
  token: string,
): Outgoing {
  const services = stateOf(events).answer?.message.lines.map(({ service }) => service);
  return { message, letter: letterOf(message, services), link: linkOf(token) };
}

/** The message already signed; `null` if there is none or it is an earlier one. */
async function signedBefore({ outbox }: Exchange, number: number) {
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
  const { exchange, message } = await change(async (db) => {
    const known = await knownExchange(db, id);
    return { exchange: known, message: await messageIn(db, known) };
  });
  const before = await signedBefore(exchange, message.number);
  const isSent = stateOf(exchange.events).sent !== null;
  if (before && (isSent || isSameMessage(before.message, { ...message, at: before.message.at }))) {
    return outgoingOf(exchange, before.message, before.token);
  }
  const dated = message.kind === 'request' ? { ...message, at: writtenAfter(before) } : message;
  const token = await sign(dated, await signerOf(id));
  const made = outgoingOf(exchange, dated, token);
  const isKept = await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      const now = await knownExchange(db, id);
      const read = ({ draft, outbox, events }: Exchange) =>
        JSON.stringify([draft, outbox, events.length]);
      if (read(now) !== read(exchange)) return false;
      await db.exchanges.put({ ...now, outbox: { number: message.number, token } });
      return true;
    }),
  );
  // Another tab or press was faster: its signed message is the one to send.
  return isKept ? made : outgoing(id);
}

/** Adds an entry to the log of a quotation, in a transaction over its exchange. */
async function take(db: PortalDatabase, exchange: Exchange, event: LogEvent): Promise<Exchange> {
  const next = { ...exchange, events: appended(exchange.events, event, today()) };
  await db.exchanges.put(next);
  return next;
}

/** Notes how the client says the latest message was sent. */
export async function noteSent(id: string, number: number, by: Channel): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.exchanges, async () => {
      await take(db, await knownExchange(db, id), { step: 'sent', at: Date.now(), number, by });
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
      await take(db, await knownExchange(db, id), { step: 'filed', at: Date.now(), isFiled });
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

async function receive(db: PortalDatabase, exchange: Exchange, opened: OpenedAnswer) {
  const event = answeredEvent(opened);
  await take(db, exchange, event);
  await db.quotations.put(answeredQuotation(exchange.id, opened.message, event.at));
  const { by, total } = opened.message;
  const detail = `${formatRupees(total)}, answered by ${by}`;
  await recordActivity(db, `Quotation ${exchange.id} received`, detail, 'new');
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
      const exchange = await knownExchange(db, id);
      const { answer } = stateOf(exchange.events);
      const isKnown = answer !== null && isSameMessage(answer.message, message);
      if (isKnown && !(await keptIn(db).row('quotations', id))) {
        await db.quotations.put(answeredQuotation(id, message, answer.at));
      } else await receive(db, exchange, opened);
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
      const exchange: Exchange = {
        id: await newQuotationId(db, Date.now()),
        rid,
        key: null,
        events: [],
        draft: { note: '', withAmounts: true, withContact: true },
        outbox: null,
      };
      await receive(db, exchange, opened);
      return exchange.id;
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
      const exchange = await knownExchange(db, id);
      const state = stateOf(exchange.events);
      if (state.answer?.token !== answer.token) throw new Refused('otherAnswer');
      if (!(await db.exchangeKeys.get(exchange.rid))) throw new Refused('noKey');
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
      await take(db, exchange, { step: 'decided', at, message: decision });
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
      const quotation = await keptIn(db).row('quotations', id);
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
      const exchange = await exchangeIn(db, id);
      if (exchange) await take(db, exchange, { step: 'asked-again', at: Date.now() });
      await recordActivity(db, `Services of quotation ${id} put into the cart`, '', 'new');
      return { added, unpriced };
    }),
  );
}
