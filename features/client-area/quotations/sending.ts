import Dexie from 'dexie';
import { areasCopy } from '@/content/client-area/areas';
import { channelLabels } from '@/features/client-area/protocol/describe-step';
import type { Channel } from '@/features/client-area/protocol/events';
import { createMessageLink, openStored } from '@/features/client-area/protocol/link';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { type MessageText, writeMessageText } from '@/features/client-area/protocol/message-text';
import {
  type DecisionMessage,
  fitNote,
  type RequestMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { createKeyPair, type Signer, sign } from '@/features/client-area/protocol/signing';
import { computeState } from '@/features/client-area/protocol/state';
import { recordActivity } from '@/features/client-area/store/activity';
import { isSendable } from '@/features/client-area/store/areas/sendable';
import type { PortalDatabase } from '@/features/client-area/store/database';
import type { Thread } from '@/features/client-area/store/records/records';
import { area, changeArea, withStore } from '@/features/client-area/store/store';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { appendToThread, readStoredThread } from '@/features/client-area/store/thread-rows';
import { OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';
import type { DraftPlace } from '@/lib/forms/drafts';
import { fitLine } from '@/lib/text/fit-text';

/**
 * Fetched when a quotation is opened. An operation that fails throws an `OperationError` and
 * changes nothing.
 */
const getToday = () => getDayInIndia(Date.now());

export async function saveRequestDraft(id: string, draft: Thread['draft']): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, async () => {
      const thread = await readStoredThread(db, id);
      await db.threads.put({ ...thread, draft: { ...draft, note: fitNote(draft.note) } });
    }),
  );
}

export const createRequestDraftStore = (id: string): DraftPlace<Thread['draft']> => ({
  read: () => withStore(async (db) => (await readStoredThread(db, id)).draft),
  write: (_, draft) => saveRequestDraft(id, draft),
  isShared: true,
});

function applyDraft(
  request: RequestMessage,
  { note, withAmounts, withContact }: Thread['draft'],
  contact: RequestMessage['client'],
): RequestMessage {
  return {
    ...request,
    lines: request.lines.map(({ fee, from, ...line }) =>
      withAmounts && fee !== undefined ? { ...line, fee, ...(from && { from }) } : line,
    ),
    notes: note,
    client: withContact && contact.name ? contact : { name: '', email: '', phone: '' },
  };
}

async function readContact(db: PortalDatabase): Promise<RequestMessage['client']> {
  const profile = await createStoredRows(db).row('profile', 'client');
  return {
    name: fitLine(profile?.fullName ?? '', threadLimits.name),
    email: fitLine(profile?.email ?? '', threadLimits.contact),
    phone: fitLine(profile?.mobile ?? '', threadLimits.contact),
  };
}

async function createMessage(
  db: PortalDatabase,
  { draft, events }: Thread,
): Promise<RequestMessage | DecisionMessage> {
  const { last } = computeState(events);
  if (!last) throw new RejectionError('unsent');
  if (!isSendable(area)) throw new OperationError(areasCopy.notSent);
  const message = last.kind === 'request' ? applyDraft(last, draft, await readContact(db)) : last;
  return area === 'sample' ? { ...message, sample: true } : message;
}

/** Makes the key pair at the first signature, in one tab only. */
async function getSigner(id: string): Promise<Signer> {
  const made = await createKeyPair();
  return changeArea((db) =>
    db.transaction('rw', db.threads, db.threadKeys, async () => {
      const thread = await readStoredThread(db, id);
      const stored = await db.threadKeys.get(thread.rid);
      if (thread.key && stored) return { privateKey: stored.privateKey, publicKey: thread.key };
      if (thread.key || !computeState(thread.events).request) throw new RejectionError('noKey');
      await db.threadKeys
        .put({ id: thread.rid, privateKey: made.privateKey })
        // Some browsers cannot store keys in a private window.
        .catch(Dexie.errnames.DataClone, () => {
          throw new RejectionError('noSigning');
        });
      await db.threads.put({ ...thread, key: made.publicKey });
      return made;
    }),
  );
}

export type Outgoing = {
  message: RequestMessage | DecisionMessage;
  messageText: MessageText;
  link: string;
};

function createOutgoing(
  { events }: Thread,
  message: RequestMessage | DecisionMessage,
  token: string,
): Outgoing {
  const services = computeState(events).answer?.message.lines.map(({ service }) => service);
  return {
    message,
    messageText: writeMessageText(message, services),
    link: createMessageLink(token),
  };
}

/** `null` if nothing was signed, or only an earlier message. */
async function findSigned({ outbox }: Thread, number: number) {
  if (outbox?.number !== number) return null;
  const opened = await openStored(outbox.token, { today: getToday() });
  const isOwn = opened.kind === 'request' || opened.kind === 'decision';
  return isOwn ? { message: opened.message, token: outbox.token } : null;
}

/** A changed request is dated after the one before, since the firm keeps the newest. */
const computeTime = (before: Awaited<ReturnType<typeof findSigned>>): number =>
  Math.max(Date.now(), before ? before.message.at + 1 : 0);

/**
 * Signs the client's latest message once, so that its link is identical whenever it is sent. Until
 * it is sent it follows changes of the profile.
 */
export async function prepareOutgoingMessage(id: string): Promise<Outgoing> {
  const { thread, message } = await changeArea(async (db) => {
    const known = await readStoredThread(db, id);
    return { thread: known, message: await createMessage(db, known) };
  });
  const before = await findSigned(thread, message.number);
  const isSent = computeState(thread.events).sent !== null;
  if (before && (isSent || isSameMessage(before.message, { ...message, at: before.message.at }))) {
    return createOutgoing(thread, before.message, before.token);
  }
  const dated = message.kind === 'request' ? { ...message, at: computeTime(before) } : message;
  const token = await sign(dated, await getSigner(id));
  const made = createOutgoing(thread, dated, token);
  const isStored = await changeArea((db) =>
    db.transaction('rw', db.threads, async () => {
      const now = await readStoredThread(db, id);
      const read = ({ draft, outbox, events }: Thread) =>
        JSON.stringify([draft, outbox, events.length]);
      if (read(now) !== read(thread)) return false;
      await db.threads.put({ ...now, outbox: { number: message.number, token } });
      return true;
    }),
  );
  // Another tab or press was faster: send what it has signed.
  return isStored ? made : prepareOutgoingMessage(id);
}

/** `null`: it was not sent after all. */
export async function noteSent(id: string, number: number, by: Channel | null): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.activity, async () => {
      const known = await readStoredThread(db, id);
      const { last: message, sent } = computeState(known.events);
      // A second press says nothing new, and the log has a limit.
      if (message?.number === number && (sent?.by ?? null) === by) return;
      const { events } = await appendToThread(db, known, {
        step: 'sent',
        at: Date.now(),
        number,
        by,
      });
      const { last } = computeState(events);
      const what = last?.kind === 'request' ? 'Request' : 'Reply to quotation';
      if (by === null) await recordActivity(db, `${what} ${id} was not sent`, '', 'pending');
      else await recordActivity(db, `${what} ${id} sent`, channelLabels[by], 'completed');
    }),
  );
}
