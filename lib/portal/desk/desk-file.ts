import { inFigures } from '@/content/words/rupees';
import { dayInIndia } from '@/lib/days';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { type DeskEntry, entriesOf, stepsOf } from '@/lib/portal/desk/desk';
import { type DeskDatabase, withDesk } from '@/lib/portal/desk/desk-database';
import { isWholeLog } from '@/lib/portal/desk/desk-log';
import {
  type DeskRequest,
  type DeskStep,
  deskLimits,
  deskRequestSchema,
  deskStepSchema,
} from '@/lib/portal/desk/desk-records';
import { firmKeyOf, publicHalf } from '@/lib/portal/exchange/firm-keys';
import { isSameMessage } from '@/lib/portal/exchange/messages';
import type { PublicKey } from '@/lib/portal/exchange/public-key';
import { Refused } from '@/lib/portal/exchange/refusals';
import { verify } from '@/lib/portal/exchange/signing';
import * as z from '@/lib/zod';

/** The format of the desk's file: every request with its log, without the key. */
const FORMAT = 'firm-desk';
const VERSION = 1;
/** In bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

const UNCHANGED = 'Nothing was changed.';
const foreign = () => new OperationError(`This file was not saved by a firm’s desk. ${UNCHANGED}`);
const damaged = () =>
  new OperationError(`This file is damaged or was changed after it was saved. ${UNCHANGED}`);
const newer = () =>
  new OperationError(`This file was saved by a newer version of the site. ${UNCHANGED}`);
const unknownKey = () =>
  new OperationError(
    `An answer in this file is signed with a key that this site does not name. ${UNCHANGED}`,
  );
const excessive = () =>
  new OperationError(
    `This file holds more than a desk can, ${inFigures(deskLimits.requests)} requests. ${UNCHANGED}`,
  );

const headSchema = z.object({ format: z.literal(FORMAT), version: z.int() });

const keptSchema = z.strictObject({
  ...deskRequestSchema.shape,
  steps: z.array(deskStepSchema).check(z.minLength(1), z.maxLength(deskLimits.steps)),
});
const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  savedAt: z.iso.datetime(),
  requests: z.array(keptSchema).check(z.maxLength(deskLimits.requests)),
});

type Kept = z.infer<typeof keptSchema>;

const keptOf = ({ request, steps }: DeskEntry): Kept => ({ ...request, steps: [...steps] });

/** A file with everything at the desk except the key, and its name. */
export async function deskFile(now = new Date()): Promise<{ name: string; blob: Blob }> {
  const { entries } = await withDesk(entriesOf);
  const content: z.infer<typeof fileSchema> = {
    format: FORMAT,
    version: VERSION,
    savedAt: now.toISOString(),
    requests: entries.map(keptOf),
  };
  const blob = new Blob([JSON.stringify(content)], { type: 'application/json' });
  return { name: `firm-desk-${dayInIndia(now.getTime())}.json`, blob };
}

async function contentOf(file: Blob): Promise<unknown> {
  if (file.size > MOST_BYTES) throw excessive();
  const text = await file.text().catch(() => {
    throw new OperationError(`The browser could not read this file. ${UNCHANGED}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw text.slice(0, 200).includes(`"${FORMAT}"`) ? damaged() : foreign();
  }
}

/** The message of a step as it was signed; `null` for a step that nobody signs. */
async function signedMessage({ event, token }: DeskStep, client: PublicKey) {
  switch (event.step) {
    case 'answered':
      return verify(event.token, 'answer', publicHalf(await firmKeyOf(event.kid)));
    case 'requested':
    case 'decided':
      return verify(token ?? '', event.message.kind, client);
    default:
      return null;
  }
}

/**
 * Throws unless a log is complete, of this request, and every message in it is as its client or the
 * firm signed it.
 */
async function checkGenuine({ id, key, steps }: Kept): Promise<void> {
  if (steps.some(({ request }) => request !== id) || !isWholeLog(steps)) throw damaged();
  for (const step of steps) {
    const signed = await signedMessage(step, key).catch((error) => {
      throw error instanceof Refused && error.code === 'foreign' ? unknownKey() : damaged();
    });
    if (signed && !('message' in step.event && isSameMessage(signed, step.event.message))) {
      throw damaged();
    }
  }
}

async function readFile(file: Blob): Promise<readonly Kept[]> {
  const content = await contentOf(file);
  const head = headSchema.safeParse(content);
  if (!head.success) throw foreign();
  if (head.data.version > VERSION) throw newer();
  const { requests = [] } = content as { requests?: unknown };
  if (Array.isArray(requests) && requests.length > deskLimits.requests) throw excessive();
  const read = fileSchema.safeParse(content);
  if (!read.success) throw damaged();
  for (const kept of read.data.requests) await checkGenuine(kept);
  return read.data.requests;
}

/** A step as text with its fields in a fixed order, for comparison. */
const inOrder = (step: DeskStep | undefined) => JSON.stringify(deskStepSchema.safeParse(step).data);

type Restored = {
  /** Requests that were not at the desk. */
  added: number;
  /** Requests whose log is longer in the file. */
  continued: number;
  /** Requests whose log at the desk is as long or longer. */
  alike: number;
  /** Requests whose two logs contradict each other; the desk's is kept. */
  differing: number;
};

async function restoreOne(
  desk: DeskDatabase,
  { steps, ...request }: Kept,
): Promise<keyof Restored> {
  const here: DeskRequest | undefined = await desk.requests.get(request.id);
  if (!here) {
    await desk.requests.add(request);
    await desk.steps.bulkPut(steps);
    return 'added';
  }
  const own = await stepsOf(desk, request.id);
  const common = Math.min(own.length, steps.length);
  for (let index = 0; index < common; index++) {
    if (inOrder(own[index]) !== inOrder(steps[index])) return 'differing';
  }
  if (steps.length <= own.length) return 'alike';
  await desk.steps.bulkAdd(steps.slice(own.length));
  return 'continued';
}

/**
 * Adds the content of a `deskFile` file to the desk; nothing at the desk is replaced or lost. If
 * the file is not complete and genuine, fails with an `OperationError` and changes nothing.
 */
export async function restoreDesk(file: Blob): Promise<Restored> {
  const requests = await readFile(file);
  return withDesk((desk) =>
    desk.transaction('rw', desk.requests, desk.steps, async () => {
      const restored: Restored = { added: 0, continued: 0, alike: 0, differing: 0 };
      for (const kept of requests) restored[await restoreOne(desk, kept)] += 1;
      if ((await desk.requests.count()) > deskLimits.requests) throw excessive();
      return restored;
    }),
  );
}

/** A sentence on what a restore has done. */
export function restoredWords({ added, continued, alike, differing }: Restored): string {
  const parts = [
    `${added} added`,
    `${continued} brought up to date`,
    `${alike} here already`,
    ...(differing > 0 ? [`${differing} left as here, since the file tells otherwise`] : []),
  ];
  return `Requests: ${parts.join(', ')}.`;
}
