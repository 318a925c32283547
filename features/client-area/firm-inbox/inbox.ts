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

export const listSteps = (inbox: InboxDatabase, request: string): Promise<InboxStep[]> =>
  inbox.steps
    .where('[request+number]')
    .between([request, Dexie.minKey], [request, Dexie.maxKey])
    .toArray();

export const getEvents = (steps: readonly InboxStep[]): InboxEvent[] =>
  steps.map(({ event }) => event);

/** `null` if the request or a step is damaged, or if there is no step. */
function createEntry(request: unknown, steps: readonly unknown[]): InboxEntry | null {
  const head = inboxRequestSchema.safeParse(request);
  const valid = steps.every((step) => inboxStepSchema.safeParse(step).success);
  if (!head.success || !valid) return null;
  const whole = steps as readonly InboxStep[];
  const events = readThread(getEvents(whole));
  return events && { request: head.data, steps: whole, events };
}

/** The latest change first; `damaged` counts the requests that are left out. */
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
  const read = requests.map((request) => createEntry(request, byRequest.get(request.id) ?? []));
  const entries = read.filter((entry) => entry !== null);
  const movedAt = ({ steps: taken }: InboxEntry) => taken.at(-1)?.event.at ?? 0;
  return {
    entries: entries.sort((a, b) => movedAt(b) - movedAt(a)),
    damaged: read.length - entries.length,
  };
}

export const getStoredKey = async (inbox: InboxDatabase): Promise<InboxKey | null> =>
  (await inbox.keys.get('firm')) ?? null;

/**
 * Call it in the transaction that read `steps`. Returns the whole log, or throws an
 * `InboxRejectionError`.
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

export async function readStoredDraft(
  inbox: InboxDatabase,
  request: string,
): Promise<AnswerDraft | null> {
  const draft = answerDraftSchema.safeParse(await inbox.drafts.get(request));
  return draft.success ? draft.data : null;
}

export const storeAnswerDraft = (draft: AnswerDraft): Promise<unknown> =>
  withInbox((inbox) => inbox.drafts.put(draft));

export const createAnswerDraftStore = (request: string): DraftPlace<AnswerDraft> => ({
  read: async () => (await withInbox((inbox) => readStoredDraft(inbox, request))) ?? {},
  write: (_, draft) => storeAnswerDraft(draft),
  isShared: true,
});

/** `null`: the messages were not sent after all. */
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
        // A second press says nothing new, and the log has a limit.
        if (latest?.step === 'answer-sent' && latest.by === by) continue;
        const event = { step: 'answer-sent', at: Date.now(), number, by } as const;
        steps = await appendStep(inbox, steps, event, null);
      }
    }),
  );

export type Removed = { request: InboxRequest; steps: InboxStep[]; draft: AnswerDraft | undefined };

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
 * Undoes `removeRequest`. If the request was opened again in the meantime, its later steps come
 * back; if it was worked on since, it stays as it is.
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
