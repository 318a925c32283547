import * as z from 'zod/mini';
import { formatWholeAmount } from '@/content/words/rupees';
import { listInboxEntries, listSteps } from '@/features/client-area/firm-inbox/inbox';
import { type InboxDatabase, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { isWholeThread } from '@/features/client-area/firm-inbox/inbox-log';
import {
  type InboxRequest,
  type InboxStep,
  inboxLimits,
  inboxRequestSchema,
  inboxStepSchema,
} from '@/features/client-area/firm-inbox/inbox-records';
import { findFirmKey, getPublicKey } from '@/features/client-area/protocol/firm-keys';
import { isSameMessage } from '@/features/client-area/protocol/message-kinds';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { verify } from '@/features/client-area/protocol/signing';
import { OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';
import type { PublicKey } from '@/lib/encryption/public-key';
import { checkUnique, parseChecked } from '@/lib/files/json';
import { createFileHead } from '@/lib/files/kinds';
import { openSaved } from '@/lib/files/reader';
import { createDamagedRejection, FileRejection, runFileOperation } from '@/lib/files/rejections';

const KIND = 'firm-inbox';

const createTooFullError = () =>
  new OperationError(
    `With this file the inbox would hold more than ${formatWholeAmount(inboxLimits.requests)} requests. Nothing changed.`,
  );

const storedSchema = z.strictObject({
  ...inboxRequestSchema.shape,
  steps: z.array(inboxStepSchema).check(z.minLength(1), z.maxLength(inboxLimits.steps)),
});
const fileSchema = z.strictObject({
  format: z.literal(KIND),
  version: z.int(),
  savedAt: z.iso.datetime(),
  requests: z.array(storedSchema).check(z.maxLength(inboxLimits.requests)),
});

type SavedRequest = z.infer<typeof storedSchema>;

export async function createInboxFile(now = new Date()): Promise<{ name: string; blob: Blob }> {
  const { entries } = await withInbox(listInboxEntries);
  const content: z.infer<typeof fileSchema> = {
    ...createFileHead(KIND),
    savedAt: now.toISOString(),
    requests: entries.map(({ request, steps }) => ({ ...request, steps: [...steps] })),
  };
  const blob = new Blob([JSON.stringify(content)], { type: 'application/json' });
  return { name: `firm-inbox-${getDayInIndia(now.getTime())}.json`, blob };
}

/** As it was signed; `null` for a step that nobody signs. */
async function verifyStep({ event, token }: InboxStep, client: PublicKey) {
  switch (event.step) {
    case 'answered':
    case 'updated':
      return verify(event.token, event.message.kind, getPublicKey(await findFirmKey(event.kid)));
    case 'requested':
    case 'decided':
      return verify(token ?? '', event.message.kind, client);
    default:
      return null;
  }
}

/**
 * Throws unless the log is complete and of this request, and every message in it is as its client
 * or the firm signed it.
 */
async function checkGenuine({ id, key, steps }: SavedRequest): Promise<void> {
  if (steps.some(({ request }) => request !== id) || !isWholeThread(steps))
    throw createDamagedRejection();
  for (const step of steps) {
    const signed = await verifyStep(step, key).catch((error) => {
      throw error instanceof RejectionError && error.code === 'foreign'
        ? new FileRejection('unnamedKey')
        : createDamagedRejection();
    });
    if (signed && !('message' in step.event && isSameMessage(signed, step.event.message))) {
      throw createDamagedRejection();
    }
  }
}

async function read(file: Blob): Promise<readonly SavedRequest[]> {
  const { content } = await openSaved(file, KIND);
  const { requests } = parseChecked(fileSchema, content);
  checkUnique(requests.map(({ id }) => id));
  for (const request of requests) await checkGenuine(request);
  return requests;
}

const serializeStep = (step: InboxStep | undefined) =>
  JSON.stringify(inboxStepSchema.safeParse(step).data);

type Restored = {
  added: number;
  /** Requests whose log is longer in the file. */
  continued: number;
  /** Requests whose log in the inbox is as long or longer. */
  alike: number;
  /** Requests whose two logs contradict each other; the inbox's is kept. */
  differing: number;
};

async function restoreOne(
  inbox: InboxDatabase,
  { steps, ...request }: SavedRequest,
): Promise<keyof Restored> {
  const here: InboxRequest | undefined = await inbox.requests.get(request.id);
  if (!here) {
    await inbox.requests.add(request);
    await inbox.steps.bulkPut(steps);
    return 'added';
  }
  const own = await listSteps(inbox, request.id);
  const common = Math.min(own.length, steps.length);
  for (let index = 0; index < common; index++) {
    if (serializeStep(own[index]) !== serializeStep(steps[index])) return 'differing';
  }
  if (steps.length <= own.length) return 'alike';
  await inbox.steps.bulkAdd(steps.slice(own.length));
  return 'continued';
}

/**
 * Adds the content of the inbox's file; nothing in the inbox is replaced or lost. Throws an
 * `OperationError` and changes nothing if the file is not complete and genuine.
 */
export async function restoreInbox(file: Blob): Promise<Restored> {
  const requests = await runFileOperation(KIND, () => read(file));
  return withInbox((inbox) =>
    inbox.transaction('rw', inbox.requests, inbox.steps, async () => {
      const restored: Restored = { added: 0, continued: 0, alike: 0, differing: 0 };
      for (const request of requests) restored[await restoreOne(inbox, request)] += 1;
      if ((await inbox.requests.count()) > inboxLimits.requests) throw createTooFullError();
      return restored;
    }),
  );
}

export function describeInboxRestore({ added, continued, alike, differing }: Restored): string {
  const parts = [
    `${added} added`,
    `${continued} brought up to date`,
    `${alike} here already`,
    ...(differing > 0 ? [`${differing} left as here, since the file says otherwise`] : []),
  ];
  return `Requests: ${parts.join(', ')}.`;
}
