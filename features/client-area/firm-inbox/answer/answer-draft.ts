import * as z from 'zod/mini';
import { isPriceId, prices } from '@/content/prices';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';
import { formatWholeAmount } from '@/content/words/rupees';
import {
  type AnswerFigures,
  computeAnswerFigures,
  parseWholeRupees,
} from '@/features/client-area/firm-inbox/answer/figures';
import type { InboxThread } from '@/features/client-area/firm-inbox/inbox-log';
import {
  type AnswerDraft,
  answerDraftSchema,
  type DraftLine,
} from '@/features/client-area/firm-inbox/inbox-records';
import {
  type AnswerMessage,
  MESSAGE_VERSION,
  type RequestMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import { groupSums, type SumGroup } from '@/features/client-area/quotations/answer-sums';
import { VALID_FOR_DAYS } from '@/features/client-area/quotations/quotation-rules';
import { getServiceName } from '@/lib/content/prices';
import { addDays, getDayInIndia } from '@/lib/days';
import { getAmount, QUANTITY_RULE, readQuantity, type UnitFee } from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';
import { isBlank } from '@/lib/forms/limits';
import { fitLine, fitText } from '@/lib/text/fit-text';

type AskedLine = RequestMessage['lines'][number];

/**
 * Today's fee in the price list; `null` if the list does not have the service. Under the strict
 * conduct no fee is published, so it is always `null`.
 */
export const getListedFee = (price: string | undefined): UnitFee | null =>
  !isStrict && isPriceId(price) ? prices[price] : null;

const feeText = (fee: number | null | undefined) => (fee == null ? '' : formatWholeAmount(fee));

/** The initial fee of a line, as text. A strict firm begins with none, whatever a request says. */
const firstFee = ({ price, fee }: AskedLine): string =>
  isStrict ? '' : feeText(getListedFee(price)?.rupees ?? fee);

const freeKey = (lines: readonly DraftLine[]) =>
  lines.reduce((most, { key }) => Math.max(most, key), 0) + 1;

function draftedLine(line: AskedLine, index: number): DraftLine {
  const { price, quantity } = line;
  const { per } = getListedFee(price) ?? line;
  return {
    key: index + 1,
    of: index + 1,
    ...(isPriceId(price) ? { price } : {}),
    service: getLineServiceName(line),
    fee: firstFee(line),
    per: per ?? '',
    quantity: per === line.per ? feeText(quantity) : '',
    why: '',
  };
}

/** The first draft of an answer: the services requested, at the published fees if there are any. */
export function createFirstDraft(rid: string, request: RequestMessage): AnswerDraft {
  const [member] = team.members;
  return {
    request: rid,
    lines: request.lines.map(draftedLine),
    discount: '',
    supply: 'intra',
    governmentFees: '',
    notes: '',
    validFor: `${VALID_FOR_DAYS}`,
    by: member ? `${member.name}, ${member.credentials}` : '',
  };
}

/** The draft of a further answer: a copy of the last one. */
export function createDraftFromAnswer(rid: string, answer: AnswerMessage): AnswerDraft {
  const { lines, discount, gst, governmentFees, notes, by } = answer;
  return {
    request: rid,
    lines: lines.map(({ fee, per, quantity, ...line }, index) => ({
      ...line,
      key: index + 1,
      fee: feeText(fee),
      per: per ?? '',
      quantity: feeText(quantity),
    })),
    discount: discount === 0 ? '' : feeText(discount),
    supply: gst.supply,
    governmentFees: feeText(governmentFees),
    notes,
    validFor: `${VALID_FOR_DAYS}`,
    by,
  };
}

/** What an answer begins with: a copy of the last one, or the request. */
export const createAnswerDraft = ({ request, state }: InboxThread): AnswerDraft =>
  state.answer
    ? createDraftFromAnswer(request.rid, state.answer.message)
    : createFirstDraft(request.rid, request);

/** Adds a line: a service of the price list, or without `price` one to be named. */
export function addDraftLine(draft: AnswerDraft, price: string | undefined): AnswerDraft {
  const blank: DraftLine = {
    key: freeKey(draft.lines),
    of: null,
    service: '',
    fee: '',
    per: '',
    quantity: '',
    why: '',
  };
  const line: DraftLine = isPriceId(price)
    ? {
        ...blank,
        price,
        service: getServiceName(price),
        fee: feeText(getListedFee(price)?.rupees),
        per: prices[price].per ?? '',
      }
    : blank;
  return { ...draft, lines: [...draft.lines, line] };
}

/** Puts back a removed line of the request, in its place. */
export function restoreDraftLine(
  draft: AnswerDraft,
  request: RequestMessage,
  of: number,
): AnswerDraft {
  const asked = request.lines[of - 1];
  if (!asked) return draft;
  const line = { ...draftedLine(asked, of - 1), key: freeKey(draft.lines) };
  const at = draft.lines.findIndex((other) => other.of === null || other.of > of);
  const lines = at < 0 ? [...draft.lines, line] : draft.lines.toSpliced(at, 0, line);
  return { ...draft, lines };
}

/** The lines of the request that the draft does not answer, by their numbers from 1. */
export function listRemovedLines(
  { lines }: { lines: readonly { of: number | null }[] },
  request: RequestMessage,
): number[] {
  const answered = new Set(lines.map(({ of }) => of));
  return request.lines.map((_, index) => index + 1).filter((of) => !answered.has(of));
}

const MOST = formatRupees(threadLimits.rupees);
const AMOUNT = `Enter whole rupees, at most ${MOST}`;

const isAmount = (text: string) => parseWholeRupees(text, threadLimits.rupees) !== null;

const amountOf = (text: string) => parseWholeRupees(text || '0', threadLimits.rupees) ?? 0;

type Typed = Pick<DraftLine, 'fee' | 'per' | 'quantity'>;

/** The fee of a line as it is typed; a quantity that is none leaves the fee of one unit. */
function feeOf({ fee, per, quantity }: Typed): UnitFee {
  const rupees = amountOf(fee);
  return per ? { rupees, per, quantity: readQuantity(quantity ?? '') ?? undefined } : { rupees };
}

/**
 * The figures of a draft so far; anything but an amount counts as zero. `null` if the discount
 * exceeds the fees that bear it.
 */
export const computeDraftFigures = ({
  lines,
  discount,
  supply,
}: AnswerDraft): AnswerFigures | null =>
  computeAnswerFigures({
    lines: lines.map(feeOf),
    discount: amountOf(discount),
    supply,
  });

/** The sums of a draft as its answer will state them; the discount has a field of its own. */
export const computeDraftSums = ({ supply }: AnswerDraft, { bills }: AnswerFigures): SumGroup[] =>
  groupSums(
    bills.map((bill) => ({ ...bill, discount: 0, fees: bill.taxable })),
    { supply, rate: feeGstRate },
  ).map((group, at) => ({ ...group, fees: bills[at]?.fees ?? 0 }));

const amount = (text: string) => isAmount(text || '0');
const { lines, discount, governmentFees, by } = answerDraftSchema.shape;
const { service, fee } = lines.def.element.shape;

/** A draft that can be signed. */
export const answerableSchema = z
  .extend(answerDraftSchema, {
    lines: z
      .array(
        z
          .extend(lines.def.element, {
            service: service.check(z.refine((text) => !isBlank(text), 'Name the service')),
            fee: fee.check(z.refine(isAmount, AMOUNT)),
          })
          .check(
            z.refine(({ per, quantity }) => !per || !quantity || readQuantity(quantity) !== null, {
              error: QUANTITY_RULE,
              path: ['quantity'],
            }),
            z.refine((line) => getAmount(feeOf(line)) <= threadLimits.rupees, {
              error: `It comes to more than ${MOST}`,
              path: ['quantity'],
            }),
          ),
      )
      .check(
        z.minLength(1, 'Leave or add at least one line'),
        z.maxLength(threadLimits.lines, 'Take off a line: an answer has no room for more'),
      ),
    discount: discount.check(z.refine(amount, AMOUNT)),
    governmentFees: governmentFees.check(z.refine(amount, AMOUNT)),
    by: by.check(z.refine((text) => !isBlank(text), 'Say who answers')),
  })
  .check(
    z.refine((draft) => !isAmount(draft.discount || '0') || computeDraftFigures(draft) !== null, {
      error: 'The discount is more than the fees',
      path: ['discount'],
    }),
  );

type Head = Pick<RequestMessage, 'id' | 'rid'> & { number: number; at: number };

/** The answer message of a draft without problems. */
export function createAnswerMessage(
  draft: AnswerDraft,
  { id, rid, number, at }: Head,
): AnswerMessage {
  const figures = computeDraftFigures(draft);
  if (!figures) throw new RangeError('the discount is more than the fees');
  return {
    v: MESSAGE_VERSION,
    id,
    rid,
    number,
    at,
    kind: 'answer',
    lines: draft.lines.map((line) => {
      const { rupees, per, quantity } = feeOf(line);
      return {
        of: line.of,
        ...(line.price !== undefined && { price: line.price }),
        service: fitLine(line.service, threadLimits.service),
        fee: rupees,
        ...(per && { per }),
        ...(quantity && { quantity }),
        why: fitLine(line.why, threadLimits.remark),
      };
    }),
    discount: amountOf(draft.discount),
    gst: { supply: draft.supply, rate: feeGstRate, rupees: figures.gst },
    total: figures.total,
    governmentFees: draft.governmentFees === '' ? null : amountOf(draft.governmentFees),
    notes: fitText(draft.notes, threadLimits.notes),
    validUntil: addDays(getDayInIndia(at), Number(draft.validFor)),
    by: fitLine(draft.by, threadLimits.name),
  };
}
