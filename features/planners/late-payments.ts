import { latePayments } from '@/content/calculators/late-payments';
import { planners } from '@/content/calculators/planners';
import type { IsoDate } from '@/content/types/units';
import { findLastDue } from '@/features/calendar/last-due';
import { planAdvanceTax } from '@/features/planners/advance-tax/advance-tax';
import { type Taxpayer, taxpayers } from '@/features/planners/advance-tax/advance-tax-rules';
import { formatRise, type PlanRow, type Point } from '@/features/planners/frame/plan-result';
import { planYears } from '@/features/planners/frame/plan-years';
import type { LateKind } from '@/features/planners/late-forms';
import {
  canBeNil,
  type LateGstInput,
  paysTax,
  planLateGst,
} from '@/features/planners/late-gst/late-gst';
import { annualExemption, gstReturns } from '@/features/planners/late-gst/late-gst-rules';
import { describeGstLine } from '@/features/planners/late-gst/late-gst-sheet';
import { type LateRocInput, planLateRoc } from '@/features/planners/late-roc/late-roc';
import { rocForms } from '@/features/planners/late-roc/late-roc-rules';
import { describeRocLine } from '@/features/planners/late-roc/late-roc-sheet';
import {
  type LateTds,
  type LateTdsInput,
  planLateTds,
} from '@/features/planners/late-tds/late-tds';
import { deductors, lateStatementFee } from '@/features/planners/late-tds/late-tds-rules';
import { describeTdsLine } from '@/features/planners/late-tds/late-tds-sheet';
import { type LateReturnInput, planLateReturn } from '@/features/planners/return-fee/late-return';
import {
  listLateReturnPoints,
  listLateReturnRemarks,
  listLateReturnRows,
} from '@/features/planners/return-fee/late-return-rows';
import { formatLongDay } from '@/lib/dates';
import { createIsoDate, formatDayAndMonth, parseIsoDate } from '@/lib/days';
import { clampToZero, Exact, sum, zero } from '@/lib/exact';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { understandAmount } from '@/lib/forms/amount-input';
import { isRejected, type Rejected } from '@/lib/forms/reading';

export type LateAnswer = {
  title: string;
  note: string;
  rows: readonly { label: string; detail?: string | undefined; amount: string }[];
  total: { label: string; amount: string };
  points: readonly Point[];
  remarks: readonly string[];
};

export type LateValues = Readonly<Record<string, string>>;

const copy = latePayments;

type Said = {
  title: string;
  rows: readonly PlanRow[];
  total: string;
  points: readonly (Point | null)[];
  remarks?: readonly (string | false | null)[];
};

const createLostPoint = (text: string | null | false): Point | null =>
  text ? { isOpen: false, text } : null;
const open = (text: string | null | false): Point | null => (text ? { isOpen: true, text } : null);

const findAmount = (values: LateValues, name: string) => {
  const digits = understandAmount(values[name] ?? '');
  return digits ? Exact.of(digits) : null;
};

function choose<Value extends string>(
  options: readonly [{ value: Value }, ...{ value: Value }[]],
  value: string | undefined,
): Value {
  return (options.find((option) => option.value === value) ?? options[0]).value;
}

function answer<Plan extends object>(
  day: IsoDate,
  plan: Plan | Rejected,
  say: (plan: Plan) => Said,
): LateAnswer | Rejected {
  if (isRejected(plan)) return plan;
  const { title, rows, total, points, remarks = [] } = say(plan as Plan);
  return {
    title,
    note: formatLongDay(day),
    rows: rows.map(({ label, detail, amount }) => ({
      label,
      detail,
      amount: formatRupeesAndPaise(amount),
    })),
    total: {
      label: total,
      amount: formatRupeesAndPaise(sum(rows.map(({ amount }) => amount))),
    },
    points: points.filter((point) => point !== null),
    remarks: remarks.filter((remark) => typeof remark === 'string'),
  };
}

function answerReturn(values: LateValues, day: IsoDate, isToday: boolean) {
  const inputOn = (filedOn: IsoDate): LateReturnInput => ({
    year: (planYears.find(({ year }) => year === values.year) ?? planYears[0]).year,
    taxpayer: choose(taxpayers, values.taxpayer),
    income: findAmount(values, 'income'),
    unpaid: findAmount(values, 'unpaid'),
    isRequired: false,
    filedOn,
  });
  return answer(day, planLateReturn(inputOn(day)), (plan) => ({
    title: isToday ? copy.ifFiledToday : copy.ifFiledThen,
    rows: listLateReturnRows(plan),
    total: isToday ? copy.payToday : copy.payThen,
    points: [
      createLostPoint(plan.fee.isUpdatedReturn && copy.updated[plan.fee.year.act]),
      ...listLateReturnPoints(plan, inputOn(day)),
    ],
    remarks: listLateReturnRemarks(plan).map((remark) => remark || null),
  }));
}

