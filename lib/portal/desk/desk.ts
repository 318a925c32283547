import Dexie from 'dexie';
import { dayInIndia } from '@/lib/days';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { answerOf } from '@/lib/portal/desk/answer-draft';
import { type DeskDatabase, withDesk } from '@/lib/portal/desk/desk-database';
import {
  checkStep,
  type DeskLog,
  DeskRefused,
  nextAnswerNumber,
  readLog,
} from '@/lib/portal/desk/desk-log';
import {
  type AnswerDraft,
  type DeskEvent,
  type DeskKey,
  type DeskRequest,
  type DeskStep,
  deskRequestSchema,
  deskStepSchema,
  draftSchema,
} from '@/lib/portal/desk/desk-records';
import { keyProblem } from '@/lib/portal/desk/keys';
import type { Channel } from '@/lib/portal/exchange/events';
import { openToken } from '@/lib/portal/exchange/link';
import { sign } from '@/lib/portal/exchange/signing';

/** A request with its log. */
export type DeskEntry = { request: DeskRequest; steps: readonly DeskStep[]; log: DeskLog };

const keyGone = () =>
  new OperationError('The key of the firm is no longer on this computer. Bring it in Settings.');

const movedOn = () =>
  new OperationError(
    'Something came to this request meanwhile, here or in another tab. Read it, then answer.',
  );

export const gone = () => new DeskRefused('gone');

/** The log of a request, in order. */
export const stepsOf = (desk: DeskDatabase, request: string): Promise<DeskStep[]> =>
  desk.steps
    .where('[request+number]')
    .between([request, Dexie.minKey], [request, Dexie.maxKey])
    .toArray();

const eventsOf = (steps: readonly DeskStep[]): DeskEvent[] => steps.map(({ event }) => event);

/** A request with its sound steps; `null` if it is damaged or has none. */
function entryOf(request: unknown, steps: readonly unknown[]): DeskEntry | null {
  const head = deskRequestSchema.safeParse(request);
  const sound = steps.every((step) => deskStepSchema.safeParse(step).success);
  if (!head.success || !sound) return null;
  const whole = steps as readonly DeskStep[];
  const log = readLog(eventsOf(whole));
  return log && { request: head.data, steps: whole, log };
}

/** All requests at the desk, the latest to change first, and the number of damaged ones. */
export async function entriesOf(
  desk: DeskDatabase,
): Promise<{ entries: DeskEntry[]; spoiled: number }> {
  const [requests, steps] = await desk.transaction('r', desk.requests, desk.steps, () =>
    Promise.all([desk.requests.toArray(), desk.steps.toArray()]),
  );
  const byRequest = new Map<string, DeskStep[]>();
  for (const step of steps) {
    byRequest.set(step.request, [...(byRequest.get(step.request) ?? []), step]);
  }
  const read = requests.map((request) => entryOf(request, byRequest.get(request.id) ?? []));
  const entries = read.filter((entry) => entry !== null);
  const movedAt = ({ steps: taken }: DeskEntry) => taken.at(-1)?.event.at ?? 0;
  return {
    entries: entries.sort((one, other) => movedAt(other) - movedAt(one)),
    spoiled: read.length - entries.length,
  };
}

/** The key with which this browser signs; `null` if it has none. */
export const keyHeld = async (desk: DeskDatabase): Promise<DeskKey | null> =>
  (await desk.keys.get('firm')) ?? null;

/** Adds a step to a log, or throws `DeskRefused`. Call it in a transaction over the steps. */
export async function takeStep(
  desk: DeskDatabase,
  request: string,
  event: DeskEvent,
  token: string | null,
): Promise<void> {
  const steps = await stepsOf(desk, request);
  if (steps.length === 0) throw gone();
  checkStep(eventsOf(steps), event, dayInIndia(event.at));
  await desk.steps.add({ request, number: steps.length, event, token });
}

/** The saved draft of an answer; `null` if there is none or it is damaged. */
export async function draftKept(desk: DeskDatabase, request: string): Promise<AnswerDraft | null> {
  const draft = draftSchema.safeParse(await desk.drafts.get(request));
  return draft.success ? draft.data : null;
}

/** Saves a draft, so that a reload loses nothing. */
export const keepDraft = (draft: AnswerDraft): Promise<unknown> =>
  withDesk((desk) => desk.drafts.put(draft));

/**
 * Signs an answer and adds it to the log. Fails with an `OperationError` if the key is missing,
 * clients could not verify it, or the request has changed in another tab.
 */
export async function answerRequest(draft: AnswerDraft): Promise<void> {
  const { request: id } = draft;
  const { key, steps } = await withDesk(async (desk) => ({
    key: await keyHeld(desk),
    steps: await stepsOf(desk, id),
  }));
  const log = readLog(eventsOf(steps));
  if (!key) throw keyGone();
  if (!log) throw gone();
  const now = new Date();
  const problem = keyProblem(key.publicKey, now);
  if (problem) throw new OperationError(problem);
  const head = { id: log.request.id, rid: id, number: nextAnswerNumber(log), at: now.getTime() };
  const token = await sign(answerOf(draft, head), { privateKey: key.privateKey, kid: key.kid });
  // Opened as the client will do it: an answer that cannot be opened is not kept.
  const opened = await openToken(token, { today: dayInIndia(now.getTime()) });
  if (opened.kind !== 'answer') throw new DeskRefused('unsound');
  const { message, kid } = opened;
  await withDesk((desk) =>
    desk.transaction('rw', desk.steps, desk.drafts, async () => {
      const now = await stepsOf(desk, id);
      if (now.length !== steps.length || now.at(-1)?.token !== steps.at(-1)?.token) throw movedOn();
      const event: DeskEvent = { step: 'answered', at: head.at, message, token, kid };
      await takeStep(desk, id, event, null);
      await desk.drafts.delete(id);
    }),
  );
}

/** Notes how the firm says it sent an answer. */
export const noteAnswerSent = (request: string, number: number, by: Channel): Promise<void> =>
  withDesk((desk) =>
    desk.transaction('rw', desk.steps, () =>
      takeStep(desk, request, { step: 'answer-sent', at: Date.now(), number, by }, null),
    ),
  );

/** What `removeRequest` removed, for `restoreRequest`. */
export type Removed = { request: DeskRequest; steps: DeskStep[]; draft: AnswerDraft | undefined };

/** Removes a request with its log; `null` when it is gone already. */
export async function removeRequest(id: string): Promise<Removed | null> {
  return withDesk((desk) =>
    desk.transaction('rw', desk.requests, desk.steps, desk.drafts, async () => {
      const request = await desk.requests.get(id);
      if (!request) return null;
      const steps = await stepsOf(desk, id);
      const draft = await desk.drafts.get(id);
      await desk.steps.bulkDelete(steps.map(({ number }) => [id, number]));
      await desk.requests.delete(id);
      await desk.drafts.delete(id);
      return { request, steps, draft };
    }),
  );
}

/** Undoes `removeRequest`. */
export const restoreRequest = ({ request, steps, draft }: Removed): Promise<void> =>
  withDesk((desk) =>
    desk.transaction('rw', desk.requests, desk.steps, desk.drafts, async () => {
      await desk.requests.add(request);
      await desk.steps.bulkAdd(steps);
      if (draft) await desk.drafts.put(draft);
    }),
  );
