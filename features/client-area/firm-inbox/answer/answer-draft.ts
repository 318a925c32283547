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
 * `null` if the price list does not have the service, or under the strict conduct, which publishes
 * no fees.
 */
export const getListedFee = (priceId: string | undefined): UnitFee | null =>
  !isStrict && isPriceId(priceId) ? prices[priceId] : null;

const formatFeeText = (fee: number | null | undefined) =>
  fee == null ? '' : formatWholeAmount(fee);

/** A strict firm begins without fees, whatever the request says. */
const getFirstFee = ({ price, fee }: AskedLine): string =>
  isStrict ? '' : formatFeeText(getListedFee(price)?.rupees ?? fee);

const findFreeKey = (lines: readonly DraftLine[]) =>
  lines.reduce((most, { key }) => Math.max(most, key), 0) + 1;

function createDraftLine(line: AskedLine, index: number): DraftLine {
  const { price, quantity } = line;
  const { per } = getListedFee(price) ?? line;
  return {
    key: index + 1,
    of: index + 1,
    ...(isPriceId(price) ? { price } : {}),
    service: getLineServiceName(line),
    fee: getFirstFee(line),
    per: per ?? '',
    quantity: per === line.per ? formatFeeText(quantity) : '',
    why: '',
  };
}

export function createFirstDraft(rid: string, request: RequestMessage): AnswerDraft {
  const [member] = team.members;
  return {
    request: rid,
    lines: request.lines.map(createDraftLine),
    discount: '',
    supply: 'intra',
    governmentFees: '',
    notes: '',
    validFor: `${VALID_FOR_DAYS}`,
    by: member ? `${member.name}, ${member.credentials}` : '',
  };
}

export function createDraftFromAnswer(rid: string, answer: AnswerMessage): AnswerDraft {
  const { lines, discount, gst, governmentFees, notes, by } = answer;
  return {
    request: rid,
    lines: lines.map(({ fee, per, quantity, ...line }, index) => ({
      ...line,
      key: index + 1,
      fee: formatFeeText(fee),
      per: per ?? '',
      quantity: formatFeeText(quantity),
    })),
    discount: discount === 0 ? '' : formatFeeText(discount),
    supply: gst.supply,
    governmentFees: formatFeeText(governmentFees),
    notes,
    validFor: `${VALID_FOR_DAYS}`,
    by,
  };
}

export const createAnswerDraft = ({ request, state }: InboxThread): AnswerDraft =>
  state.answer
    ? createDraftFromAnswer(request.rid, state.answer.message)
    : createFirstDraft(request.rid, request);

export function addDraftLine(draft: AnswerDraft, price: string | undefined): AnswerDraft {
  const blank: DraftLine = {
    key: findFreeKey(draft.lines),
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
        fee: formatFeeText(getListedFee(price)?.rupees),
        per: prices[price].per ?? '',
      }
    : blank;
  return { ...draft, lines: [...draft.lines, line] };
}

export function restoreDraftLine(
  draft: AnswerDraft,
  request: RequestMessage,
  number: number,
): AnswerDraft {
  const asked = request.lines[number - 1];
  if (!asked) return draft;
  const line = { ...createDraftLine(asked, number - 1), key: findFreeKey(draft.lines) };
  const at = draft.lines.findIndex((other) => other.of === null || other.of > number);
  const lines = at < 0 ? [...draft.lines, line] : draft.lines.toSpliced(at, 0, line);
  return { ...draft, lines };
}

/** By their numbers from 1. */
export function listRemovedLines(
  { lines }: { lines: readonly { of: number | null }[] },
  request: RequestMessage,
): number[] {
  const answered = new Set(lines.map(({ of: lineNumber }) => lineNumber));
  return request.lines.map((_, index) => index + 1).filter((number) => !answered.has(number));
}

const MOST = formatRupees(threadLimits.rupees);
const AMOUNT = `Enter whole rupees, at most ${MOST}`;

const isAmount = (text: string) => parseWholeRupees(text, threadLimits.rupees) !== null;

const readAmount = (text: string) => parseWholeRupees(text || '0', threadLimits.rupees) ?? 0;

type Typed = Pick<DraftLine, 'fee' | 'per' | 'quantity'>;

/** A quantity that is not valid leaves the fee of one unit. */
function readFee({ fee, per, quantity }: Typed): UnitFee {
  const rupees = readAmount(fee);
  return per ? { rupees, per, quantity: readQuantity(quantity ?? '') ?? undefined } : { rupees };
}

/**
 * Anything but an amount counts as zero. `null` if the discount is more than the fees that it comes
 * off.
 */
export const computeDraftFigures = ({
  lines,
  discount,
  supply,
}: AnswerDraft): AnswerFigures | null =>
  computeAnswerFigures({
    lines: lines.map(readFee),
    discount: readAmount(discount),
    supply,
  });

export const computeDraftSums = ({ supply }: AnswerDraft, { bills }: AnswerFigures): SumGroup[] =>
  groupSums(
    bills.map((bill) => ({ ...bill, discount: 0, fees: bill.taxable })),
    { supply, rate: feeGstRate },
  ).map((group, at) => ({ ...group, fees: bills[at]?.fees ?? 0 }));

const isAmountOrEmpty = (text: string) => isAmount(text || '0');
const { lines, discount, governmentFees, by } = answerDraftSchema.shape;
const { service, fee } = lines.def.element.shape;

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
            z.refine((line) => getAmount(readFee(line)) <= threadLimits.rupees, {
              error: `It comes to more than ${MOST}`,
              path: ['quantity'],
            }),
          ),
      )
      .check(
        z.minLength(1, 'Leave or add at least one line'),
        z.maxLength(threadLimits.lines, 'Take off a line: an answer has no room for more'),
      ),
    discount: discount.check(z.refine(isAmountOrEmpty, AMOUNT)),
    governmentFees: governmentFees.check(z.refine(isAmountOrEmpty, AMOUNT)),
    by: by.check(z.refine((text) => !isBlank(text), 'Say who answers')),
  })
  .check(
    z.refine((draft) => !isAmount(draft.discount || '0') || computeDraftFigures(draft) !== null, {
      error: 'The discount is more than the fees',
      path: ['discount'],
    }),
  );

type Head = Pick<RequestMessage, 'id' | 'rid'> & { number: number; at: number };

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
      const { rupees, per, quantity } = readFee(line);
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
    discount: readAmount(draft.discount),
    gst: { supply: draft.supply, rate: feeGstRate, rupees: figures.gst },
    total: figures.total,
    governmentFees: draft.governmentFees === '' ? null : readAmount(draft.governmentFees),
    notes: fitText(draft.notes, threadLimits.notes),
    validUntil: addDays(getDayInIndia(at), Number(draft.validFor)),
    by: fitLine(draft.by, threadLimits.name),
  };
}
