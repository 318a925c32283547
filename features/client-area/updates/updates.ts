import { site } from '@/content/site';
import type { Settlement, ThreadEvent, Updated } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { type OpenedFromFirm, openToken } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { RejectionError } from '@/features/client-area/protocol/refusals';
import { listPayables, reduceThread } from '@/features/client-area/protocol/state';
import { recordActivity } from '@/features/client-area/store/activity';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { changeArea } from '@/features/client-area/store/store';
import { appendToThread, readStoredThread } from '@/features/client-area/store/thread-rows';
import { summarizeUpdate } from '@/features/client-area/updates/update-words';
import { getDayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';

/**
 * What a client does about accepted work: takes in the firm's updates, and notes what became of an amount
 * to pay. An operation that fails throws an `OperationError` and changes nothing.
 */
type OpenedUpdate = OpenedFromFirm<'update'>;

/** Files an update in a transaction over threads and activity; `null` if its quotation is not here. */
export async function fileUpdate(
  db: PortalDatabase,
  { message, token, kid }: OpenedUpdate,
): Promise<string | null> {
  const row = await db.threads.where('rid').equals(message.rid).first();
  if (!row) return null;
  const event: ThreadEvent = { step: 'updated', at: Date.now(), message, token, kid };
  await appendToThread(db, await readStoredThread(db, row.id), event);
  await recordActivity(db, `${summarizeUpdate(message)}, ${row.id}`, message.by, 'new');
  return row.id;
}

/**
 * Takes in an update on a quotation of this browser and returns the quotation's number, or `null` if it
 * has none such. Throws `Refused` if it does not fit, or belongs to files that are not in a link.
 */
export async function receiveUpdate(opened: OpenedUpdate): Promise<string | null> {
  if (opened.message.documents) throw new RejectionError('withFiles');
  return changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, () => fileUpdate(db, opened)),
  );
}

/** Verifies the firm's signature on a stored update again, as of the date on which it was opened. */
export async function checkUpdate(
  { token, at, message }: Updated,
  keys?: readonly FirmKey[],
): Promise<void> {
  const opened = await openToken(token, { today: getDayInIndia(at), ...(keys && { keys }) });
  if (!isSameMessage(opened.message, message)) throw new RejectionError('altered');
}

const settlementWords = {
  paid: 'You noted as paid',
  declined: 'You noted as not for you',
  open: 'You noted as still to pay',
} as const satisfies Record<Settlement, string>;

/** Notes what became of the amount in an update, by its number. The note stays in this browser. */
export async function noteSettled(id: string, number: number, as: Settlement): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      const thread = await readStoredThread(db, id);
      const asked = listPayables(reduceThread(thread.events)).find(
        (each) => each.number === number,
      );
      await appendToThread(db, thread, { step: 'settled', at: Date.now(), number, as });
      const detail = `${formatRupees(asked?.rupees ?? 0)}, ${site.name}`;
      const status = as === 'open' ? 'pending' : 'completed';
      await recordActivity(db, `${settlementWords[as]}: ${asked?.for ?? id}`, detail, status);
    }),
  );
}
