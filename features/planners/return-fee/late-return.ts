import type { IsoDate } from '@/content/types/units';
import {
  type AdvanceTaxLine,
  type AdvanceTaxPlan,
  planAdvanceTax,
} from '@/features/planners/advance-tax/advance-tax';
import { type Taxpayer, taxpayers } from '@/features/planners/advance-tax/advance-tax-rules';
import type { PlanYearId } from '@/features/planners/frame/plan-years';
import { planReturnFee, type ReturnFee } from '@/features/planners/return-fee/return-fee';
import { type Amount, Exact, sum, zero } from '@/lib/exact';
import { isRejected, Reading, type Rejected } from '@/lib/forms/reading';
import type { Rule } from '@/lib/law/years/rule-set';

/**
 * Losses of business and capital cannot be carried forward after a late return; a loss from house
 * property and unabsorbed depreciation can.
 */
export const lateReturnLoss: Rule<'lost'> = {
  value: 'lost',
  section1961: '80',
  section2025: '121',
  source: 'Sections 80 and 121 as reported',
  mark: 'secondary',
  checkedOn: '2026-11-29',
};

export type LateReturnInput = {
  year: PlanYearId;
  taxpayer: Taxpayer;
  /** Total income of the year, in rupees. */
  income: Amount | null;
  /** Tax of the year after TDS, TCS and what was paid, in rupees; `null` if none. */
  unpaid: Amount | null;
  isRequired: boolean;
  filedOn: IsoDate;
};

export type LateReturnField = keyof LateReturnInput;

/** The interest of one section, with the months of each line of it: instalments have several. */
export type LateReturnInterest = {
  kind: 'delay' | 'shortfall' | 'instalment';
  months: readonly number[];
  amount: Exact;
};

export type LateReturn = {
  fee: ReturnFee;
  taxpayer: Taxpayer;
  unpaid: Exact;
  /** Sections 234A, 234B and 234C, in the 2025 Act 423, 424 and 425; only those with interest. */
  interest: readonly LateReturnInterest[];
  /** What rounding tax and interest to ten rupees adds. */
  rounding: Exact;
  total: Exact;
  /** As in the plan of advance tax. */
  fromDayInLaw: AdvanceTaxPlan['fromDayInLaw'];
};

const interestKinds = ['delay', 'shortfall', 'instalment'] as const;

function sumInterest(kind: LateReturnInterest['kind'], lines: readonly AdvanceTaxLine[]) {
  const charged = lines.flatMap((line) =>
    line.kind === kind && line.amount.isAbove(zero) ? [line] : [],
  );
  return {
    kind,
    months: charged.flatMap((line) => ('months' in line ? [line.months] : [])),
    amount: sum(charged.map(({ amount }) => amount)),
  };
}

/** The field `tax` of the plan of advance tax is `unpaid` here. */
function joinRejections(...plans: readonly (object | null)[]): Rejected<LateReturnField> {
  const reading = new Reading<LateReturnField>();
  for (const { field, sentence } of plans.flatMap((plan) =>
    isRejected(plan) ? plan.rejections : [],
  )) {
    reading.reject(field === 'tax' ? 'unpaid' : (field as LateReturnField), sentence);
  }
  return reading.getRejected() as Rejected<LateReturnField>;
}

/**
 * What a late first return costs on the day on which it is filed and the rest of its tax is paid:
 * the tax, interest as if no advance tax was paid, and the fee.
 */
export function planLateReturn(input: LateReturnInput): LateReturn | Rejected<LateReturnField> {
  const { year, taxpayer, filedOn } = input;
  const { due: kind } = taxpayers.find(({ value }) => value === taxpayer) ?? taxpayers[0];
  const fee = planReturnFee({ ...input, kind, filing: 'first' });
  const hasUnpaid = input.unpaid !== null && Exact.of(input.unpaid).compare(zero) !== 0;
  const noAdvanceTax = {
    ...{ deducted: null, paidJune: null, paidSeptember: null, paidDecember: null },
    ...{ paidMarch: null, paidLater: null, paidOn: '' },
  };
  const plan = hasUnpaid
    ? planAdvanceTax({ ...noAdvanceTax, year, taxpayer, filedOn, tax: input.unpaid })
    : null;
  if (isRejected(fee) || isRejected(plan)) return joinRejections(fee, plan);

  const lines = plan?.lines ?? [];
  return {
    fee,
    taxpayer,
    unpaid: Exact.of(input.unpaid ?? 0),
    interest: interestKinds
      .map((each) => sumInterest(each, lines))
      .filter(({ amount }) => amount.isAbove(zero)),
    rounding: sum(lines.flatMap(({ kind: each, amount }) => (each === 'rounding' ? [amount] : []))),
    total: fee.fee.plus(plan?.total ?? 0),
    fromDayInLaw: plan?.fromDayInLaw ?? null,
  };
}
