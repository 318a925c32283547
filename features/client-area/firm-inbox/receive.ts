import { formatWholeAmount } from '@/content/words/rupees';
import {
  appendStep,
  createRequestGoneError,
  getStoredKey,
  listSteps,
} from '@/features/client-area/firm-inbox/inbox';
import { withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { InboxRejectionError } from '@/features/client-area/firm-inbox/inbox-log';
import {
  type InboxEvent,
  type InboxStep,
  inboxLimits,
} from '@/features/client-area/firm-inbox/inbox-records';
import type { OpenedFromClient } from '@/features/client-area/protocol/link';
import { computeMessageHash, getSigningInput } from '@/features/client-area/protocol/signing';
import { OperationError } from '@/lib/browser/operation-failure';
import type { PublicKey } from '@/lib/encryption/public-key';

/** `isNew`: the message was not opened before. */
export type Received = { id: string; isNew: boolean };

export const createNoKeyError = () =>
  new OperationError(
    'This link is for us, and this browser does not hold our key. Nothing changed.',
  );

const createTooManyError = () =>
  new OperationError(
    `The inbox holds ${formatWholeAmount(inboxLimits.requests)} requests, which is all it can. Save it as a file and remove old ones.`,
  );

/** The rest of the log is for answering, however often the client changes the request. */
const MOST_CHANGES = inboxLimits.steps - 20;

/** Compares without signatures: one message can have several that are valid. */
const isKnown = (steps: readonly InboxStep[], token: string): boolean =>
  steps.some(
    (step) => step.token !== null && getSigningInput(step.token) === getSigningInput(token),
  );

const isSameKey = (a: PublicKey, b: PublicKey) => a.x === b.x && a.y === b.y;

async function receiveRequest({
  message,
  token,
  key,
}: OpenedFromClient<'request'>): Promise<Received> {
  const { rid: id } = message;
  const now = Date.now();
  return withInbox((inbox) =>
    inbox.transaction('rw', inbox.keys, inbox.requests, inbox.steps, async () => {
      if (!(await getStoredKey(inbox))) throw createNoKeyError();
      const event: InboxEvent = { step: 'requested', at: now, message };
      const known = await inbox.requests.get(id);
      if (known) {
        if (!isSameKey(known.key, key)) throw new InboxRejectionError('clash');
        const steps = await listSteps(inbox, id);
        if (isKnown(steps, token)) return { id, isNew: false };
        if (steps.length >= MOST_CHANGES) throw new InboxRejectionError('full');
        await appendStep(inbox, steps, event, token);
        return { id, isNew: true };
      }
      if ((await inbox.requests.count()) >= inboxLimits.requests) throw createTooManyError();
      await inbox.requests.add({ id, key, receivedAt: now });
      await inbox.steps.add({ request: id, number: 0, event, token });
      return { id, isNew: true };
    }),
  );
}

/** Throws if the decision names the number of our answer with the hash of another. */
async function checkHash(
  steps: readonly InboxStep[],
  { message }: OpenedFromClient<'decision'>,
): Promise<void> {
  for (const { event } of steps) {
    if (event.step !== 'answered' || event.message.number !== message.answer) continue;
    if (message.hash !== (await computeMessageHash(event.token)))
      throw new InboxRejectionError('otherAnswer');
  }
}

async function receiveDecision(opened: OpenedFromClient<'decision'>): Promise<Received> {
  const { token, key } = opened;
  const { rid: id } = opened.message;
  return withInbox(async (inbox) => {
    const request = await inbox.requests.get(id);
    if (!request) throw createRequestGoneError();
    if (!isSameKey(request.key, key)) throw new InboxRejectionError('notYours');
    await checkHash(await listSteps(inbox, id), opened);
    return inbox.transaction('rw', inbox.steps, async () => {
      const steps = await listSteps(inbox, id);
      if (isKnown(steps, token)) return { id, isNew: false };
      const at = Date.now();
      const event: InboxEvent = { step: 'decided', at, message: opened.message };
      await appendStep(inbox, steps, event, token);
      return { id, isNew: true };
    });
  });
}

/**
 * A message that was opened before is found again. One that does not fit changes nothing and throws
 * an `OperationError`.
 */
export const receiveFromClient = (opened: OpenedFromClient): Promise<Received> =>
  opened.kind === 'request' ? receiveRequest(opened) : receiveDecision(opened);
