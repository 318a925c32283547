import {
  AmountField,
  ChoiceField,
  DayField,
} from '@/components/calculators/planners/planner-fields';
import { PlannerFrame } from '@/components/calculators/planners/planner-frame';
import { PlanLedger, type PlanRow } from '@/components/calculators/planners/planner-ledger';
import { days, sourceOf } from '@/components/calculators/planners/planner-words';
import { amountIn, choiceIn } from '@/components/calculators/read-form';
import { Checkbox } from '@/components/ui/checkbox';
import { planners } from '@/content/calculators/planners';
import {
  asksTurnover,
  canBeNil,
  type LateGst,
  type LateGstInput,
  type LateGstLine,
  paysTax,
  planLateGst,
} from '@/lib/calculators/planners/late-gst';
import {
  annualExemption,
  annualFee,
  cmp08Fee,
  feeWaiver,
  gstFees,
  gstInterest,
  gstReturns,
} from '@/lib/calculators/planners/late-gst-rules';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

function read(form: FormData): LateGstInput {
  return {
    form: choiceIn(form, 'form', gstReturns),
    isNil: form.has('isNil'),
    turnover: amountIn(form, 'turnover'),
    stateTurnover: amountIn(form, 'stateTurnover'),
    cash: amountIn(form, 'cash'),
    deposited: amountIn(form, 'deposited'),
    dueOn: String(form.get('dueOn') ?? ''),
    filedOn: String(form.get('filedOn') ?? ''),
  };
}

/** The statutory due date of each form, for the hint of its field. */
const dueHints = {
  gstr3b: '20th; quarterly 22nd or 24th',
  gstr1: '11th; quarterly 13th',
  gstr4: '30 June',
  gstr9: '31 December',
  cmp08: '18th after the quarter',
} as const;

function rowOf(line: LateGstLine): PlanRow {
  if (line.kind === 'interest') {
    const { base, rate } = line;
    return {
      key: line.kind,
      label: 'Interest',
      detail: `${formatPercent(rate)} a year × ${days(line.days)} of ${gstInterest.value.daysOfYear} on ${formatRupeesAndPaise(base)}`,
      amount: line.amount,
    };
  }
  const fee = `${formatRupees(line.perDay)} × ${days(line.days)}`;
  return {
    key: line.levy,
    label: `Late fee, ${line.levy}`,
    detail: line.uncapped.isAbove(line.most)
      ? `${fee} = ${formatRupees(line.uncapped)}, at most ${formatRupeesAndPaise(line.most)}`
      : fee,
    amount: line.amount,
  };
}

const freeWords: Record<NonNullable<LateGst['free']>, string> = {
  inTime: 'Filed in time: no fee, no interest.',
  exempt: `No annual return is due up to a turnover of ${formatRupees(annualExemption.value)}, so there is no fee.`,
  cmp08:
    'The portal charges no late fee for CMP-08, as reported. Contested: section 47 speaks of returns, CMP-08 is a statement, and some name a fee of ₹200 a day.',
  waived: 'The late fee is waived for a return that is filed by the end of the month.',
};

const remarksOf = ({ free, mayBeWaived }: LateGst) => [
  free && freeWords[free],
  mayBeWaived
    ? 'The GST Council recommended on 8 October 2026 to waive this fee for a turnover of up to ₹5 crore. No notification was seen, so it is counted.'
    : null,
];

const sources = [
  sourceOf('Interest', gstInterest),
  ...gstReturns.flatMap(({ value, label }) =>
    value in gstFees ? [sourceOf(`Fee, ${label}`, gstFees[value as keyof typeof gstFees])] : [],
  ),
  sourceOf('Fee, GSTR-9', annualFee),
  sourceOf('No GSTR-9', annualExemption),
  sourceOf('CMP-08', cmp08Fee),
  sourceOf('Recommended waiver', feeWaiver),
];

/** Late fee and interest for a GST return. */
export function LateGstPlanner() {
  return (
    <PlannerFrame
      name="late gst"
      label="Late GST return"
      lead={planners.lateGst.lead}
      notCovered={planners.lateGst.notCovered}
      sources={sources}
      read={read}
      plan={planLateGst}
      say={({ total }) => `To pay ${formatRupeesAndPaise(total)}`}
      fields={({ errorOf, entries }) => {
        const form = gstReturns.find(({ value }) => value === entries.form)?.value ?? 'gstr3b';
        const isNil = canBeNil(form) && 'isNil' in entries;
        const hasCash = paysTax(form) && !isNil;
        return (
          <>
            <ChoiceField errorOf={errorOf} label="Return" name="form" options={gstReturns} />
            <div className={canBeNil(form) ? 'self-end' : 'hidden'}>
              <Checkbox name="isNil" label="Nil return" />
            </div>
            <DayField label="Due on" hint={dueHints[form]} name="dueOn" errorOf={errorOf} />
            <DayField label="Filed on" name="filedOn" errorOf={errorOf} />
            <AmountField
              label="Turnover"
              hint={form === 'gstr9' ? 'of that year' : 'of the last financial year'}
              name="turnover"
              errorOf={errorOf}
              isHidden={!asksTurnover(form) || isNil}
              isWide
            />
            <AmountField
              label="Of it, in the State"
              hint="empty for all of it"
              name="stateTurnover"
              errorOf={errorOf}
              isHidden={form !== 'gstr9'}
              isWide
            />
            <AmountField
              label="Tax paid in cash"
              name="cash"
              errorOf={errorOf}
              isHidden={!hasCash}
            />
            <AmountField
              label="In the ledger in time"
              name="deposited"
              errorOf={errorOf}
              isHidden={!hasCash}
            />
          </>
        );
      }}
      sheet={(plan) => (
        <PlanLedger
          title="Late GST return"
          note={`${gstReturns.find(({ value }) => value === plan.form)?.label} · ${days(plan.days)} late`}
          rows={plan.lines.map(rowOf)}
          total={{ label: 'To pay', amount: plan.total }}
          remarks={remarksOf(plan)}
        />
      )}
    />
  );
}
