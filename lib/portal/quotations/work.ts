import { dashboard } from '@/content/dashboard';
import { site } from '@/content/site';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { formatRupeesAndPaise } from '@/lib/format';
import { recordActivity } from '@/lib/portal/db/activity';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { area, change } from '@/lib/portal/db/store';
import { append, knownThread } from '@/lib/portal/quotations/thread-rows';
import type { Invoiced, ThreadEvent, Told } from '@/lib/portal/thread/events';
import type { FirmKey } from '@/lib/portal/thread/firm-keys';
import { type OpenedFromFirm, openStored } from '@/lib/portal/thread/link';
import { isSameMessage } from '@/lib/portal/thread/message-kinds';
import { MESSAGE_VERSION } from '@/lib/portal/thread/messages';
import { Refused } from '@/lib/portal/thread/refusals';
import { isSendable } from '@/lib/portal/thread/sendable';
import { sign } from '@/lib/portal/thread/signing';
import { hasReachedFirm, nextNumber, stateOf } from '@/lib/portal/thread/state';
import { type PaidMessage, packedIn } from '@/lib/portal/thread/work-messages';
import { invoiceWords, statusWords } from '@/lib/portal/thread/work-words';

/**
 * What a client does about accepted work: takes in the firm's news and invoices, and says what was
 * paid. An operation that fails throws an `OperationError` and changes nothing.
 */
export type OpenedNews = OpenedFromFirm<'status' | 'invoice'>;

function eventOf(opened: OpenedNews): Told | Invoiced {
  const { token, kid } = opened;
  const signed = { at: Date.now(), token, kid };
  return opened.kind === 'status'
    ? { step: 'told', message: opened.message, ...signed }
    : { step: 'invoiced', message: opened.message, ...signed };
}

/** Files news in a transaction over threads and activity; `null` if its quotation is not here. */
export async function fileNews(db: PortalDatabase, opened: OpenedNews): Promise<string | null> {
  const row = await db.threads.where('rid').equals(opened.message.rid).first();
  if (!row) return null;
  await append(db, await knownThread(db, row.id), eventOf(opened));
  const words =
    opened.kind === 'status' ? statusWords(opened.message).head : invoiceWords(opened.message);
  await recordActivity(db, `${words}, ${row.id}`, opened.message.by, 'new');
  return row.id;
}

/**
 * Takes in news or an invoice on a quotation of this browser and returns the quotation's number, or
 * `null` if it has none such. Throws `Refused` if it does not fit.
 */
export async function receiveNews(opened: OpenedNews): Promise<string | null> {
  if (packedIn(opened.message)) throw new Refused('withFiles');
  return change((db) => db.transaction('rw', db.threads, db.activity, () => fileNews(db, opened)));
}

/** Verifies the firm's signature on kept news again, as of the date on which it was opened. */
export async function checkNews(
  { token, at, message }: Told | Invoiced,
  keys?: readonly FirmKey[],
): Promise<void> {
  const opened = await openStored(token, { today: dayInIndia(at), ...(keys && { keys }) });
  if (!isSameMessage(opened.message, message)) throw new Refused('altered');
}

/** What the client says of a payment. */
export type Said = Pick<PaidMessage, 'invoice' | 'reference' | 'on' | 'paise'>;

/** Signs and keeps what the client says was paid; it is sent as any other message. */
export async function sayPaid(id: string, said: Said): Promise<void> {
  if (!isSendable(area)) throw new OperationError(dashboard.areas.notSent);
  const { thread, key } = await change(async (db) => {
    const known = await knownThread(db, id);
    return { thread: known, key: await db.threadKeys.get(known.rid) };
  });
  const state = stateOf(thread.events);
  if (!key || !thread.key || !state.answer) throw new Refused('noKey');
  if (!hasReachedFirm(state)) throw new Refused('unsentReply');
  const at = Date.now();
  const message: PaidMessage = {
    v: MESSAGE_VERSION,
    kind: 'paid',
    ...(area === 'sample' && { sample: true }),
    id: state.answer.message.id,
    rid: thread.rid,
    number: nextNumber(state),
    at,
    ...said,
  };
  const token = await sign(message, { privateKey: key.privateKey, publicKey: thread.key });
  const event: ThreadEvent = { step: 'paid', at, message, token };
  await change((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      await append(db, await knownThread(db, id), event);
      const detail = `${formatRupeesAndPaise(said.paise / 100)}, ${site.name}`;
      await recordActivity(db, `You said that you paid for ${id}`, detail, 'pending');
    }),
  );
}
