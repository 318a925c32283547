import { defineSheet } from '@/components/sheet/define-sheet';
import { planners } from '@/content/calculators/planners';
import {
  createLawSource,
  createPlanResult,
  formatDayCount,
  type Planner,
  type PlanRow,
} from '@/features/planners/frame/plan-result';
import {
  getEntity,
  type LateRoc,
  type LateRocInput,
  type LateRocLine,
  planLateRoc,
} from '@/features/planners/late-roc/late-roc';
import {
  companyFee,
  companyMultiples,
  dailyFee,
  lateKyc,
  llpFee,
  llpMultiples,
  rocForms,
  smallLlp,
} from '@/features/planners/late-roc/late-roc-rules';
import { formatNumber, formatRupees } from '@/lib/format';

const dueHints = {
  aoc4: 'AGM and 30 days',
  mgt7: 'AGM and 60 days',
  adt1: 'AGM and 15 days',
  dpt3: '30 June',
  llp8: '30 October',
  llp11: '30 May',
  dir3: '30 June, every third year',
} as const;

export function describeRocLine(line: LateRocLine): PlanRow {
  const { kind, amount } = line;
  switch (kind) {
    case 'fee':
      return { label: 'Fee of the form', amount };
    case 'daily':
      return {
        label: 'Additional fee',
        detail: `${formatRupees(line.perDay)} × ${formatDayCount(line.days)}, without a limit`,
        amount,
      };
    case 'multiple':
      return {
        label: 'Additional fee',
        detail: `${formatDayCount(line.days)} late: ${formatNumber(line.times, 0)} × the fee`,
        amount,
      };
    case 'beyond':
      return {
        label: 'For each day after that',
        detail: `${formatRupees(line.perDay)} × ${formatDayCount(line.days)}`,
        amount,
      };
    case 'once':
      return { label: 'Fee for filing late', detail: `${formatDayCount(line.days)} late`, amount };
  }
}

function listRemarks({ entity, days: late, isSmall }: LateRoc) {
  const { contribution, turnover } = smallLlp.value;
  const limits = `contribution up to ${formatRupees(contribution)} and turnover up to ${formatRupees(turnover)}`;
  return [
    late === 0 &&
      (entity === 'director'
        ? 'You filed in time: no fee.'
        : 'You filed in time: you pay the fee of the form alone.'),
    isSmall === true && `This is a small LLP: ${limits}.`,
    isSmall === false && `This is not a small LLP, which has a ${limits}.`,
  ];
}

const sources = [
  createLawSource('Fee, company', companyFee),
  createLawSource('AOC-4, MGT-7', dailyFee),
  createLawSource('ADT-1, DPT-3', companyMultiples),
  createLawSource('Fee, LLP', llpFee),
  createLawSource('LLP forms', llpMultiples),
  createLawSource('Small LLP', smallLlp),
  createLawSource('DIR-3 KYC', lateKyc),
];

const isDirector = ({ form }: LateRocInput) => getEntity(form) === 'director';
const isLlp = ({ form }: LateRocInput) => getEntity(form) === 'llp';

export const lateRoc: Planner = {
  label: 'Late ROC form',
  lead: planners.lateRoc.lead,
  ...defineSheet<LateRocInput>({
    fields: {
      form: { kind: 'choice', label: 'Form', options: rocForms, isWide: true },
      dueOn: { kind: 'day', label: 'Due on', hint: ({ form }) => dueHints[form] },
      filedOn: { kind: 'day', label: 'Filed on' },
      capital: {
        kind: 'rupees',
        label: (input) => (isLlp(input) ? 'Contribution' : 'Share capital'),
        isHidden: isDirector,
      },
      turnover: { kind: 'rupees', label: 'Turnover', isHidden: (input) => !isLlp(input) },
    },
    show: (input) =>
      createPlanResult(planLateRoc(input), (plan) => ({
        announcement: `To pay ${formatRupees(plan.total)}`,
        title: 'Late ROC form',
        note: `${rocForms.find(({ value }) => value === plan.form)?.label} · ${formatDayCount(plan.days)} late`,
        rows: plan.lines.map(describeRocLine),
        total: { label: 'To pay', amount: plan.total },
        remarks: listRemarks(plan),
      })),
  }),
  sources,
  notCovered: planners.lateRoc.notCovered,
};
