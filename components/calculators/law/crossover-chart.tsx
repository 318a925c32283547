import { ChartFrame } from '@/components/calculators/law/chart-frame';
import type { Crossover } from '@/lib/calculators/statutory/crossover';
import {
  calculateTaxOnGrossIncome,
  type GrossIncomeInput,
} from '@/lib/calculators/statutory/salary';
import { formatRupees } from '@/lib/format';

type Person = Omit<GrossIncomeInput, 'regime' | 'deductions'>;
type Props = { person: Person; deductions: number; crossover: Crossover };

const oldTax = (person: Person, deductions: number) =>
  calculateTaxOnGrossIncome({ ...person, regime: 'old', deductions })?.payable ?? 0;

function titleOf({ asCheapFrom, cheaperFrom }: Crossover, deductions: number): string {
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

function noteOf({ newRegimeTax, cheaperFrom, asCheapFrom }: Crossover): string {
  if (cheaperFrom === null) {
    return `The new regime costs ${formatRupees(newRegimeTax)}, so the old can draw level but never beat it.`;
  }
  return cheaperFrom === asCheapFrom
    ? `From ${formatRupees(cheaperFrom)} on the old regime is cheaper.`
    : `As cheap from ${formatRupees(asCheapFrom)}, cheaper from ${formatRupees(cheaperFrom)}: between them tax is the same, for it is rounded to ₹10.`;
}

const HEIGHT = 240;
const FLOOR = HEIGHT - 44;
const TOP = 34;

/** Deductions against tax in both regimes, with the point where they meet. */
export function CrossoverChart({ person, deductions, crossover }: Props) {
  const { asCheapFrom, newRegimeTax } = crossover;
  const end = Math.max(asCheapFrom, deductions, 1) * 1.15;
  const highest = Math.max(oldTax(person, 0), newRegimeTax, 1);
  const samples = [
    ...Array.from({ length: 61 }, (_, index) => (end * index) / 60),
    asCheapFrom,
    deductions,
  ].sort((a, b) => a - b);
  const here = oldTax(person, deductions);

  const draw = (width: number) => {
    const x = (value: number) => 8 + (value / end) * (width - 16);
    const y = (tax: number) => FLOOR - (tax / highest) * (FLOOR - TOP);
    const line = samples.map((value) => `${x(value)},${y(oldTax(person, value))}`).join(' ');
    const youEnd = x(deductions) > width / 2;
    const levelEnd = x(asCheapFrom) > width / 2;
    return (
      <>
        <line x1="4" x2={width - 4} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1="4" x2="4" y1={TOP - 10} y2={FLOOR} className="chart-line" />
        <line
          x1="4"
          x2={width - 4}
          y1={y(newRegimeTax)}
          y2={y(newRegimeTax)}
          className="chart-line-red"
        />
        <polyline points={line} className="chart-line" />
        {deductions > 0 && (
          <text x="10" y="16" className="chart-soft">
            {formatRupees(oldTax(person, 0))} with no deductions
          </text>
        )}
        <text x={width / 2} y={y(newRegimeTax) - 8} textAnchor="middle" className="chart-red">
          New regime, {formatRupees(newRegimeTax)} all along
        </text>
        <circle cx={x(deductions)} cy={y(here)} r="6" className="chart-you" />
        <text
          x={x(deductions) + (youEnd ? -12 : 12)}
          y={Math.max(TOP, y(here) - 10)}
          textAnchor={youEnd ? 'end' : 'start'}
          className="chart-strong"
        >
          You, {formatRupees(here)}
        </text>
        <circle cx={x(asCheapFrom)} cy={y(newRegimeTax)} r="6" className="chart-ring" />
        <text
          x={x(asCheapFrom)}
          y={HEIGHT - 6}
          textAnchor={levelEnd ? 'end' : 'start'}
          className="chart-strong"
        >
          Level at {formatRupees(asCheapFrom)}
        </text>
      </>
    );
  };

  const points = [...new Set([0, deductions, Math.max(0, asCheapFrom - 1), asCheapFrom])].sort(
    (a, b) => a - b,
  );
  return (
    <ChartFrame
      title={titleOf(crossover, deductions)}
      height={HEIGHT}
      draw={draw}
      note={noteOf(crossover)}
      table={{
        head: ['Deductions', 'Old regime', 'New regime'],
        rows: points.map((point) => [
          formatRupees(point),
          formatRupees(oldTax(person, point)),
          formatRupees(newRegimeTax),
        ]),
      }}
    />
  );
}
