import { demoQuotationKey } from '@/content/samples/quotation-key';
import { isStrict } from '@/content/words/conduct';
import { sampleQuotations } from '@/lib/content/sample-rows';
import { dayInIndia } from '@/lib/days';
import { change, withStore } from '@/lib/portal/db/store';
import type { Thread } from '@/lib/portal/records/records';
import type { Answered } from '@/lib/portal/thread/events';
import { firmKeyOf } from '@/lib/portal/thread/firm-keys';
import { openToken } from '@/lib/portal/thread/link';
import type { AnswerMessage } from '@/lib/portal/thread/messages';
import { importPrivateKey, keyId, newKeyPair, sign } from '@/lib/portal/thread/signing';

/** Whether an answer is that of the received sample, word for word. */
const isSample = ({ lines, notes }: AnswerMessage): boolean =>
  sampleQuotations.some(
    (sample) =>
      sample.status === 'received' &&
      sample.notes === notes &&
      JSON.stringify(lines.map(({ service, fee }) => [service, fee])) ===
        JSON.stringify(sample.services.map(({ service, price }) => [service, price])),
  );

/** The unsigned answer with which the received sample begins. */
function unsignedIn(thread: Thread | undefined): Answered | undefined {
  const answered = thread?.events.findLast((event) => event.step === 'answered');
  return answered?.token === '' && isSample(answered.message) ? answered : undefined;
}

/** The answer signed and checked like any other, opened now. */
async function signed({ message }: Answered): Promise<Answered> {
  const kid = await keyId(demoQuotationKey);
  // Throws if this firm has only keys of its own.
  await firmKeyOf(kid);
  const token = await sign(message, { privateKey: await importPrivateKey(demoQuotationKey), kid });
  const at = Date.now();
  await openToken(token, { today: dayInIndia(at) });
  return { step: 'answered', at, message, token, kid };
}

/**
 * Signs the answer of the received sample when it is first opened: its dates depend on when the
 * client area was opened, so no prepared file could have them. Returns `false` for any other
 * quotation, which is left unchanged. Fails if the firm has no demo key, or the browser cannot
 * sign.
 */
export async function signSampleAnswer(id: string): Promise<boolean> {
  const unsigned = unsignedIn(await withStore((db) => db.threads.get(id)));
  if (!unsigned || isStrict) return false;
  const [answered, { privateKey, publicKey }] = await Promise.all([signed(unsigned), newKeyPair()]);
  await change((db) =>
    db.transaction('rw', db.threads, db.threadKeys, async () => {
      const thread = await db.threads.get(id);
      // Another tab may have been faster.
      if (!thread || !unsignedIn(thread)) return;
      await db.threadKeys.put({ id: thread.rid, privateKey });
      const events = thread.events.map((event) => (event.step === 'answered' ? answered : event));
      await db.threads.put({ ...thread, key: publicKey, events });
    }),
  );
  return true;
}
