import { site } from '@/content/site';
import type { Settlement, ThreadEvent, Updated } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { type OpenedFromFirm, openToken } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { computeState, listPayables } from '@/features/client-area/protocol/state';
import { recordActivity } from '@/features/client-area/store/activity';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { changeArea } from '@/features/client-area/store/store';
import { appendToThread, readStoredThread } from '@/features/client-area/store/thread-rows';
import { summarizeUpdate } from '@/features/client-area/updates/update-lines';
import { getDayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';

/**
 * What a client does about accepted work. An operation that fails throws an `OperationError` and
 * changes nothing.
 */
type OpenedUpdate = OpenedFromFirm<'update'>;

/** Call it inside a transaction over threads and activity. `null` if the quotation is not here. */
export async function storeUpdate(
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
 * Returns the number of the quotation; `null` if it is not in this browser. Throws a
 * `RejectionError` if the update does not fit, or belongs to files that no link carries.
 */
export async function receiveUpdate(opened: OpenedUpdate): Promise<string | null> {
  if (opened.message.documents) throw new RejectionError('withFiles');
  return changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, () => storeUpdate(db, opened)),
  );
}

export async function checkUpdate(
  { token, at, message }: Updated,
  keys?: readonly FirmKey[],
): Promise<void> {
  const opened = await openToken(token, { today: getDayInIndia(at), ...(keys && { keys }) });
  if (!isSameMessage(opened.message, message)) throw new RejectionError('altered');
}

const settlementLabels = {
  paid: 'You noted as paid',
  declined: 'You noted as not for you',
  open: 'You noted as still to pay',
} as const satisfies Record<Settlement, string>;

/** `number` is the update's. The note stays in this browser. */
export async function noteSettled(id: string, number: number, as: Settlement): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      const thread = await readStoredThread(db, id);
      const asked = listPayables(computeState(thread.events)).find(
        (each) => each.number === number,
      );
      await appendToThread(db, thread, { step: 'settled', at: Date.now(), number, as });
      const detail = `${formatRupees(asked?.rupees ?? 0)}, ${site.name}`;
      const status = as === 'open' ? 'pending' : 'completed';
      await recordActivity(db, `${settlementLabels[as]}: ${asked?.for ?? id}`, detail, status);
    }),
  );
}
