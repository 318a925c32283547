import type { LineChartProps } from '@/components/sheet/line-chart';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { describeBand } from '@/lib/law/tax/bands';
import { computeMarginalRate } from '@/lib/law/tax/comparison';
import type { Crossover } from '@/lib/law/tax/crossover';
import { computeRebateLimit, type RebateLimit } from '@/lib/law/tax/rebate-limit';
import {
  calculateTaxOnGrossIncome,
  type GrossIncomeInput,
  type GrossIncomeResult,
} from '@/lib/law/tax/salary';

type Person = Omit<GrossIncomeInput, 'regime' | 'deductions'>;
const computeOldTax = (person: Person, deductions: number) =>
  calculateTaxOnGrossIncome({ ...person, regime: 'old', deductions })?.payable ?? 0;

function createTitle({ asCheapFrom, cheaperFrom }: Crossover, deductions: number): string {
  if (asCheapFrom === 0) {
    return cheaperFrom === null || cheaperFrom > deductions
      ? 'The old regime is as cheap without any deductions'
      : 'The old regime is cheaper without any deductions';
  }
  const away = asCheapFrom - deductions;
  const point = formatRupees(asCheapFrom);
  if (cheaperFrom === null) {
    return away > 0
      ? `Old would be as cheap only with deductions of ${point}: you are ${formatRupees(away)} away`
      : `Old is as cheap from deductions of ${point}: you are ${formatRupees(-away)} past it`;
  }
  return away > 0
    ? `Old would be as cheap with deductions of ${point}: you are ${formatRupees(away)} away`
    : `Old draws level at deductions of ${point}: you are ${formatRupees(-away)} past it`;
}

function createNote({ newRegimeTax, cheaperFrom, asCheapFrom }: Crossover): string {
  const rounded =
    asCheapFrom % 10 === 0 ? '' : ' The law rounds income to ₹10, so the point is no round sum.';
  if (cheaperFrom === null) {
    return `The new regime costs ${formatRupees(newRegimeTax)}, so the old can draw level but never beat it.${rounded}`;
  }
  return cheaperFrom === asCheapFrom
    ? `From ${formatRupees(cheaperFrom)} on the old regime is cheaper.${rounded}`
    : `As cheap from ${formatRupees(asCheapFrom)}, cheaper from ${formatRupees(cheaperFrom)}: between them you pay the same, for the law rounds tax to ₹10.`;
}

/**
 * The tax at which the drawing begins: zero, unless that would press both lines together, as where
 * the income is so high that no deduction changes much.
 */
function getChartBase(highest: number, lowest: number): number {
  if (lowest < highest * 0.6 || lowest === highest) return 0;
  return Math.floor((lowest - (highest - lowest) * 0.6) / 1_00_000) * 1_00_000;
}

export function createCrossoverChart(
  person: Person,
  deductions: number,
  crossover: Crossover,
): LineChartProps {
  const { asCheapFrom, newRegimeTax } = crossover;
  const end = Math.ceil((Math.max(asCheapFrom, deductions, 1) * 1.15) / 1000) * 1000;
  const highest = Math.max(computeOldTax(person, 0), newRegimeTax, 1);
  const base = getChartBase(highest, Math.min(computeOldTax(person, end), newRegimeTax));
  const samples = [
    ...Array.from({ length: 61 }, (_, index) => (end * index) / 60),
    asCheapFrom,
    deductions,
  ].sort((a, b) => a - b);
  const here = computeOldTax(person, deductions);
  const points = [...new Set([0, deductions, Math.max(0, asCheapFrom - 1), asCheapFrom])].sort(
    (a, b) => a - b,
  );
  return {
    title: createTitle(crossover, deductions),
    ends: ['Nothing deducted', `${formatRupees(end)} deducted`],
    base,
    lines: [
      { name: 'Old regime', points: samples.map((value) => [value, computeOldTax(person, value)]) },
      {
        name: `New regime, ${formatRupees(newRegimeTax)} all along`,
        points: [0, end].map((value) => [value, newRegimeTax]),
        isMain: true,
      },
    ],
    marks: [
      {
        name: `You: ${formatRupees(here)} with ${formatRupees(deductions)} deducted`,
        at: [deductions, here],
      },
      {
        name: `As cheap from ${formatRupees(asCheapFrom)}`,
        at: [asCheapFrom, newRegimeTax],
        isMain: true,
      },
    ],
    note: `${createNote(crossover)}${base > 0 ? ` The drawing begins at a tax of ${formatRupees(base)}.` : ''}`,
    table: {
      labels: 'Deductions',
      columns: ['Old regime', 'New regime'],
      lines: points.map((point) => ({
        label: formatRupees(point),
        values: [formatRupees(computeOldTax(person, point)), formatRupees(newRegimeTax)],
      })),
    },
  };
}

const formatRoundedPercent = (rate: number) => formatPercent(Math.round(rate * 10) / 10);

export function createSlabTable(
  input: GrossIncomeInput,
  result: GrossIncomeResult,
): SheetTableProps {
  const { year, regime, ageCategory } = input;
  const slabs = result.lines.filter((line) => line.kind === 'slab');
  const income = result.totalIncome;
  const effective = result.grossIncome > 0 ? (result.payable / result.grossIncome) * 100 : 0;
  const standing = slabs.findLast(({ from }) => income > from) ?? slabs[0];
  const name = regime === 'old' ? 'Old regime' : 'New regime';
  const pays = result.payable === 0 ? 'nothing' : formatRupees(result.payable);
  return {
    title: `${name}: ${formatRupees(income)} reaches the ${formatPercent(standing?.rate ?? 0)} step, and you pay ${pays}`,
    labels: 'Part of the income',
    columns: ['Tax'],
    lines: slabs.map((slab) => ({
      label: describeBand(slab),
      detail: `${formatPercent(slab.rate)} of ${formatRupees(slab.on)}`,
      values: [formatRupeesAndPaise(slab.amount)],
      bar: { value: slab.amount, isMain: slab === standing },
    })),
    foot: `Tax takes ${formatRoundedPercent(effective)} of the whole income and ${formatRoundedPercent(computeMarginalRate(input))} of the next ₹1,000. ${describeRebateLimit(computeRebateLimit({ year, regime, ageCategory }))}`,
  };
}

function describeRebateLimit(rebateLimit: RebateLimit | null): string {
  if (!rebateLimit) return 'You pay no tax on the income up to which you get the rebate.';
  const { limit, atOnce, relief, levelAt } = rebateLimit;
  const begins = relief
    ? `From ${formatRupees(limit)} to ${formatRupees(relief.upTo)} tax and cess take more than all of each further rupee`
    : `The first ₹10 above ${formatRupees(limit)} costs ${formatRupees(atOnce)}`;
  return `${begins}; only from ${formatRupees(levelAt)} on do you keep as much as of ${formatRupees(limit)}.`;
}
