import type { IsoDate } from '@/content/types/units';
import {
  companyFee,
  companyMultiples,
  dailyFee,
  type FeeSteps,
  lateKyc,
  lateRocDays,
  llpFee,
  llpMultiples,
  type Multiples,
  type RocForm,
  rocForms,
  smallLlp,
} from '@/features/planners/late-roc/late-roc-rules';
import { countDaysBetween } from '@/lib/days';
import { type Amount, Exact, sum } from '@/lib/exact';
import { createRuleBounds, Reading, type Rejected } from '@/lib/forms/reading';

export type LateRocInput = {
  form: RocForm;
  /** Share capital of a company or contribution of an LLP, in rupees. */
  capital: Amount | null;
  /** Turnover of an LLP in rupees; turnover and contribution decide whether it is small. */
  turnover: Amount | null;
  dueOn: IsoDate;
  filedOn: IsoDate;
};

export type LateRocField = keyof LateRocInput;

export type LateRocLine = { amount: Exact } & (
  | { kind: 'fee' }
  | { kind: 'daily'; perDay: number; days: number }
  | { kind: 'multiple'; times: number; days: number }
  | { kind: 'beyond'; perDay: number; days: number }
  | { kind: 'once'; days: number }
);

export type LateRoc = {
  form: RocForm;
  entity: (typeof rocForms)[number]['entity'];
  days: number;
  /** `null` for companies. */
  isSmall: boolean | null;
  lines: readonly LateRocLine[];
  total: Exact;
};

export const getEntity = (form: RocForm) =>
  rocForms.find(({ value }) => value === form)?.entity ?? 'company';

/** The fee by capital or contribution; `isInclusive` says whether a step includes its limit. */
function getStepFee(steps: FeeSteps, amount: Exact, isInclusive: boolean): Exact {
  const step = steps.find(
    ({ limit }) => limit === null || amount.compare(limit) < (isInclusive ? 1 : 0),
  );
  return Exact.of(step?.fee ?? 0);
}

function listMultipleLines(fee: Exact, { steps, beyond }: Multiples, days: number): LateRocLine[] {
  if (days <= 0) return [];
  const step = steps.find((each) => days <= each.days);
  const times = step?.times ?? beyond.times;
  const past = days - (steps.at(-1)?.days ?? 0);
  const more = Exact.of(beyond.perDay).times(past);
  return [
    { kind: 'multiple', times, days, amount: fee.times(times) },
    ...(step || beyond.perDay === 0
      ? []
      : [{ kind: 'beyond', perDay: beyond.perDay, days: past, amount: more } as const]),
  ];
}

function listLateLines(form: RocForm, fee: Exact, isSmall: boolean | null, days: number) {
  switch (form) {
    case 'aoc4':
    case 'mgt7':
      return listDailyLines(days);
    case 'adt1':
    case 'dpt3':
      return listMultipleLines(fee, companyMultiples.value[form], days);
    case 'llp8':
    case 'llp11':
      return listMultipleLines(fee, llpMultiples.value[isSmall ? 'small' : 'other'], days);
    case 'dir3':
      return listOnceLines(days);
  }
}

function listDailyLines(days: number): LateRocLine[] {
  const perDay = dailyFee.value;
  return days > 0 ? [{ kind: 'daily', perDay, days, amount: Exact.of(perDay).times(days) }] : [];
}

function listOnceLines(days: number): LateRocLine[] {
  return days > 0 ? [{ kind: 'once', days, amount: Exact.of(lateKyc.value) }] : [];
}

function listNormalFee(form: RocForm, capital: Exact): LateRocLine[] {
  const entity = getEntity(form);
  if (entity === 'director') return [];
  const amount =
    entity === 'llp'
      ? getStepFee(llpFee.value, capital, true)
      : getStepFee(companyFee.value, capital, false);
  return [{ kind: 'fee', amount }];
}

/** Reads the fields that the form asks for; the others count as empty, whatever they still hold. */
function read(reading: Reading<LateRocField>, input: LateRocInput) {
  const entity = getEntity(input.form);
  const isLlp = entity === 'llp';
  const capital =
    entity === 'director'
      ? Exact.of(0)
      : reading.required(
          'capital',
          input.capital,
          isLlp ? 'Enter the contribution of all partners.' : 'Enter the share capital.',
        );
  const turnover = isLlp ? reading.amount('turnover', input.turnover) : Exact.of(0);
  if (isLlp && input.turnover === null) {
    reading.reject('turnover', 'Enter the turnover; 0 if there was none.');
  }
  const { dueFrom, from, until } = lateRocDays;
  const dueOn = reading.requiredDay('dueOn', input.dueOn, createRuleBounds(dueFrom, until));
  const filedOn = reading.requiredDay('filedOn', input.filedOn, createRuleBounds(from, until));
  const { value: small } = smallLlp;
  const isSmall = isLlp
    ? !capital.isAbove(small.contribution) && !turnover.isAbove(small.turnover)
    : null;
  return { capital, isSmall, dueOn, filedOn };
}

export function planLateRoc(input: LateRocInput): LateRoc | Rejected<LateRocField> {
  const reading = new Reading<LateRocField>();
  const { capital, isSmall, dueOn, filedOn } = read(reading, input);
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const { form } = input;
  const days = Math.max(0, countDaysBetween(dueOn, filedOn));
  const normal = listNormalFee(form, capital);
  const fee = sum(normal.map(({ amount }) => amount));
  const lines = [...normal, ...listLateLines(form, fee, isSmall, days)];
  return {
    form,
    entity: getEntity(form),
    days,
    isSmall,
    lines,
    total: sum(lines.map(({ amount }) => amount)),
  };
}