/** Three years after its due date the portal takes a return no longer. */
const addThreeYears = (date: string) => {
  const { year, month, day } = parseIsoDate(date);
  return createIsoDate(year + 3, month, day);
};

function answerGst(values: LateValues, day: IsoDate, isToday: boolean) {
  const form = choose(gstReturns, values.form);
  const isNil = values.nil === 'yes' && canBeNil(form);
  const cash = paysTax(form) && !isNil ? findAmount(values, 'cash') : null;
  const dueOn = values.dueOn ?? '';
  const inputOn = (filedOn: IsoDate): LateGstInput => ({
    form,
    isNil,
    turnover: findAmount(values, 'turnover'),
    stateTurnover: null,
    cash,
    deposited: null,
    dueOn,
    filedOn,
  });
  const last = dueOn && addThreeYears(dueOn);
  const plan = (on: IsoDate) => planLateGst(inputOn(on));
  const { gst } = copy;
  return answer(day, plan(day), ({ lines, free, mayBeWaived }) => ({
    title: isToday ? copy.ifFiledToday : copy.ifFiledThen,
    rows: [...(cash ? [{ label: copy.cash, amount: cash }] : []), ...lines.map(describeGstLine)],
    total: isToday ? copy.payToday : copy.payThen,
    points:
      free === 'inTime'
        ? [open(gst.inTime)]
        : free === 'exempt'
          ? [open(gst.noAnnual(formatRupees(annualExemption.value)))]
          : [
              createLostPoint(gst.lost[form]),
              open(free === 'cmp08' && gst.cmp08),
              open(gst.until(formatLongDay(last), formatRise(plan, day, last))),
            ],
    remarks: [mayBeWaived && planners.lateGst.waiver],
  }));
}

const getTdsTotal = ({ ways }: LateTds) => ways[0]?.total ?? zero;

function answerTds(values: LateValues, day: IsoDate, isToday: boolean) {
  const tax = findAmount(values, 'tax');
  const deductor = choose(deductors, values.deductor);
  const inputOn = (paidOn: IsoDate): LateTdsInput => ({
    deductor,
    tax,
    deductibleOn: '',
    deductedOn: values.deductedOn ?? '',
    paidOn,
    daysLate: null,
    filedOn: '',
    statementTax: null,
  });
  const plan = (on: IsoDate) => planLateTds(inputOn(on));
  const totalOn = (on: IsoDate) => {
    const found = plan(on);
    return isRejected(found) ? found : { total: getTdsTotal(found) };
  };
  const { tds } = copy;
  return answer(day, plan(day), (found) => {
    const { act, payBy, fileBy, ways, isPaidInTime } = found;
    const [first, other] = ways;
    const by = formatLongDay(fileBy);
    const rise = formatRise(totalOn, day, '9999-12-31');
    return {
      title: isToday ? copy.ifPaidToday : copy.ifPaidThen,
      rows: [
        { label: copy.tax, amount: tax ?? zero },
        ...(first?.lines ?? []).map(describeTdsLine),
      ],
      total: isToday ? copy.payToday : copy.payThen,
      points: isPaidInTime
        ? [open(tds.inTime(formatLongDay(payBy)))]
        : [
            createLostPoint(deductor === 'other' && tds.lost[act]),
            day > fileBy
              ? createLostPoint(tds.statementLate(by, formatRupees(lateStatementFee.value)))
              : open(tds.statement(by, rise)),
          ],
      remarks: [
        !found.agree &&
          `TRACES counts calendar months. By months of thirty days, as some rulings count, the interest is ${formatRupeesAndPaise(other?.total ?? zero)}.`,
      ],
    };
  });
}

