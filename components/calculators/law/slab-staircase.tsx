import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import { type Box, freeSpot, type Spot } from '@/components/calculators/law/chart-places';
import { Hatching } from '@/components/calculators/law/hatching';
import { regimeName } from '@/components/calculators/law/law-words';
import { type Scale, Wall, wallBox } from '@/components/calculators/law/slab-wall';
import { wallRow, wallSentence } from '@/components/calculators/law/wall-words';
import { describeBand } from '@/lib/calculators/bands';
import { marginalRate } from '@/lib/calculators/statutory/comparison';
import { type RebateWall, rebateWall } from '@/lib/calculators/statutory/rebate-wall';
import type { GrossIncomeInput, GrossIncomeResult } from '@/lib/calculators/statutory/salary';
import { calculateStatutoryTax, type StatutoryLine } from '@/lib/calculators/statutory/tax';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { input: GrossIncomeInput; result: GrossIncomeResult };
type SlabLine = Extract<StatutoryLine, { kind: 'slab' }>;

/**
 * In pixels. From above: three lines about the wall, the wall, two lines about you, stairs, axis.
 */
const HEIGHT = 330;
const YOU = 100;
const TOP = 144;
const FLOOR = HEIGHT - 46;
/** How far the label of a step may reach over the step before, in pixels. */
const OVERHANG = 14;
const LAKH = 100_000;

const percent = (rate: number) => formatPercent(Math.round(rate * 10) / 10);

/** The slabs as stairs, with the income, its effective and marginal rates, and the rebate wall. */
export function SlabStaircase({ input, result }: Props) {
  const { year, regime, ageCategory } = input;
  const slabs = result.lines.filter((line) => line.kind === 'slab');
  const income = result.totalIncome;
  const wall = rebateWall({ year, regime, ageCategory });
  const end = Math.max((slabs.at(-1)?.from ?? 0) * 1.2, income * 1.15);
  const highest = Math.max(...slabs.map(({ rate }) => rate), 1);
  const effective = result.grossIncome > 0 ? (result.payable / result.grossIncome) * 100 : 0;
  const marginal = marginalRate(input);
  const standing = slabs.findLast(({ from }) => income > from) ?? slabs[0];

  const draw = (width: number) => {
    const scale: Scale = {
      x: (rupees) => (rupees / end) * width,
      y: (rate) => FLOOR - (rate / highest) * (FLOOR - TOP),
      width,
      floor: FLOOR,
    };
    const at = scale.x(income);
    const block = wall && wallBox(wall, scale);
    const pin = { left: at - 3, right: at + 3, top: YOU, bottom: FLOOR };
    const taken = block ? [block, pin] : [pin];
    const { texts: rates, ...beside } = besidePin(
      at,
      [' rate', ''].map((word) => [
        `Effective${word} ${percent(effective)}`,
        `Marginal${word} ${percent(marginal)}`,
      ]),
      block,
      width,
    );
    return (
      <>
        <Hatching id={`slab-hatching-${regime}`} />
        <Hatching id={`wall-hatching-${regime}`} isDense />
        <Stairs {...{ slabs, end, regime, scale, taken }} />
        {wall && <Wall wall={wall} regime={regime} scale={scale} />}
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1={at} x2={at} y1={YOU} y2={FLOOR} className="chart-line" />
        <circle cx={at} cy={YOU} r="6" className="chart-you" />
        <ChartLabel {...beside} {...{ width, text: rates[0] ?? '' }} className="chart-strong" />
        <ChartLabel
          {...beside}
          {...{ y: beside.y + 19, width, text: rates[1] ?? '' }}
          className="chart-soft"
        />
        <ChartLabel
          {...{ x: at, y: FLOOR + 38, width }}
          text={formatRupees(income)}
          className="chart-red"
        />
      </>
    );
  };

  return (
    <ChartFrame
      title={`${formatRupees(income)} reaches the ${formatPercent(standing?.rate ?? 0)} step and pays ${
        result.payable === 0 ? 'nothing' : formatRupees(result.payable)
      }`}
      height={HEIGHT}
      draw={draw}
      note={`Limits in lakh rupees, ${regimeName(regime)}. Tax takes ${percent(effective)} of the whole income, the effective rate, and ${percent(marginal)} of the next ₹1,000, the marginal rate. ${wallSentence(wall)}`}
      table={{
        head: ['Part of the income', 'Rate', 'Income in it', 'Tax'],
        rows: [
          ...slabs.map(({ from, upTo, rate, on, amount }) => [
            describeBand({ from, upTo }),
            formatPercent(rate),
            formatRupees(on),
            formatRupeesAndPaise(amount),
          ]),
          ...(wall ? [wallRow(wall, income, taxInWall(wall, input, income))] : []),
        ],
      }}
    />
  );
}

