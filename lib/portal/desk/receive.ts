import { inFigures } from '@/content/words/rupees';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { gone, keyHeld, stepsOf, takeStep } from '@/lib/portal/desk/desk';
import { type DeskDatabase, withDesk } from '@/lib/portal/desk/desk-database';
import { DeskRefused } from '@/lib/portal/desk/desk-log';
import { type DeskEvent, type DeskStep, deskLimits } from '@/lib/portal/desk/desk-records';
import type { Opened } from '@/lib/portal/exchange/link';
import type { PublicKey } from '@/lib/portal/exchange/public-key';
import { messageHash, sha256, signedPart } from '@/lib/portal/exchange/signing';

type OpenedRequest = Extract<Opened, { kind: 'request' }>;
type OpenedDecision = Extract<Opened, { kind: 'decision' }>;

/** The request's id, and whether the message was new or had been opened before. */
export type Received = { id: string; isNew: boolean };

/** The error when a message to the firm is opened in any other browser. */
export const noKey = () =>
  new OperationError(
    'This link is for the firm, and this browser does not hold the key of the firm. Nothing was changed.',
  );

const tooMany = () =>
  new OperationError(
    `The desk holds ${inFigures(deskLimits.requests)} requests, which is all it can. Save it as a file and remove old ones.`,
  );

/** Takes a changed request; after twenty, the newest alone is kept. */
async function takeChanged(
  desk: DeskDatabase,
  request: string,
  event: DeskEvent,
  token: string,
): Promise<void> {
  const steps = await stepsOf(desk, request);
  await takeStep(desk, request, event, token);
  if (steps.length <= deskLimits.changes) return;
  await desk.steps.bulkDelete([...steps.keys(), steps.length].map((number) => [request, number]));
  await desk.steps.add({ request, number: 0, event, token });
}

/** Whether a message is in a log already, whatever its signature looks like. */
const isKnown = (steps: readonly DeskStep[], token: string): boolean =>
  steps.some((step) => step.token !== null && signedPart(step.token) === signedPart(token));

const isSameKey = (one: PublicKey, other: PublicKey) => one.x === other.x && one.y === other.y;

async function receiveRequest({ message, token, key }: OpenedRequest): Promise<Received> {
  const { rid: id } = message;
  const now = Date.now();
  return withDesk((desk) =>
    desk.transaction('rw', desk.keys, desk.requests, desk.steps, async () => {
      if (!(await keyHeld(desk))) throw noKey();
      const event: DeskEvent = { step: 'requested', at: now, message };
      const known = await desk.requests.get(id);
      if (known) {
        if (!isSameKey(known.key, key)) throw new DeskRefused('clash');
        const steps = await stepsOf(desk, id);
        if (isKnown(steps, token)) return { id, isNew: false };
        await takeChanged(desk, id, event, token);
        return { id, isNew: true };
      }
      if ((await desk.requests.count()) >= deskLimits.requests) throw tooMany();
      await desk.requests.add({ id, key, receivedAt: now });
      await desk.steps.add({ request: id, number: 0, event, token });
      return { id, isNew: true };
    }),
  );
}

/** Refuses a decision whose answer has the number of ours but is not ours. */
async function checkHash(steps: readonly DeskStep[], { message }: OpenedDecision): Promise<void> {
  for (const { event } of steps) {
    if (event.step !== 'answered' || event.message.number !== message.answer) continue;
    // Earlier versions of the site named an answer by all of it, with its signature.
    const names = [await messageHash(event.token), await sha256(event.token)];
    if (!names.includes(message.hash)) throw new DeskRefused('otherAnswer');
  }
}

async function receiveDecision(opened: OpenedDecision): Promise<Received> {
  const { message, token, key } = opened;
  const { rid: id } = message;
  return withDesk(async (desk) => {
    const request = await desk.requests.get(id);
    if (!request) throw gone();
    if (!isSameKey(request.key, key)) throw new DeskRefused('notYours');
    await checkHash(await stepsOf(desk, id), opened);
    return desk.transaction('rw', desk.steps, async () => {
      const steps = await stepsOf(desk, id);
      if (isKnown(steps, token)) return { id, isNew: false };
      await takeStep(desk, id, { step: 'decided', at: Date.now(), message }, token);
      return { id, isNew: true };
    });
  });
}

/**
 * Files a client's message. One that was opened before is found again; one that does not fit is
 * refused with an `OperationError` and changes nothing.
 */
export const receive = (opened: OpenedRequest | OpenedDecision): Promise<Received> =>
  opened.kind === 'request' ? receiveRequest(opened) : receiveDecision(opened);
