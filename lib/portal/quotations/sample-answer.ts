import { prices } from '@/content/prices';
import { sampleAsked } from '@/content/samples/answer';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';
import { sampleQuotations } from '@/lib/content/sample-rows';
import { dayInIndia } from '@/lib/days';
import { billOf, feesOf } from '@/lib/fees/total';
import { change, withStore } from '@/lib/portal/db/store';
import { newRandomId } from '@/lib/portal/quotations/new-number';
import { newThread } from '@/lib/portal/quotations/thread-rows';
import { answeringTime } from '@/lib/portal/records/answering-time';
import type { Quotation } from '@/lib/portal/records/records';
import { sampleCharges } from '@/lib/portal/records/sample-charges';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { firmKeyOf } from '@/lib/portal/thread/firm-keys';
import { fitLine } from '@/lib/portal/thread/fit-text';
import { openToken } from '@/lib/portal/thread/link';
import {
  type AnswerMessage,
  MESSAGE_VERSION,
  type RequestMessage,
  threadLimits,
} from '@/lib/portal/thread/messages';
import { appended } from '@/lib/portal/thread/refusal';
import { importPrivateKey, keyId, newKeyPair, sign } from '@/lib/portal/thread/signing';

/** A received quotation among the samples. */
type Sample = Quotation & { validUntil: string };

/** Whether a quotation is an untouched received sample: once answered it has the charges of the answer. */
function isReceivedSample(quotation: Quotation): quotation is Sample {
  const { services, notes, status, charges, validUntil } = quotation;
  const names = services.map(({ service }) => service).join();
  return (
    status === 'received' &&
    validUntil !== null &&
    sampleQuotations.some(
      (sample) =>
        sample.status === 'received' &&
        sample.notes === notes &&
        JSON.stringify(charges ?? []) === JSON.stringify(sampleCharges(sample)) &&
        sample.services.map(({ service }) => service).join() === names,
    )
  );
}

const MINUTE = 60 * 1000;
/** How long before the answer the request was made, and sent, in milliseconds. */
const ASKED = (25 * 60 + 48) * MINUTE;
const SENT = ASKED - 2 * MINUTE;

function messagesOf(sample: Sample, rid: string): [RequestMessage, AnswerMessage] {
  const { id, services, charges, total, notes, validUntil } = sample;
  const [member] = team.members;
  const at = answeringTime(sample.date);
  const head = { v: MESSAGE_VERSION, id, rid, number: 1 } as const;
  const lines = services.map(({ service, price, priceId }, index) => ({
    of: index + 1,
    ...(priceId !== undefined && { price: priceId }),
    service,
    fee: price,
    why: sampleAsked[priceId ?? '']?.why ?? '',
  }));
  const asked = services.map(({ service, price, priceId }) => {
    const other = sampleAsked[priceId ?? ''];
    return other
      ? { price: other.price, fee: prices[other.price].rupees }
      : { service, fee: price };
  });
  return [
    {
      ...head,
      kind: 'request',
      at: at - ASKED,
      lines: asked,
      notes: '',
      client: { name: '', email: '', phone: '' },
    },
    {
      ...head,
      kind: 'answer',
      at,
      lines,
      discount: 0,
      gst: charges
        ? {
            supply: 'intra',
            rate: feeGstRate,
            rupees: billOf(feesOf(services), 'intra').gst,
          }
        : { supply: 'none', rate: 0, rupees: 0 },
      total,
      governmentFees: 0,
      notes,
      validUntil,
      by: fitLine(member ? `${member.name}, ${member.credentials}` : 'The firm', threadLimits.name),
    },
  ];
}

/** The whole history of a sample up to now, with an answer signed and checked like any other. */
async function answeredSample(sample: Sample) {
  const kid = await keyId(demoQuotationKey);
  // Throws if this firm has only keys of its own.
  await firmKeyOf(kid);
  const { privateKey, publicKey } = await newKeyPair();
  const rid = newRandomId();
  const [request, answer] = messagesOf(sample, rid);
  const token = await sign(answer, { privateKey: await importPrivateKey(demoQuotationKey), kid });
  const today = dayInIndia(Date.now());
  await openToken(token, { today });
  const steps: ThreadEvent[] = [
    { step: 'requested', at: request.at, message: request },
    { step: 'sent', at: answer.at - SENT, number: 1, by: 'whatsapp' },
    { step: 'answered', at: Date.now(), message: answer, token, kid },
  ];
  const events = steps.reduce<ThreadEvent[]>((log, step) => appended(log, step, today), []);
  const thread = { ...newThread(sample.id, rid, events), key: publicKey };
  return { thread, heldKey: { id: rid, privateKey } };
}

/**
 * Gives the received sample its signed answer when it is first opened: its dates depend on when the
 * client area was opened, so no prepared file could have them. Returns `false` for any other
 * quotation, which is left unchanged. Fails if the firm has no demo key, or the browser cannot
 * sign.
 */
export async function signSampleAnswer(id: string): Promise<boolean> {
  const quotation = await withStore((db) => db.quotations.get(id));
  if (!quotation || isStrict || !isReceivedSample(quotation)) return false;
  const { thread, heldKey } = await answeredSample(quotation);
  await change((db) =>
    db.transaction('rw', db.quotations, db.threads, db.threadKeys, async () => {
      // Another tab may have been faster.
      if (!(await db.quotations.get(id)) || (await db.threads.get(id))) return;
      await db.threadKeys.put(heldKey);
      await db.threads.add(thread);
    }),
  );
  return true;
}
