import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import { boxOf, type Spot } from '@/components/calculators/law/chart-places';
import {
  type CrossoverTexts,
  crossoverPlaces,
} from '@/components/calculators/law/crossover-places';
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
  const rounded =
    asCheapFrom % 10 === 0 ? '' : ' Income is rounded to ₹10, so the point is no round sum.';
  if (cheaperFrom === null) {
    return `The new regime costs ${formatRupees(newRegimeTax)}, so the old can draw level but never beat it.${rounded}`;
  }
  return cheaperFrom === asCheapFrom
    ? `From ${formatRupees(cheaperFrom)} on the old regime is cheaper.${rounded}`
    : `As cheap from ${formatRupees(asCheapFrom)}, cheaper from ${formatRupees(cheaperFrom)}: between them tax is the same, for it is rounded to ₹10.`;
}

/** As in the chart of the slabs, beside which it stands on one baseline. */
const FLOOR = 284;
/** Below the axis: the distance, and two lines for what its ends are. */
const HEIGHT = FLOOR + 62;
const TOP = 48;

/**
 * The tax at which the drawing begins: zero, unless that would press both lines together, as where
 * the income is so high that no deduction changes much.
 */
function baseOf(highest: number, lowest: number): number {
  if (lowest < highest * 0.6 || lowest === highest) return 0;
  return Math.floor((lowest - (highest - lowest) * 0.6) / 1_00_000) * 1_00_000;
}

/** Deductions against tax in both regimes, with the point where they meet. */
export function CrossoverChart({ person, deductions, crossover }: Props) {
  const { asCheapFrom, newRegimeTax } = crossover;
  const end = Math.max(asCheapFrom, deductions, 1) * 1.15;
  const highest = Math.max(oldTax(person, 0), newRegimeTax, 1);
  const base = baseOf(highest, Math.min(oldTax(person, end), newRegimeTax));
  const samples = [
    ...Array.from({ length: 61 }, (_, index) => (end * index) / 60),
    asCheapFrom,
    deductions,
  ].sort((a, b) => a - b);
  const curve = samples.map((value) => [value, oldTax(person, value)] as const);
  const here = oldTax(person, deductions);
  const away = asCheapFrom - deductions;

  const draw = (width: number) => {
    const x = (value: number) => 8 + (value / end) * (width - 16);
    const y = (tax: number) => FLOOR - ((tax - base) / (highest - base)) * (FLOOR - TOP);
    const line = curve.map(([value, tax]) => ({ x: x(value), y: y(tax) }));
    const you = { x: x(deductions), y: y(here) };
    const level = { x: x(asCheapFrom), y: y(newRegimeTax) };

    const texts: CrossoverTexts = {
      start: [
        ...(deductions > 0
          ? [
              `Old regime, ${formatRupees(oldTax(person, 0))} with no deductions`,
              `Old regime, ${formatRupees(oldTax(person, 0))}`,
            ]
          : []),
        'Old regime',
      ],
      you: `You, ${formatRupees(here)}`,
      newRegime: [
        `New regime, ${formatRupees(newRegimeTax)} all along`,
        `New regime, ${formatRupees(newRegimeTax)}`,
        'New regime',
      ],
      now: `${formatRupees(deductions)} now`,
      level: `Level at ${formatRupees(asCheapFrom)}`,
    };
    const places = crossoverPlaces(
      { width, floor: FLOOR, height: HEIGHT, line, you, level },
      texts,
    );
    const label = (of: keyof CrossoverTexts, className: string) => (
      <ChartLabel {...places[of]} {...{ width, className }} />
    );
    return (
      <>
        <line x1="4" x2={width - 4} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1="4" x2="4" y1={TOP - 10} y2={FLOOR} className="chart-line" />
        {base > 0 &&
          [16, 22].map((up) => (
            <line
              key={up}
              x1="0"
              x2="8"
              y1={FLOOR - up + 3}
              y2={FLOOR - up - 3}
              className="chart-line"
            />
          ))}
        <line x1="4" x2={width - 4} y1={level.y} y2={level.y} className="chart-line-red" />
        <polyline
          points={line.map((point) => `${point.x},${point.y}`).join(' ')}
          className="chart-line"
        />
        <Drop {...you} />
        <Drop {...level} />
        {label('start', 'chart-soft')}
        {label('newRegime', 'chart-red')}
        <circle cx={you.x} cy={you.y} r="6" className="chart-you" />
        {label('you', 'chart-strong')}
        <circle cx={level.x} cy={level.y} r="6" className="chart-ring" />
        {asCheapFrom > 0 && (
          <Distance
            {...{ from: you.x, to: level.x, width }}
            text={`${formatRupees(Math.abs(away))} ${away > 0 ? 'away' : 'past'}`}
          />
        )}
        {label('now', 'chart-soft')}
        {label('level', 'chart-strong')}
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
      note={`${noteOf(crossover)}${base > 0 ? ` The drawing begins at a tax of ${formatRupees(base)}.` : ''}`}
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

/** From a point of the drawing down to what is written below the axis. */
const Drop = ({ x, y }: { x: number; y: number }) => (
  <line x1={x} x2={x} y1={y} y2={FLOOR + 22} strokeDasharray="3 4" className="chart-line" />
);

type DistanceProps = { from: number; to: number; width: number; text: string };

/** The way between two points of the axis, with its length where there is room for it. */
function Distance({ from, to, width, text }: DistanceProps) {
  const [left, right] = from < to ? [from, to] : [to, from];
  if (right - left < 20) return null;
  const y = FLOOR + 15;
  const label: Spot = { x: (left + right) / 2, y: y + 5, side: 'middle' };
  const box = boxOf(label, text);
  const isNamed = box.left - left > 16;
  const parts = isNamed
    ? [
        [left, box.left - 4],
        [box.right + 4, right],
      ]
    : [[left, right]];
  return (
    <>
      {parts.map(([start, end]) => (
        <line key={start} x1={start} x2={end} y1={y} y2={y} className="chart-line" />
      ))}
      <polyline
        points={`${left + 7},${y - 4} ${left},${y} ${left + 7},${y + 4}`}
        className="chart-line"
      />
      <polyline
        points={`${right - 7},${y - 4} ${right},${y} ${right - 7},${y + 4}`}
        className="chart-line"
      />
      {isNamed && <ChartLabel {...label} {...{ width, text }} className="chart-red" />}
    </>
  );
}
