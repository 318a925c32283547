import { isPriceId } from '@/content/prices';
import type { IsoDate, Rupees } from '@/content/types/units';
import type { AnswerMessage, RequestMessage } from '@/features/client-area/protocol/messages';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import { computeState, type Stage, type State } from '@/features/client-area/protocol/state';
import { getTotals } from '@/features/client-area/protocol/totals';
import { getAnswerSums } from '@/features/client-area/quotations/answer-sums';
import { TURNAROUND } from '@/features/client-area/quotations/quotation-rules';
import { getStage } from '@/features/client-area/quotations/stage';
import type { Thread } from '@/features/client-area/store/records/records';
import { getDayInIndia } from '@/lib/days';
import { computeTotalWithCharges } from '@/lib/fees/total';
import { type FeeBasis, getUnitFee, sumByUnit, type UnitSum } from '@/lib/fees/units';

export type QuotationLine = FeeBasis & {
  service: string;
  /** 0 if no fee is named. */
  price: Rupees;
  /** Missing for a service that is not in the price list. */
  priceId?: string;
  attachment?: string;
  state?: string;
  people?: number;
};

export type Quotation = {
  id: string;
  stage: Stage;
  state: State;
  services: QuotationLine[];
  /** The day of the answer or, before that, of the request. */
  date: IsoDate;
  /** When it was requested or, if another browser did that, answered; in milliseconds. */
  askedAt: number;
  total: Rupees;
  totals: UnitSum[];
  validUntil: IsoDate | null;
  notes: string;
  charges: { label: string; rupees: Rupees }[];
};

const listCharges = (message: AnswerMessage): Quotation['charges'] =>
  getAnswerSums(message).flatMap(({ rows, unitLabel }) =>
    rows.flatMap(({ label, rupees }) =>
      rupees === null ? [] : [{ label: unitLabel ? `${label}, ${unitLabel}` : label, rupees }],
    ),
  );

export const pickFeeBasis = ({ from, per, quantity }: FeeBasis): FeeBasis => ({
  ...(from && { from }),
  ...(per && { per }),
  ...(per && quantity && { quantity }),
});

function createRequestedLine({
  computation,
  ...line
}: RequestMessage['lines'][number]): QuotationLine {
  const { price, fee = 0, from, per, quantity, state, people } = line;
  const figures = computation?.figures.map(({ label, words: value }) => `${label}: ${value}`) ?? [];
  return {
    service: getLineServiceName(line),
    price: fee,
    ...pickFeeBasis({ from, per, quantity }),
    ...(isPriceId(price) && { priceId: price }),
    ...(computation && { attachment: [computation.title, ...figures].join('\n') }),
    ...(state && { state }),
    ...(people && { people }),
  };
}

const createAnsweredLine = ({
  service,
  fee,
  price,
  per,
  quantity,
}: AnswerMessage['lines'][number]): QuotationLine => ({
  service,
  price: fee,
  ...pickFeeBasis({ per, quantity }),
  ...(price !== undefined && { priceId: price }),
});

export function computeQuotation(
  { id, events }: Pick<Thread, 'id' | 'events'>,
  today: IsoDate,
): Quotation {
  const quotation = computeQuotationFromState(id, computeState(events), today);
  const [first] = events;
  if (quotation.state.stage !== null || !first) return quotation;
  // Nothing in the log counts (`unchecked`), so only the day on which it was stored is known.
  return { ...quotation, date: getDayInIndia(first.at), askedAt: first.at };
}

export function computeQuotationFromState(id: string, state: State, today: IsoDate): Quotation {
  const { request, answer } = state;
  const message = answer?.message;
  const at = message?.at ?? request?.at ?? 0;
  const services =
    message?.lines.map(createAnsweredLine) ?? request?.lines.map(createRequestedLine) ?? [];
  return {
    id,
    stage: getStage(state, today),
    state,
    services,
    date: getDayInIndia(at),
    askedAt: request?.at ?? at,
    total: message?.total ?? computeTotalWithCharges({ services }),
    totals: message ? getTotals(message) : sumByUnit(services.map(getUnitFee)),
    validUntil: message?.validUntil ?? null,
    notes: message?.notes ?? TURNAROUND,
    charges: message ? listCharges(message) : [],
  };
}

/** The latest date first, then the latest request, then the highest number. */
export function compareQuotations(a: Quotation, b: Quotation): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  const later = b.askedAt - a.askedAt;
  return later || b.id.localeCompare(a.id, 'en', { numeric: true });
}

export const computeQuotations = (
  threads: readonly Pick<Thread, 'id' | 'events'>[],
  today: string,
): Quotation[] => threads.map((thread) => computeQuotation(thread, today)).sort(compareQuotations);

/** A sample's answer is signed when it is opened. */
export const isSigned = ({ state }: Quotation): boolean => Boolean(state.answer?.token);
