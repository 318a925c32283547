import Dexie from 'dexie';
import { OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import type { DraftPlace } from '@/lib/forms/drafts';
import { answerOf } from '@/lib/portal/firm/answer-draft';
import { type InboxDatabase, withInbox } from '@/lib/portal/firm/inbox-database';
import { checkStep, InboxRefused, type InboxThread, readThread } from '@/lib/portal/firm/inbox-log';
import {
  type AnswerDraft,
  draftSchema,
  type InboxEvent,
  type InboxKey,
  type InboxRequest,
  type InboxStep,
  inboxRequestSchema,
  inboxStepSchema,
} from '@/lib/portal/firm/inbox-records';
import { keyProblem } from '@/lib/portal/firm/keys';
import type { Channel } from '@/lib/portal/thread/events';
import { openToken } from '@/lib/portal/thread/link';
import { isWritten } from '@/lib/portal/thread/messages';
import { Refused } from '@/lib/portal/thread/refusals';
import { sign } from '@/lib/portal/thread/signing';

export type InboxEntry = {
  request: InboxRequest;
  steps: readonly InboxStep[];
  events: InboxThread;
};

const keyGone = () =>
  new OperationError('The key of the firm is no longer on this computer. Bring it in Settings.');

const movedOn = () =>
  new OperationError(
    'Something came to this request meanwhile, here or in another tab. Read it, then answer.',
  );

export const gone = () => new InboxRefused('gone');

/** The log of a request, in order. */
export const stepsOf = (inbox: InboxDatabase, request: string): Promise<InboxStep[]> =>
  inbox.steps
    .where('[request+number]')
    .between([request, Dexie.minKey], [request, Dexie.maxKey])
    .toArray();

const eventsOf = (steps: readonly InboxStep[]): InboxEvent[] => steps.map(({ event }) => event);

/** A request with its valid steps; `null` if it is damaged or has none. */
function entryOf(request: unknown, steps: readonly unknown[]): InboxEntry | null {
  const head = inboxRequestSchema.safeParse(request);
  const valid = steps.every((step) => inboxStepSchema.safeParse(step).success);
  if (!head.success || !valid) return null;
  const whole = steps as readonly InboxStep[];
  const events = readThread(eventsOf(whole));
  return events && { request: head.data, steps: whole, events };
}

/** All requests in the inbox, the latest to change first, and the number of damaged ones. */
export async function entriesOf(
  inbox: InboxDatabase,
): Promise<{ entries: InboxEntry[]; spoiled: number }> {
  const [requests, steps] = await inbox.transaction('r', inbox.requests, inbox.steps, () =>
    Promise.all([inbox.requests.toArray(), inbox.steps.toArray()]),
  );
  const byRequest = new Map<string, InboxStep[]>();
  for (const step of steps) {
    byRequest.set(step.request, [...(byRequest.get(step.request) ?? []), step]);
  }
  const read = requests.map((request) => entryOf(request, byRequest.get(request.id) ?? []));
  const entries = read.filter((entry) => entry !== null);
  const movedAt = ({ steps: taken }: InboxEntry) => taken.at(-1)?.event.at ?? 0;
  return {
    entries: entries.sort((one, other) => movedAt(other) - movedAt(one)),
    spoiled: read.length - entries.length,
  };
}

/** The key with which this browser signs; `null` if it has none. */
export const keyHeld = async (inbox: InboxDatabase): Promise<InboxKey | null> =>
  (await inbox.keys.get('firm')) ?? null;

/** Adds a step to a log, or throws `InboxRefused`. Call it in a transaction over the steps. */
export async function takeStep(
  inbox: InboxDatabase,
  request: string,
  event: InboxEvent,
  token: string | null,
): Promise<void> {
  const steps = await stepsOf(inbox, request);
  if (steps.length === 0) throw gone();
  checkStep(eventsOf(steps), event, dayInIndia(event.at));
  await inbox.steps.add({ request, number: steps.length, event, token });
}

/** The saved draft of an answer; `null` if there is none or it is damaged. */
export async function storedDraft(
  inbox: InboxDatabase,
  request: string,
): Promise<AnswerDraft | null> {
  const draft = draftSchema.safeParse(await inbox.drafts.get(request));
  return draft.success ? draft.data : null;
}

/** Saves a draft, so that a reload loses nothing. */
export const keepDraft = (draft: AnswerDraft): Promise<unknown> =>
  withInbox((inbox) => inbox.drafts.put(draft));

/** The draft of the answer to a request, for this and other windows. */
export const inboxDraft = (request: string): DraftPlace<AnswerDraft> => ({
  read: async () => (await withInbox((inbox) => storedDraft(inbox, request))) ?? {},
  write: (_, draft) => keepDraft(draft),
  isShared: true,
});

/**
 * Signs an answer and adds it to the log. Fails with an `OperationError` if the key is missing,
 * clients could not verify it, or the request has changed in another tab.
 */
export async function answerRequest(draft: AnswerDraft): Promise<void> {
  const { request: id } = draft;
  const { key, steps } = await withInbox(async (inbox) => ({
    key: await keyHeld(inbox),
    steps: await stepsOf(inbox, id),
  }));
  const events = readThread(eventsOf(steps));
  if (!key) throw keyGone();
  if (!events) throw gone();
  const now = new Date();
  if (!isWritten(now.getTime())) throw new Refused('clock');
  const problem = keyProblem(key.publicKey, now);
  if (problem) throw new OperationError(problem);
  const head = {
    id: events.request.id,
    rid: id,
    number: (events.state.answer?.message.number ?? 0) + 1,
    at: now.getTime(),
  };
  const token = await sign(answerOf(draft, head), { privateKey: key.privateKey, kid: key.kid });
  // Opened as the client will do it: an answer that cannot be opened is not kept.
  const opened = await openToken(token, { today: dayInIndia(now.getTime()) });
  if (opened.kind !== 'answer') throw new InboxRefused('invalid');
  const { message, kid } = opened;
  await withInbox((inbox) =>
    inbox.transaction('rw', inbox.steps, inbox.drafts, async () => {
      const now = await stepsOf(inbox, id);
      if (now.length !== steps.length || now.at(-1)?.token !== steps.at(-1)?.token) throw movedOn();
      const event: InboxEvent = { step: 'answered', at: head.at, message, token, kid };
      await takeStep(inbox, id, event, null);
      await inbox.drafts.delete(id);
    }),
  );
}

/** Notes how the firm says it sent an answer. */
export const noteAnswerSent = (request: string, number: number, by: Channel): Promise<void> =>
  withInbox((inbox) =>
    inbox.transaction('rw', inbox.steps, () =>
      takeStep(inbox, request, { step: 'answer-sent', at: Date.now(), number, by }, null),
    ),
  );

/** What `removeRequest` removed, for `restoreRequest`. */
export type Removed = { request: InboxRequest; steps: InboxStep[]; draft: AnswerDraft | undefined };

/** Removes a request with its log; `null` when it is gone already. */
export async function removeRequest(id: string): Promise<Removed | null> {
  return withInbox((inbox) =>
    inbox.transaction('rw', inbox.requests, inbox.steps, inbox.drafts, async () => {
      const request = await inbox.requests.get(id);
      if (!request) return null;
      const steps = await stepsOf(inbox, id);
      const draft = await inbox.drafts.get(id);
      await inbox.steps.bulkDelete(steps.map(({ number }) => [id, number]));
      await inbox.requests.delete(id);
      await inbox.drafts.delete(id);
      return { request, steps, draft };
    }),
  );
}

/** Undoes `removeRequest`. */
export const restoreRequest = ({ request, steps, draft }: Removed): Promise<void> =>
  withInbox((inbox) =>
    inbox.transaction('rw', inbox.requests, inbox.steps, inbox.drafts, async () => {
      await inbox.requests.add(request);
      await inbox.steps.bulkAdd(steps);
      if (draft) await inbox.drafts.put(draft);
    }),
  );
