import { createAnswerMessage } from '@/features/client-area/firm-inbox/answer/answer-draft';
import {
  appendStep,
  createRequestGoneError,
  getEvents,
  getStoredKey,
  listSteps,
} from '@/features/client-area/firm-inbox/inbox';
import { withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import {
  InboxRejectionError,
  type InboxThread,
  readThread,
} from '@/features/client-area/firm-inbox/inbox-log';
import type { AnswerDraft, InboxEvent } from '@/features/client-area/firm-inbox/inbox-records';
import { describeKeyProblem } from '@/features/client-area/firm-inbox/keys/keys';
import { type OpenedFromFirm, openToken } from '@/features/client-area/protocol/link';
import type { FirmKind, MessageOf } from '@/features/client-area/protocol/message-kinds';
import { isWritten, MESSAGE_VERSION } from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { sign } from '@/features/client-area/protocol/signing';
import { getNextFirmNumber } from '@/features/client-area/protocol/state';
import { OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';

const createKeyGoneError = () =>
  new OperationError('The key of the firm is no longer on this computer. Bring it in Settings.');

const createMovedOnError = () =>
  new OperationError(
    'Something came to this request meanwhile, here or in another tab. Read it, then answer.',
  );

function createEvent(opened: OpenedFromFirm, at: number): InboxEvent {
  const { token, kid } = opened;
  return opened.kind === 'answer'
    ? { step: 'answered', at, message: opened.message, token, kid }
    : { step: 'updated', at, message: opened.message, token, kid };
}

export type Head = Pick<MessageOf<FirmKind>, 'v' | 'id' | 'rid' | 'number' | 'at'>;

/**
 * Signs a message to a client, adds it to the log and returns it. Throws an `OperationError` if the
 * key is missing, if clients could not verify it, or if the request has changed in another tab.
 */
export async function signStep(
  id: string,
  createMessage: (head: Head, thread: InboxThread) => MessageOf<FirmKind>,
): Promise<OpenedFromFirm> {
  const { key, steps } = await withInbox(async (inbox) => ({
    key: await getStoredKey(inbox),
    steps: await listSteps(inbox, id),
  }));
  const thread = readThread(getEvents(steps));
  if (!key) throw createKeyGoneError();
  if (!thread) throw createRequestGoneError();
  const now = new Date();
  const at = now.getTime();
  if (!isWritten(at)) throw new RejectionError('clock');
  const problem = describeKeyProblem(key.publicKey, now);
  if (problem) throw new OperationError(problem);
  const number = getNextFirmNumber(thread.state);
  const head: Head = { v: MESSAGE_VERSION, id: thread.request.id, rid: id, number, at };
  const token = await sign(createMessage(head, thread), {
    privateKey: key.privateKey,
    kid: key.kid,
  });
  // Opened as the client will open it: a message that cannot be opened is not stored.
  const opened = await openToken(token, { today: getDayInIndia(at) });
  if (!('kid' in opened)) throw new InboxRejectionError('invalid');
  await withInbox((inbox) =>
    inbox.transaction('rw', inbox.steps, inbox.drafts, async () => {
      const latestSteps = await listSteps(inbox, id);
      if (latestSteps.length !== steps.length || latestSteps.at(-1)?.token !== steps.at(-1)?.token)
        throw createMovedOnError();
      await appendStep(inbox, latestSteps, createEvent(opened, at), null);
      if (opened.kind === 'answer') await inbox.drafts.delete(id);
    }),
  );
  return opened;
}

export const answerRequest = (draft: AnswerDraft): Promise<unknown> =>
  signStep(draft.request, (head) => createAnswerMessage(draft, head));