/** The tax on the part of the income within the wall, in rupees. */
function taxInWall(wall: RebateWall, input: GrossIncomeInput, income: number): number {
  if (income <= wall.limit) return 0;
  if (!wall.relief) return wall.atOnce;
  const totalIncome = Math.min(income, wall.relief.upTo);
  return calculateStatutoryTax({ ...input, totalIncome })?.payable ?? 0;
}

type Rates = readonly string[];

/**
 * Where the two rates stand, in the first of their wordings that has room: on the side of the pin
 * that is free of the wall, or else above it.
 */
function besidePin(
  at: number,
  wordings: readonly Rates[],
  wall: Box | null,
  width: number,
): Spot & { texts: Rates } {
  const block = wall && { ...wall, left: wall.left - 5, right: wall.right + 8 };
  const isInWall = block !== null && at >= block.left && at <= block.right;
  const y = YOU - 3;
  const above = YOU - 32;
  const left: Spot = { x: Math.min(at - 12, isInWall ? block.left : at), y, side: 'left' };
  const right: Spot = { x: Math.max(at + 12, isInWall ? block.right : at), y, side: 'right' };
  const byWall: Spot[] = !block
    ? []
    : at < block.left
      ? [{ x: block.left, y: above, side: 'left' }]
      : [{ x: block.right, y: above, side: 'right' }];
  const spots: Spot[] = [
    ...(at > width / 2 ? [left, right] : [right, left]),
    { x: at, y: above, side: 'middle' },
    ...byWall,
  ];
  const found = wordings.flatMap((texts) => {
    const longest = texts.reduce((long, other) => (other.length > long.length ? other : long));
    const spot = freeSpot(spots, longest, { to: width, taken: block ? [block] : [] });
    return spot ? [{ ...spot, texts }] : [];
  });
  return found[0] ?? { ...right, texts: wordings.at(-1) ?? [] };
}

type StairsProps = {
  slabs: readonly SlabLine[];
  end: number;
  regime: string;
  scale: Scale;
  /** What the rates keep clear of. */
  taken: readonly Box[];
};

function Stairs({ slabs, end, regime, scale: { x, y, width }, taken }: StairsProps) {
  return slabs.map(({ from, upTo, rate, on }, index) => {
    const long = x(upTo ?? end) - x(from);
    const label = rate === 0 ? 'Nil' : formatPercent(rate);
    const spots = [x(from) + 5, ...taken.map(({ right }) => right)].map(
      (left): Spot => ({ x: left, y: y(rate) - 6, side: 'right' }),
    );
    const to = x(upTo ?? end);
    // On a short step the label may begin above the one before, which is lower.
    const overhanging = [...taken.map(({ left }) => left - 2), to - 3].map(
      (right): Spot => ({ x: right, y: y(rate) - 6, side: 'left' }),
    );
    const spot =
      freeSpot(spots, label, { from: x(from), to, taken }) ??
      freeSpot(overhanging, label, { from: Math.max(0, x(from) - OVERHANG), to, taken });
    return (
      <g key={from}>
        {on > 0 && rate > 0 && (
          <rect
            x={x(from)}
            y={y(rate)}
            width={x(on)}
            height={FLOOR - y(rate)}
            fill={`url(#slab-hatching-${regime})`}
          />
        )}
        <polyline
          points={`${x(from)},${y(slabs[index - 1]?.rate ?? 0)} ${x(from)},${y(rate)} ${x(upTo ?? end)},${y(rate)}`}
          className="chart-line"
        />
        {spot && <ChartLabel {...spot} {...{ width, text: label }} className="chart-strong" />}
        {from > 0 && long > 26 && x(from) > 12 && (
          <text x={x(from)} y={FLOOR + 18} textAnchor="middle" className="chart-soft">
            {formatNumber(from / LAKH, 1)}
          </text>
        )}
      </g>
    );
  });
}
