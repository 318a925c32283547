import {
  AmountField,
  ChoiceField,
  DayField,
} from '@/components/calculators/planners/planner-fields';
import { PlannerFrame } from '@/components/calculators/planners/planner-frame';
import { PlanLedger, type PlanRow } from '@/components/calculators/planners/planner-ledger';
import { days, sourceOf } from '@/components/calculators/planners/planner-words';
import { amountIn, choiceIn } from '@/components/calculators/read-form';
import { planners } from '@/content/calculators/planners';
import {
  entityOf,
  type LateRoc,
  type LateRocInput,
  type LateRocLine,
  planLateRoc,
} from '@/lib/calculators/planners/late-roc';
import {
  companyFee,
  companyMultiples,
  dailyFee,
  lateKyc,
  llpFee,
  llpMultiples,
  rocForms,
  smallLlp,
} from '@/lib/calculators/planners/late-roc-rules';
import { formatNumber, formatRupees } from '@/lib/format';

function read(form: FormData): LateRocInput {
  return {
    form: choiceIn(form, 'form', rocForms),
    capital: amountIn(form, 'capital'),
    turnover: amountIn(form, 'turnover'),
    dueOn: String(form.get('dueOn') ?? ''),
    filedOn: String(form.get('filedOn') ?? ''),
  };
}

/** The statutory due date of each form, for the hint of its field. */
const dueHints = {
  aoc4: 'AGM and 30 days',
  mgt7: 'AGM and 60 days',
  adt1: 'AGM and 15 days',
  dpt3: '30 June',
  llp8: '30 October',
  llp11: '30 May',
  dir3: '30 June, every third year',
} as const;

function rowOf(line: LateRocLine): PlanRow {
  const { kind, amount } = line;
  switch (kind) {
    case 'fee':
      return { key: kind, label: 'Fee of the form', amount };
    case 'daily':
      return {
        key: kind,
        label: 'Additional fee',
        detail: `${formatRupees(line.perDay)} × ${days(line.days)}, without a limit`,
        amount,
      };
    case 'multiple':
      return {
        key: kind,
        label: 'Additional fee',
        detail: `${days(line.days)} late: ${formatNumber(line.times, 0)} × the fee`,
        amount,
      };
    case 'beyond':
      return {
        key: kind,
        label: 'For each day after that',
        detail: `${formatRupees(line.perDay)} × ${days(line.days)}`,
        amount,
      };
    case 'once':
      return { key: kind, label: 'Fee for filing late', detail: `${days(line.days)} late`, amount };
  }
}

function remarksOf({ entity, days: late, isSmall }: LateRoc) {
  const { contribution, turnover } = smallLlp.value;
  const limits = `contribution up to ${formatRupees(contribution)} and turnover up to ${formatRupees(turnover)}`;
  return [
    late === 0 &&
      (entity === 'director'
        ? 'Filed in time: no fee.'
        : 'Filed in time: the fee of the form alone.'),
    isSmall === true && `A small LLP: ${limits}.`,
    isSmall === false && `Not a small LLP, which has a ${limits}.`,
  ];
}

const sources = [
  sourceOf('Fee, company', companyFee),
  sourceOf('AOC-4, MGT-7', dailyFee),
  sourceOf('ADT-1, DPT-3', companyMultiples),
  sourceOf('Fee, LLP', llpFee),
  sourceOf('LLP forms', llpMultiples),
  sourceOf('Small LLP', smallLlp),
  sourceOf('DIR-3 KYC', lateKyc),
];

/** The cost of filing a form late with the Registrar. */
export function LateRocPlanner() {
  return (
    <PlannerFrame
      name="late roc"
      label="Late ROC form"
      lead={planners.lateRoc.lead}
      notCovered={planners.lateRoc.notCovered}
      sources={sources}
      read={read}
      plan={planLateRoc}
      say={({ total }) => `To pay ${formatRupees(total)}`}
      fields={({ errorOf, entries }) => {
        const form = rocForms.find(({ value }) => value === entries.form)?.value ?? 'aoc4';
        const entity = entityOf(form);
        return (
          <>
            <ChoiceField errorOf={errorOf} label="Form" name="form" options={rocForms} isWide />
            <DayField label="Due on" hint={dueHints[form]} name="dueOn" errorOf={errorOf} />
            <DayField label="Filed on" name="filedOn" errorOf={errorOf} />
            <AmountField
              label={entity === 'llp' ? 'Contribution' : 'Share capital'}
              name="capital"
              errorOf={errorOf}
              isHidden={entity === 'director'}
            />
            <AmountField
              label="Turnover"
              name="turnover"
              errorOf={errorOf}
              isHidden={entity !== 'llp'}
            />
          </>
        );
      }}
      sheet={(plan) => (
        <PlanLedger
          title="Late ROC form"
          note={`${rocForms.find(({ value }) => value === plan.form)?.label} · ${days(plan.days)} late`}
          rows={plan.lines.map(rowOf)}
          total={{ label: 'To pay', amount: plan.total }}
          remarks={remarksOf(plan)}
        />
      )}
    />
  );
}
