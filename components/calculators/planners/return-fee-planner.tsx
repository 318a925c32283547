import { inBothActs } from '@/components/calculators/law/law-sources';
import {
  AmountField,
  ChoiceField,
  DayField,
} from '@/components/calculators/planners/planner-fields';
import { PlannerFrame } from '@/components/calculators/planners/planner-frame';
import { PlanLedger } from '@/components/calculators/planners/planner-ledger';
import { yearOptions } from '@/components/calculators/planners/planner-words';
import { amountIn, choiceIn } from '@/components/calculators/read-form';
import { Checkbox } from '@/components/ui/checkbox';
import { planners } from '@/content/calculators/planners';
import { planYears } from '@/lib/calculators/planners/plan-years';
import {
  lateReturnFee,
  lateRevisionFee,
  planReturnFee,
  type ReturnFee,
  type ReturnFeeInput,
} from '@/lib/calculators/planners/return-fee';
import { ageCategories } from '@/lib/calculators/tax';
import { formatRupees } from '@/lib/format';
import { formatDay } from '@/lib/portal/dates';

const years = yearOptions(planYears);

const kinds = [
  { value: 'others', label: 'No business, or none of these' },
  { value: 'noAudit', label: 'Business without audit' },
  { value: 'audit', label: 'Company or audit case' },
  { value: 'transferPricing', label: 'Transfer pricing report' },
] as const;

const filings = [
  { value: 'first', label: 'First return of the year' },
  { value: 'revised', label: 'Revised return' },
] as const;

const regimes = [
  { value: 'new', label: 'New regime' },
  { value: 'old', label: 'Old regime' },
] as const;

function read(form: FormData): ReturnFeeInput {
  return {
    year: choiceIn(form, 'year', years),
    kind: choiceIn(form, 'kind', kinds),
    filing: choiceIn(form, 'filing', filings),
    income: amountIn(form, 'income'),
    regime: choiceIn(form, 'regime', regimes),
    age: choiceIn(form, 'age', ageCategories),
    isRequired: form.has('isRequired'),
    filedOn: String(form.get('filedOn') ?? ''),
  };
}

/** How the fee came about, in a few words. */
function detailOf({ free, freeUntil, exemption, income, rule }: ReturnFee): string {
  if (free === 'inTime') return `Filed by ${formatDay(freeUntil)}: no fee`;
  if (free === 'notRequired') {
    return `Income of ${formatRupees(income)} is up to ${formatRupees(exemption)}: no return is asked for`;
  }
  const limit = formatRupees(rule.value.incomeLimit);
  const side = income.isAbove(rule.value.incomeLimit) ? 'above' : 'up to';
  return `Filed after ${formatDay(freeUntil)}; income of ${formatRupees(income)}, ${side} ${limit}`;
}

function remarksOf({ year, movedFrom, isUpdatedReturn, rule }: ReturnFee) {
  return [
    movedFrom && `${movedFrom.by} moved the day from ${formatDay(movedFrom.day)}.`,
    isUpdatedReturn &&
      `After ${formatDay(year.belatedUntil)} only an updated return is left, not for a loss or a refund, with extra tax of 25, 50, 60 or 70% by year (section 267, was 140B), which is not counted here.`,
    rule.mark !== 'primary' &&
      year.act === '1961' &&
      'For AY 2026-27 it is not certain from when a revision bears the fee: the utility is reported to charge it from 1 January 2027.',
  ].map((remark) => remark || null);
}

const sources = [
  inBothActs('Fee for a late return', lateReturnFee),
  inBothActs('Fee for a late revision', lateRevisionFee),
  ...planYears.map((year) => inBothActs(`Dates, ${year.label}`, year)),
];

/** The fee for a return of income after its day. */
export function ReturnFeePlanner() {
  return (
    <PlannerFrame
      name="return fee"
      label="Fee for a late return"
      lead={planners.returnFee.lead}
      notCovered={planners.returnFee.notCovered}
      sources={sources}
      read={read}
      plan={planReturnFee}
      say={({ fee }) => `Fee ${formatRupees(fee)}`}
      fields={({ errorOf, entries }) => (
        <>
          <ChoiceField label="Year" name="year" options={years} />
          <ChoiceField label="Return" name="filing" options={filings} />
          <ChoiceField label="Taxpayer" name="kind" options={kinds} isWide />
          <AmountField label="Total income" name="income" errorOf={errorOf} />
          <DayField label="Filed on" name="filedOn" errorOf={errorOf} />
          <ChoiceField label="Tax regime" name="regime" options={regimes} />
          <ChoiceField
            label="Age"
            name="age"
            options={ageCategories}
            isHidden={entries.regime !== 'old'}
          />
          <div className="sm:col-span-full">
            <Checkbox name="isRequired" label="A return is due whatever the income" />
          </div>
        </>
      )}
      sheet={(plan) => (
        <PlanLedger
          title="Fee for a late return"
          note={`${plan.year.label} · section ${plan.year.act === '2025' ? plan.rule.section2025 : plan.rule.section1961}`}
          rows={[
            {
              key: 'fee',
              label: `Filed on ${formatDay(plan.filedOn)}`,
              detail: detailOf(plan),
              amount: plan.fee,
            },
          ]}
          total={{ label: 'Fee', amount: plan.fee }}
          remarks={remarksOf(plan)}
        />
      )}
    />
  );
}
