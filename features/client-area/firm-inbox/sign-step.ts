import { answerOf } from '@/features/client-area/firm-inbox/answer/answer-draft';
import {
  appendStep,
  eventsOf,
  gone,
  stepsOf,
  storedKey,
} from '@/features/client-area/firm-inbox/inbox';
import { withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import {
  InboxRefused,
  type InboxThread,
  readThread,
} from '@/features/client-area/firm-inbox/inbox-log';
import type { AnswerDraft, InboxEvent } from '@/features/client-area/firm-inbox/inbox-records';
import { keyProblem } from '@/features/client-area/firm-inbox/keys/keys';
import { type OpenedFromFirm, openToken } from '@/features/client-area/protocol/link';
import type { FirmKind, MessageOf } from '@/features/client-area/protocol/message-kinds';
import { isWritten, MESSAGE_VERSION } from '@/features/client-area/protocol/messages';
import { Refused } from '@/features/client-area/protocol/refusals';
import { sign } from '@/features/client-area/protocol/signing';
import { nextFirmNumber } from '@/features/client-area/protocol/state';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';

const keyGone = () =>
  new OperationError('The key of the firm is no longer on this computer. Bring it in Settings.');

const movedOn = () =>
  new OperationError(
    'Something came to this request meanwhile, here or in another tab. Read it, then answer.',
  );

function eventOf(opened: OpenedFromFirm, at: number): InboxEvent {
  const { token, kid } = opened;
  return opened.kind === 'answer'
    ? { step: 'answered', at, message: opened.message, token, kid }
    : { step: 'updated', at, message: opened.message, token, kid };
}

/** The letterhead of a further message about a request. */
export type Head = Pick<MessageOf<FirmKind>, 'v' | 'id' | 'rid' | 'number' | 'at'>;

/**
 * Signs a message to a client, adds it to the log, and returns it. Fails with an
 * `OperationError` if the key is missing, clients could not verify it, or the request has changed in
 * another tab.
 */
export async function signStep(
  id: string,
  messageOf: (head: Head, events: InboxThread) => MessageOf<FirmKind>,
): Promise<OpenedFromFirm> {
  const { key, steps } = await withInbox(async (inbox) => ({
    key: await storedKey(inbox),
    steps: await stepsOf(inbox, id),
  }));
  const events = readThread(eventsOf(steps));
  if (!key) throw keyGone();
  if (!events) throw gone();
  const now = new Date();
  const at = now.getTime();
  if (!isWritten(at)) throw new Refused('clock');
  const problem = keyProblem(key.publicKey, now);
  if (problem) throw new OperationError(problem);
  const number = nextFirmNumber(events.state);
  const head: Head = { v: MESSAGE_VERSION, id: events.request.id, rid: id, number, at };
  const token = await sign(messageOf(head, events), {
    privateKey: key.privateKey,
    kid: key.kid,
  });
  // Opened as the client will do it: what cannot be opened is not kept.
  const opened = await openToken(token, { today: dayInIndia(at) });
  if (!('kid' in opened)) throw new InboxRefused('invalid');
  await withInbox((inbox) =>
    inbox.transaction('rw', inbox.steps, inbox.drafts, async () => {
      const now = await stepsOf(inbox, id);
      if (now.length !== steps.length || now.at(-1)?.token !== steps.at(-1)?.token) throw movedOn();
      await appendStep(inbox, now, eventOf(opened, at), null);
      if (opened.kind === 'answer') await inbox.drafts.delete(id);
    }),
  );
  return opened;
}

/** Signs the answer in a draft. */
export const answerRequest = (draft: AnswerDraft): Promise<unknown> =>
  signStep(draft.request, (head) => answerOf(draft, head));
