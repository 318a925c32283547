import type { IsoDate, Rupees } from '@/content/types/units';
import {
  annualExemption,
  annualFee,
  feeWaiver,
  type GstReturn,
  gstFees,
  gstInterest,
  lateGstDays,
  type MonthlyFee,
} from '@/features/planners/late-gst/late-gst-rules';
import { countDaysBetween, createIsoDate, parseIsoDate } from '@/lib/days';
import { type Amount, Exact, pickLeast, sum, zero } from '@/lib/exact';
import { createRuleBounds, Reading, type Rejected } from '@/lib/forms/reading';

export type LateGstInput = {
  form: GstReturn;
  isNil: boolean;
  /** Turnover in rupees: of the previous financial year; for GSTR-9, of the year of the return. */
  turnover: Amount | null;
  /** Turnover in the State in rupees, for the cap of GSTR-9; `null` if equal to the turnover. */
  stateTurnover: Amount | null;
  /** Tax paid from the cash table with this return, in rupees. */
  cash: Amount | null;
  /** The part of it that was in the cash table by the due date. */
  deposited: Amount | null;
  dueOn: IsoDate;
  filedOn: IsoDate;
};

export type LateGstField = keyof LateGstInput;

export type LateGstLine = { amount: Exact } & (
  | {
      kind: 'fee';
      levy: 'CGST' | 'SGST';
      /** The CGST or SGST half of the daily fee; `most` is half of the cap. */
      perDay: Rupees;
      days: number;
      uncapped: Exact;
      most: Exact;
    }
  | { kind: 'interest'; base: Exact; rate: number; days: number }
);

export type LateGst = {
  form: GstReturn;
  days: number;
  lines: readonly LateGstLine[];
  total: Exact;
  free: 'inTime' | 'exempt' | 'cmp08' | 'waived' | null;
  /** Whether a recommendation that is not notified yet would waive the fee. */
  mayBeWaived: boolean;
};

export const paysTax = (form: GstReturn) => form !== 'gstr1' && form !== 'gstr9';
export const canBeNil = (form: GstReturn) => form !== 'gstr9' && form !== 'cmp08';
export const asksTurnover = (form: GstReturn) => form !== 'gstr4' && form !== 'cmp08';

type Fee = { perDay: number; most: Exact };
type Given = LateGstInput & { turnover: Exact; stateTurnover: Exact };

function findRow<Row extends { turnoverUpTo: number | null }>(
  rows: readonly Row[],
  turnover: Exact,
): Row | undefined {
  return rows.find(({ turnoverUpTo }) => turnoverUpTo === null || !turnover.isAbove(turnoverUpTo));
}

function findFee({ form, isNil, turnover, stateTurnover }: Given): Fee | null {
  if (form === 'cmp08') return null;
  if (form === 'gstr9') {
    const row = findRow(annualFee.value, turnover);
    return row
      ? { perDay: row.perDay, most: stateTurnover.times(row.mostPercent).over(100) }
      : null;
  }
  const { perDay, nil, caps }: MonthlyFee = gstFees[form].value;
  if (isNil) return { perDay: nil.perDay, most: Exact.of(nil.most) };
  return { perDay, most: Exact.of(findRow(caps, turnover)?.most ?? 0) };
}

function isCovered({ form, turnover, dueOn, filedOn }: Given): boolean {
  const { year, month } = parseIsoDate(dueOn);
  const { turnoverUpTo, dueFrom } = feeWaiver.value;
  return (
    form === 'gstr3b' &&
    dueOn >= dueFrom &&
    !turnover.isAbove(turnoverUpTo) &&
    filedOn <= createIsoDate(year, month, 31)
  );
}

function findFreeReason(input: Given, isWaived: boolean): LateGst['free'] {
  if (input.filedOn <= input.dueOn) return 'inTime';
  if (input.form === 'cmp08') return 'cmp08';
  if (input.form === 'gstr9' && !input.turnover.isAbove(annualExemption.value)) return 'exempt';
  return isWaived ? 'waived' : null;
}

/** One line for each half, since the Central and the State Act each charge a fee. */
function listFeeLines(fee: Fee | null, days: number): LateGstLine[] {
  if (!fee) return [];
  const perDay = fee.perDay / 2;
  // In whole paise, so that the lines add up as shown.
  const most = fee.most.over(2).roundHalfUp(2);
  const uncapped = Exact.of(perDay).times(days);
  const amount = pickLeast(uncapped, most);
  return (['CGST', 'SGST'] as const).map((levy) => ({
    kind: 'fee',
    levy,
    perDay,
    days,
    uncapped,
    most,
    amount,
  }));
}

function listInterestLines(base: Exact, days: number): LateGstLine[] {
  if (!base.isAbove(zero) || days <= 0) return [];
  const { rate, daysOfYear } = gstInterest.value;
  const amount = base
    .times(rate)
    .times(days)
    .over(100 * daysOfYear);
  return [{ kind: 'interest', base, rate, days, amount }];
}

/** Reads the fields that the form asks for; the others count as empty, whatever they still hold. */
function read(reading: Reading<LateGstField>, input: LateGstInput) {
  const { form } = input;
  const isNil = input.isNil && canBeNil(form);
  const turnover =
    asksTurnover(form) && !isNil
      ? reading.required('turnover', input.turnover, 'Enter the turnover: it decides the fee.')
      : zero;
  const inState = form === 'gstr9' ? reading.amount('stateTurnover', input.stateTurnover) : zero;
  if (inState.isAbove(turnover)) {
    reading.reject('stateTurnover', 'Enter no more than the whole turnover.');
  }
  const cash = paysTax(form) && !isNil ? reading.amount('cash', input.cash) : zero;
  const deposited = cash.isAbove(zero) ? reading.amount('deposited', input.deposited) : zero;
  if (deposited.isAbove(cash)) {
    reading.reject('deposited', 'Enter no more than the tax paid in cash.');
  }
  const known = createRuleBounds(lateGstDays.from, lateGstDays.until);
  const dueOn = reading.requiredDay('dueOn', input.dueOn, known);
  const filedOn = reading.requiredDay('filedOn', input.filedOn, known);
  const stateTurnover = inState.isAbove(zero) ? inState : turnover;
  return { ...input, isNil, turnover, stateTurnover, cash, deposited, dueOn, filedOn };
}

/**
 * What a late GST return costs: the fee under section 47, in halves of CGST and SGST, and interest
 * under section 50 on tax paid in cash. `waiver` is the recommendation of the 57th Council.
 */
export function planLateGst(
  input: LateGstInput,
  waiver = feeWaiver.value,
): LateGst | Rejected<LateGstField> {
  const reading = new Reading<LateGstField>();
  const values = read(reading, input);
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const days = Math.max(0, countDaysBetween(values.dueOn, values.filedOn));
  const isWaivable = days > 0 && isCovered(values);
  const free = findFreeReason(values, isWaivable && waiver.isNotified);
  const lines = [
    ...listFeeLines(free === null ? findFee(values) : null, days),
    ...listInterestLines(values.cash.minus(values.deposited), days),
  ];
  return {
    form: values.form,
    days,
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    free,
    mayBeWaived: isWaivable && !waiver.isNotified,
  };
}
