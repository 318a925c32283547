import Dexie from 'dexie';
import { type InboxDatabase, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import {
  checkStep,
  InboxRejectionError,
  type InboxThread,
  readThread,
} from '@/features/client-area/firm-inbox/inbox-log';
import {
  type AnswerDraft,
  answerDraftSchema,
  type InboxEvent,
  type InboxKey,
  type InboxRequest,
  type InboxStep,
  inboxRequestSchema,
  inboxStepSchema,
} from '@/features/client-area/firm-inbox/inbox-records';
import type { Channel } from '@/features/client-area/protocol/events';
import { getDayInIndia } from '@/lib/days';
import type { DraftPlace } from '@/lib/forms/drafts';

export type InboxEntry = {
  request: InboxRequest;
  steps: readonly InboxStep[];
  events: InboxThread;
};

export const createRequestGoneError = () => new InboxRejectionError('gone');

/** The log of a request, in order. */
export const listSteps = (inbox: InboxDatabase, request: string): Promise<InboxStep[]> =>
  inbox.steps
    .where('[request+number]')
    .between([request, Dexie.minKey], [request, Dexie.maxKey])
    .toArray();

export const getEvents = (steps: readonly InboxStep[]): InboxEvent[] =>
  steps.map(({ event }) => event);

/** A request with its valid steps; `null` if it is damaged or has none. */
function entryOf(request: unknown, steps: readonly unknown[]): InboxEntry | null {
  const head = inboxRequestSchema.safeParse(request);
  const valid = steps.every((step) => inboxStepSchema.safeParse(step).success);
  if (!head.success || !valid) return null;
  const whole = steps as readonly InboxStep[];
  const events = readThread(getEvents(whole));
  return events && { request: head.data, steps: whole, events };
}

/** All requests in the inbox, the latest to change first, and the number of damaged ones. */
export async function listInboxEntries(
  inbox: InboxDatabase,
): Promise<{ entries: InboxEntry[]; damaged: number }> {
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
    damaged: read.length - entries.length,
  };
}

/** The key with which this browser signs; `null` if it has none. */
export const getStoredKey = async (inbox: InboxDatabase): Promise<InboxKey | null> =>
  (await inbox.keys.get('firm')) ?? null;

/**
 * Adds a step to a log and returns the whole of it, or throws `InboxRejectionError`. Call it in the
 * transaction that read the log.
 */
export async function appendStep(
  inbox: InboxDatabase,
  steps: readonly InboxStep[],
  event: InboxEvent,
  token: string | null,
): Promise<readonly InboxStep[]> {
  const [first] = steps;
  if (!first) throw createRequestGoneError();
  checkStep(getEvents(steps), event, getDayInIndia(event.at));
  const step = { request: first.request, number: steps.length, event, token };
  await inbox.steps.add(step);
  return [...steps, step];
}

/** The saved draft of an answer; `null` if there is none or it is damaged. */
export async function readStoredDraft(
  inbox: InboxDatabase,
  request: string,
): Promise<AnswerDraft | null> {
  const draft = answerDraftSchema.safeParse(await inbox.drafts.get(request));
  return draft.success ? draft.data : null;
}

/** Saves a draft, so that a reload loses nothing. */
export const storeAnswerDraft = (draft: AnswerDraft): Promise<unknown> =>
  withInbox((inbox) => inbox.drafts.put(draft));

/** The draft of the answer to a request, for this and other windows. */
export const createAnswerDraftStore = (request: string): DraftPlace<AnswerDraft> => ({
  read: async () => (await withInbox((inbox) => readStoredDraft(inbox, request))) ?? {},
  write: (_, draft) => storeAnswerDraft(draft),
  isShared: true,
});

/** Notes how the firm sent its messages of these numbers; `null` that it did not after all. */
export const noteAnswerSent = (
  request: string,
  numbers: readonly number[],
  by: Channel | null,
): Promise<void> =>
  withInbox((inbox) =>
    inbox.transaction('rw', inbox.steps, async () => {
      let steps: readonly InboxStep[] = await listSteps(inbox, request);
      for (const number of numbers) {
        const latest = getEvents(steps).findLast(
          (event) => event.step === 'answer-sent' && event.number === number,
        );
        // A second press the same way says nothing new, and a log has an end.
        if (latest?.step === 'answer-sent' && latest.by === by) continue;
        const event = { step: 'answer-sent', at: Date.now(), number, by } as const;
        steps = await appendStep(inbox, steps, event, null);
      }
    }),
  );

/** What `removeRequest` removed, for `restoreRequest`. */
export type Removed = { request: InboxRequest; steps: InboxStep[]; draft: AnswerDraft | undefined };

/** Removes a request with its log; `null` when it is gone already. */
export async function removeRequest(id: string): Promise<Removed | null> {
  return withInbox((inbox) =>
    inbox.transaction('rw', inbox.requests, inbox.steps, inbox.drafts, async () => {
      const request = await inbox.requests.get(id);
      if (!request) return null;
      const steps = await listSteps(inbox, id);
      const draft = await inbox.drafts.get(id);
      await inbox.steps.bulkDelete(steps.map(({ number }) => [id, number]));
      await inbox.requests.delete(id);
      await inbox.drafts.delete(id);
      return { request, steps, draft };
    }),
  );
}

/**
 * Undoes `removeRequest`. If the same request was opened again in the meantime, what followed it
 * comes back; if it has been worked on since, it stays as it is.
 */
export const restoreRequest = ({ request, steps, draft }: Removed): Promise<void> =>
  withInbox((inbox) =>
    inbox.transaction('rw', inbox.requests, inbox.steps, inbox.drafts, async () => {
      const newer = await listSteps(inbox, request.id);
      if (newer.length > 1 || (newer[0] && newer[0].token !== steps[0]?.token)) return;
      if (newer.length === 0) await inbox.requests.put(request);
      await inbox.steps.bulkAdd(steps.slice(newer.length));
      if (draft && !(await inbox.drafts.get(request.id))) await inbox.drafts.add(draft);
    }),
  );
