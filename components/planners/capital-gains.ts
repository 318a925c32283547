import { inBothActs } from '@/components/calculators/shared/law-sources';
import { definePlanner, type PlanRow } from '@/components/planners/planner';
import { planners } from '@/content/calculators/planners';
import { formatPercent, formatRupees } from '@/lib/format';
import {
  assets,
  type CapitalGains,
  type CapitalGainsInput,
  indexation,
  longRate,
  neverLong,
  owners,
  planCapitalGains,
  shareCost,
  shareRates,
} from '@/lib/planners/capital-gains';

const { capitalGains: words } = planners;

const isProperty = ({ asset }: CapitalGainsInput) => asset === 'property';
const isCompared = (input: CapitalGainsInput) =>
  isProperty(input) &&
  input.owner === 'resident' &&
  input.boughtOn !== '' &&
  input.boughtOn < indexation.value.boughtBefore;

function rowsOf({ price, cost, gain, exempt, taxed, rate, tax, ignored }: CapitalGains): PlanRow[] {
  const of = `${formatRupees(price)} less ${formatRupees(cost)}`;
  if (rate === null) return [{ key: 'gain', label: words.gain, detail: of, amount: gain }];
  return [
    { key: 'gain', label: words.gain, detail: of, amount: gain, isSum: true },
    {
      key: 'tax',
      label: `${formatPercent(rate)} of ${formatRupees(taxed)}`,
      detail: exempt > 0 ? `The first ${formatRupees(exempt)} of the year is free` : undefined,
      amount: tax,
    },
    ...(ignored.isAbove(0)
      ? [{ key: 'ignored', label: words.ignored, amount: ignored.times(-1) }]
      : []),
  ];
}

const totalOf = ({ rate, gain, tax, ignored }: CapitalGains) =>
  rate === null
    ? { label: gain.compare(0) < 0 ? words.loss : words.atSlabs, amount: gain }
    : { label: words.total, amount: tax.minus(ignored) };

/** A gain of tax year 2026-27: long or short, and its tax. */
export const capitalGains = definePlanner<CapitalGainsInput, CapitalGains>({
  label: 'Capital gains',
  lead: words.lead,
  fields: {
    asset: { kind: 'choice', label: 'Sold', options: assets, isWide: true },
    owner: {
      kind: 'choice',
      label: 'Seller',
      options: owners,
      isWide: true,
      isHidden: (input) => !isProperty(input),
    },
    boughtOn: { kind: 'day', label: 'Bought on' },
    soldOn: { kind: 'day', label: 'Sold on' },
    price: { kind: 'rupees', label: 'Price', hint: 'less expenses of the sale' },
    cost: { kind: 'rupees', label: 'Cost', hint: 'with improvements' },
    valueThen: {
      kind: 'rupees',
      label: 'Value on 31 January 2018',
      hint: 'if held then',
      isHidden: ({ asset, boughtOn }) => asset !== 'shares' || boughtOn > shareCost.value,
      isWide: true,
    },
    index: {
      kind: 'number',
      label: 'Cost inflation index of the year of purchase',
      hint: words.index,
      isHidden: (input) => !isCompared(input),
      isWide: true,
    },
  },
  plan: planCapitalGains,
  say: (plan) => {
    const { label, amount } = totalOf(plan);
    return `${plan.isLong ? words.long : words.short}: ${label} ${formatRupees(amount)}`;
  },
  tables: (plan) => [
    {
      title: 'Capital gains',
      note: plan.isLong ? words.long : words.short,
      rows: rowsOf(plan),
      total: totalOf(plan),
      remarks: [
        plan.indexed &&
          `Compared: ${formatPercent(indexation.value.rate)} of the indexed gain of ${formatRupees(plan.indexed.gain)} is ${formatRupees(plan.indexed.tax)}${plan.ignored.isAbove(0) ? '; tax above that is ignored.' : ', which is not less.'}`,
        plan.lacksIndex && words.lacksIndex,
        plan.rate !== null && plan.gain.compare(0) < 0 && words.lossRemark,
        words.cess,
      ],
    },
  ],
  sources: [
    inBothActs('Listed shares', shareRates),
    inBothActs('Cost of shares', shareCost),
    inBothActs('Other long-term gains', longRate),
    inBothActs('Never long-term', neverLong),
    inBothActs('Indexed gain', indexation),
  ],
  notCovered: words.notCovered,
});
