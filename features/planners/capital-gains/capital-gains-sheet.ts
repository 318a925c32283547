import { defineSheet } from '@/components/sheet/define-sheet';
import { citeRule } from '@/components/sheet/law-sources';
import { planners } from '@/content/calculators/planners';
import {
  type CapitalGains,
  type CapitalGainsInput,
  mayHaveOldCost,
  nilBands,
  planCapitalGains,
} from '@/features/planners/capital-gains/capital-gains';
import {
  assets,
  costIndex,
  indexation,
  longRate,
  neverLong,
  oldCost,
  origins,
  owners,
  previousOwner,
  shareCost,
  shareRates,
  stampPrice,
  unusedBand,
} from '@/features/planners/capital-gains/capital-gains-rules';
import {
  createPlanResult,
  type Planner,
  type PlanRow,
} from '@/features/planners/frame/plan-result';
import { formatYearRange } from '@/lib/days';
import { formatPercent, formatRupees } from '@/lib/format';

const { capitalGains: copy } = planners;

const isProperty = ({ asset }: CapitalGainsInput) => asset === 'property';
const isResident = ({ owner }: CapitalGainsInput) => owner === 'resident';

const bands = [
  { value: 'new', label: `New regime: ${formatRupees(nilBands.new)}` },
  { value: 'below60', label: `Old regime, below 60: ${formatRupees(nilBands.below60)}` },
  { value: '60to80', label: `Old regime, 60 to 79: ${formatRupees(nilBands['60to80'])}` },
  { value: 'above80', label: `Old regime, 80 and over: ${formatRupees(nilBands.above80)}` },
] as const;

function formatTaxDetail({ exempt, unused }: CapitalGains): string | undefined {
  const parts = [
    unused?.isAbove(0) && `less ${formatRupees(unused)} of the nil band, unused by other income`,
    exempt > 0 && `less ${formatRupees(exempt)}, untaxed in the year`,
  ].filter(Boolean);
  return parts.length > 0 ? `The gain ${parts.join(', ')}` : undefined;
}

function listRows(plan: CapitalGains): PlanRow[] {
  const { price, expenses, cost, gain, taxed, rate, tax, ignored } = plan;
  const without = expenses.isAbove(0) ? ` less ${formatRupees(expenses)}` : '';
  const detail = `${formatRupees(price)}${without} less ${formatRupees(cost)}`;
  if (rate === null) return [{ label: copy.gain, detail, amount: gain }];
  return [
    { label: copy.gain, detail, amount: gain, isSum: true },
    {
      label: `${formatPercent(rate)} of ${formatRupees(taxed)}`,
      detail: formatTaxDetail(plan),
      amount: tax,
    },
    ...(ignored.isAbove(0) ? [{ label: copy.ignored, amount: ignored.times(-1) }] : []),
  ];
}

const createTotal = ({ rate, gain, tax, ignored }: CapitalGains) =>
  rate === null
    ? { label: gain.compare(0) < 0 ? copy.loss : copy.atSlabs, amount: gain }
    : { label: copy.total, amount: tax.minus(ignored) };

function formatComparison({ indexed, ignored }: CapitalGains): string | null {
  if (!indexed) return null;
  const found = `${formatPercent(indexation.value.rate)} of the indexed gain of ${formatRupees(indexed.gain)} is ${formatRupees(indexed.tax)}`;
  return `Compared, with the index ${indexed.index} of the year of purchase: ${found}${ignored.isAbove(0) ? '; tax above that is ignored.' : ', which is not less.'}`;
}

function say(plan: CapitalGains): string {
  const { label, amount } = createTotal(plan);
  return `${plan.isLong ? copy.long : copy.short}: ${label} ${formatRupees(amount)}`;
}

const indices = costIndex.value.byYear.map((index, at) => ({
  label: formatYearRange(costIndex.value.first + at),
  values: [String(index)],
}));
const [year, index] = copy.indexHead;

export const capitalGains: Planner = {
  label: 'Capital gains',
  lead: copy.lead,
  ...defineSheet<CapitalGainsInput>({
    fields: {
      asset: { kind: 'choice', label: 'Sold', options: assets, isWide: true },
      owner: { kind: 'choice', label: 'Seller', options: owners, isWide: true },
      origin: { kind: 'choice', label: 'The seller', options: origins, isWide: true },
      boughtOn: {
        kind: 'day',
        label: ({ origin }) => (origin === 'given' ? copy.boughtBefore : copy.bought),
      },
      soldOn: { kind: 'day', label: 'Sold on' },
      price: { kind: 'rupees', label: 'Price' },
      expenses: { kind: 'rupees', label: 'Expenses of the sale', hint: 'if any' },
      cost: {
        kind: 'rupees',
        label: ({ origin }) => (origin === 'given' ? copy.costBefore : copy.cost),
        hint: (input) => (isProperty(input) ? copy.improvements : copy.bonus),
      },
      stampValue: {
        kind: 'rupees',
        label: 'Stamp value',
        hint: copy.stampValue,
        isHidden: (input) => !isProperty(input),
        isWide: true,
      },
      value2001: {
        kind: 'rupees',
        label: 'Fair value on 1 April 2001',
        hint: (input) => (isProperty(input) ? copy.value2001 : copy.improved),
        isHidden: (input) => !mayHaveOldCost(input),
        isWide: true,
      },
      valueThen: {
        kind: 'rupees',
        label: 'Value on 31 January 2018',
        hint: 'if held then',
        isHidden: ({ asset, boughtOn }) => asset !== 'shares' || boughtOn > shareCost.value,
        isWide: true,
      },
      otherIncome: {
        kind: 'rupees',
        label: 'Other income of the year',
        hint: copy.otherIncome,
        isNotNil: true,
        isHidden: (input) => !isResident(input),
      },
      nilBand: {
        kind: 'choice',
        label: 'Nil band',
        options: bands,
        isHidden: (input) => !isResident(input),
      },
    },
    show: (input) =>
      createPlanResult(planCapitalGains(input), (plan) => ({
        announcement: say(plan),
        title: 'Capital gains',
        note: plan.isLong ? copy.long : copy.short,
        rows: listRows(plan),
        total: createTotal(plan),
        remarks: [
          plan.isStampPrice && copy.stampPrice,
          plan.isOldCost && copy.oldCost,
          formatComparison(plan),
          plan.indexed?.isDisputed ? copy.disputedIndex : null,
          plan.gain.compare(0) < 0 && copy.lossRemark,
          copy.cess,
        ],
      })),
  }),
  sources: [
    citeRule('Listed shares', shareRates, '2025'),
    citeRule('Cost of shares', shareCost, '2025'),
    citeRule('Other long-term gains', longRate, '2025'),
    citeRule('Never long-term', neverLong, '2025'),
    citeRule('Unused nil band', unusedBand, '2025'),
    citeRule('Before April 2001', oldCost, '2025'),
    citeRule('Stamp value', stampPrice, '2025'),
    citeRule('Inherited, given', previousOwner, '2025'),
    citeRule('Indexed gain', indexation, '2025'),
    citeRule('Index of each year', costIndex, '2025'),
  ],
  notCovered: copy.notCovered,
  disclosures: [
    {
      title: copy.indices,
      tables: [{ title: copy.indices, labels: year, columns: [index], lines: indices }],
    },
  ],
};