function answerAdvanceTax(values: LateValues, day: IsoDate): LateAnswer | Rejected {
  const year = planYears.find(({ from, to }) => from <= day && day <= to);
  if (!year) return { rejections: [{ field: 'day', sentence: copy.advanceTax.noYear }] };
  const paid = findAmount(values, 'paid') ?? zero;
  const taxpayer: Taxpayer = choose(taxpayers, values.taxpayer);
  const { advanceTax } = copy;
  return answer(
    day,
    planAdvanceTax({
      ...{ year: year.year, taxpayer, tax: findAmount(values, 'yearTax'), deducted: null },
      ...{ paidJune: paid, paidSeptember: null, paidDecember: null, paidMarch: null },
      ...{ paidLater: null, paidOn: '', filedOn: '' },
    }),
    ({ lines, free }) => {
      const instalments = lines.flatMap((line) => (line.kind === 'instalment' ? [line] : []));
      const passed = instalments.filter((line) => line.day < day);
      const last = passed.at(-1);
      const next = instalments.find((line) => line.day >= day);
      const asLong = (line: { day: IsoDate }) => formatDayAndMonth(line.day);
      return {
        title: copy.ifPaidToday,
        rows: last
          ? [
              {
                label: advanceTax.due(formatPercent(last.percent), asLong(last)),
                amount: clampToZero(last.required.minus(paid)),
              },
              ...passed
                .filter(({ amount }) => amount.isAbove(zero))
                .map((line) => ({
                  label: advanceTax.interest(asLong(line)),
                  detail: `1% × ${line.months} months on ${formatRupeesAndPaise(line.base)}`,
                  amount: line.amount,
                })),
            ]
          : [],
        total: copy.oweSoFar,
        points:
          free !== null
            ? [open(advanceTax.none)]
            : [
                open(
                  next
                    ? advanceTax.next(
                        formatPercent(next.percent),
                        asLong(next),
                        formatRupeesAndPaise(next.required),
                      )
                    : advanceTax.last,
                ),
              ],
        remarks: [
          passed.some(({ amount }) => amount.isAbove(zero)) && advanceTax.withReturn,
          paid.isAbove(zero) && advanceTax.paidEarly,
        ],
      };
    },
  );
}

function answerRoc(values: LateValues, day: IsoDate, isToday: boolean) {
  const form = choose(rocForms, values.form);
  const inputOn = (filedOn: IsoDate): LateRocInput => ({
    form,
    capital: findAmount(values, 'capital'),
    turnover: findAmount(values, 'turnover') ?? zero,
    dueOn: values.dueOn ?? '',
    filedOn,
  });
  const plan = (on: IsoDate) => planLateRoc(inputOn(on));
  const { roc } = copy;
  return answer(day, plan(day), ({ lines, days }) => ({
    title: isToday ? copy.ifFiledToday : copy.ifFiledThen,
    rows: lines.map(describeRocLine),
    total: isToday ? copy.payToday : copy.payThen,
    points:
      days === 0
        ? [open(roc.inTime)]
        : [createLostPoint(roc.lost[form]), open(roc.until(formatRise(plan, day, '9999-12-31')))],
  }));
}

const dayFields = {
  incomeTax: 'year',
  gst: 'dueOn',
  tds: 'deductedOn',
  advanceTax: 'yearTax',
  roc: 'dueOn',
} as const satisfies Record<LateKind, string>;

function getFieldName(kind: LateKind, field: string, isToday: boolean): string {
  if (field === 'filedOn' || field === 'paidOn') return isToday ? dayFields[kind] : 'day';
  return kind === 'advanceTax' && field === 'tax' ? 'yearTax' : field;
}

const readers = {
  incomeTax: answerReturn,
  gst: answerGst,
  tds: answerTds,
  advanceTax: answerAdvanceTax,
  roc: answerRoc,
} as const;

export function showLatePayment(
  kind: LateKind,
  values: LateValues,
  today: IsoDate,
): LateAnswer | Rejected {
  const isToday = values.when !== 'other';
  const answered = readers[kind](values, isToday ? today : (values.day ?? ''), isToday);
  if (!isRejected(answered)) return answered;
  const [first, ...others] = answered.rejections;
  const rename = ({ field, sentence }: typeof first) => ({
    field: getFieldName(kind, field, isToday),
    sentence,
  });
  return { rejections: [rename(first), ...others.map(rename)] };
}

const dueRules: Readonly<Record<string, string>> = {
  ...{ gstr3b: 'gstr-3b', gstr1: 'gstr-1', gstr4: 'gstr-4', gstr9: 'gstr-9', cmp08: 'cmp-08' },
  ...{ aoc4: 'aoc-4', mgt7: 'mgt-7', adt1: 'adt-1', dpt3: 'dpt-3' },
  ...{ llp8: 'llp-8', llp11: 'llp-11' },
};

/** The last day on which a form was due, by the calendar; '' if it has none. */
export const findFormDue = (form: string, today: IsoDate): IsoDate =>
  findLastDue(dueRules[form] ?? '', today);
