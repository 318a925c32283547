import { demoQuotationKey } from '@/content/samples/quotation-key';
import { isStrict } from '@/content/words/conduct';
import type { Answered } from '@/features/client-area/protocol/events';
import { findFirmKey } from '@/features/client-area/protocol/firm-keys';
import { openToken } from '@/features/client-area/protocol/link';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import {
  computeKeyId,
  createKeyPair,
  importPrivateKey,
  sign,
} from '@/features/client-area/protocol/signing';
import type { Thread } from '@/features/client-area/store/records/records';
import { changeArea, withStore } from '@/features/client-area/store/store';
import { offeredSampleQuotations } from '@/lib/content/sample-rows';
import { getDayInIndia } from '@/lib/days';

const isSample = ({ lines, notes }: AnswerMessage): boolean =>
  offeredSampleQuotations.some(
    (sample) =>
      sample.status === 'received' &&
      sample.notes === notes &&
      JSON.stringify(lines.map(({ service, fee }) => [service, fee])) ===
        JSON.stringify(sample.services.map(({ service, price }) => [service, price])),
  );

function findUnsigned(thread: Thread | undefined): Answered | undefined {
  const answered = thread?.events.findLast((event) => event.step === 'answered');
  return answered?.token === '' && isSample(answered.message) ? answered : undefined;
}

async function signAnswer({ message }: Answered): Promise<Answered> {
  const kid = await computeKeyId(demoQuotationKey);
  // Throws if this firm has only keys of its own.
  await findFirmKey(kid);
  const token = await sign(message, { privateKey: await importPrivateKey(demoQuotationKey), kid });
  const at = Date.now();
  await openToken(token, { today: getDayInIndia(at) });
  return { step: 'answered', at, message, token, kid };
}

/**
 * Signs the answer of the received sample when it is first opened, since its dates depend on the
 * first visit. Returns `false` and changes nothing for any other quotation. Fails if the firm has
 * no demo key, or the browser cannot sign.
 */
export async function signSampleAnswer(id: string): Promise<boolean> {
  const unsigned = findUnsigned(await withStore((db) => db.threads.get(id)));
  if (!unsigned || isStrict) return false;
  const [answered, { privateKey, publicKey }] = await Promise.all([
    signAnswer(unsigned),
    createKeyPair(),
  ]);
  await changeArea((db) =>
    db.transaction('rw', db.threads, db.threadKeys, async () => {
      const thread = await db.threads.get(id);
      if (!thread || !findUnsigned(thread)) return;
      await db.threadKeys.put({ id: thread.rid, privateKey });
      const events = thread.events.map((event) => (event.step === 'answered' ? answered : event));
      await db.threads.put({ ...thread, key: publicKey, events });
    }),
  );
  return true;
}
