import { prices } from '@/content/prices';
import { sampleAsked } from '@/content/samples/answer';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { AnswerMessage, RequestMessage } from '@/features/client-area/protocol/messages';
import { formatSampleNumber } from '@/features/client-area/protocol/number';
import type { Thread } from '@/features/client-area/store/records/records';
import { computeSampleCharges } from '@/features/client-area/store/sample-charges';
import { findLastAnsweringTime } from '@/features/client-area/store/samples/answering-time';
import { offeredSampleQuotations } from '@/lib/content/sample-rows';
import { addDays, getDayInIndia } from '@/lib/days';
import { computeGstBreakdown, computeTotalWithCharges, sumFees } from '@/lib/fees/total';

export type SampleQuotation = (typeof offeredSampleQuotations)[number];

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How long before the answer the request was made, and sent, in milliseconds. */
const ASKED = (25 * 60 + 48) * MINUTE;
const SENT = ASKED - 2 * MINUTE;
/**
 * The key id of an answer that is not signed yet, because its dates depend on the visit
 * (sample-answer.ts).
 */
const NO_KEY = '0'.repeat(16);

export function getSampleTime({ status, hoursAgo }: SampleQuotation, now: number): number {
  const at = now - hoursAgo * HOUR;
  return status === 'pending' ? at : findLastAnsweringTime(at);
}

type Head = Pick<RequestMessage, 'v' | 'id' | 'rid' | 'number'>;

function createRequest({ services }: SampleQuotation, head: Head, at: number): RequestMessage {
  const lines = services.map(({ service, price, priceId }) => {
    const other = sampleAsked[priceId];
    const fee = other ? prices[other.price].rupees : price;
    return {
      ...(other ? { price: other.price } : { price: priceId, service }),
      ...(!isStrict && { fee }),
    };
  });
  const client = { name: '', email: '', phone: '' };
  return { ...head, kind: 'request', at, lines, notes: '', client };
}

function createAnswer(sample: SampleQuotation, head: Head, at: number): AnswerMessage {
  const { services, notes, validForDays } = sample;
  const [member] = team.members;
  const charges = computeSampleCharges(sample);
  return {
    ...head,
    kind: 'answer',
    at,
    lines: services.map(({ service, price, priceId }, index) => ({
      of: index + 1,
      price: priceId,
      service,
      fee: price,
      why: sampleAsked[priceId]?.why ?? '',
    })),
    discount: 0,
    gst:
      charges.length > 0
        ? {
            supply: 'intra',
            rate: feeGstRate,
            rupees: computeGstBreakdown(sumFees(services), 'intra').gst,
          }
        : { supply: 'none', rate: 0, rupees: 0 },
    total: computeTotalWithCharges({ services, charges }),
    governmentFees: 0,
    notes,
    validUntil: addDays(getDayInIndia(at), validForDays ?? 0),
    by: member ? `${member.name}, ${member.credentials}` : 'The firm',
  };
}

function createEvents(
  sample: SampleQuotation,
  id: string,
  rid: string,
  now: number,
): ThreadEvent[] {
  const head: Head = { v: 1, id, rid, number: 1 };
  const at = getSampleTime(sample, now);
  if (sample.status === 'pending') {
    return [{ step: 'requested', at, message: createRequest(sample, head, at) }];
  }
  const message = createAnswer(sample, head, at);
  return [
    { step: 'requested', at: at - ASKED, message: createRequest(sample, head, at - ASKED) },
    { step: 'sent', at: at - SENT, number: 1, by: 'whatsapp' },
    { step: 'answered', at, message, token: '', kid: NO_KEY },
  ];
}

export const createSampleThreads = (now: number, newRid: () => string): Thread[] =>
  offeredSampleQuotations.map((sample, index) => {
    const year = Number(getDayInIndia(getSampleTime(sample, now)).slice(0, 4));
    const [id, rid] = [formatSampleNumber(index + 1, year), newRid()];
    return {
      id,
      rid,
      key: null,
      events: createEvents(sample, id, rid, now),
      draft: { note: '', withAmounts: true, withContact: true },
      outbox: null,
    };
  });
