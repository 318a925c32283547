import { type Stair, stairsOf, withoutEffect } from '@/components/calculators/law/estimate-stairs';
import { Hatching } from '@/components/calculators/law/hatching';
import { inOneLine } from '@/components/calculators/law/in-one-line';
import { Unbroken } from '@/components/layout/unbroken';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import type { EstimateSteps } from '@/lib/calculators/statutory/estimate-steps';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

const signed = (amount: number) =>
  amount > 0 ? `+${formatRupeesAndPaise(amount)}` : formatRupeesAndPaise(amount);

/** The room for all amounts below their stairs, each as wide as the longest, in pixels. */
const neededBelow = (levels: readonly number[]) =>
  (Math.max(...levels.map((value) => formatRupees(value).length)) * 8 + 8) * levels.length;

/** The width of the drawing on a desktop, in pixels. */
const ROOM = 1140;

/**
 * Amounts below the stairs where each has the room of its stair; the list names them all. Widths
 * are those of the drawing on a small phone, a phone and a tablet.
 */
function roomBelow(needed: number) {
  if (needed > ROOM) return 'hidden';
  if (needed > 704) return 'max-lg:hidden';
  if (needed > 354) return 'max-md:hidden';
  return needed > 284 ? 'max-[23rem]:hidden' : undefined;
}

/** Whether each step has room for its name and its section on the drawing of a desktop. */
const canBeNamed = (moving: readonly Stair[]) =>
  moving.length <= 3 && moving.every(({ section }) => section.length <= 40);

/**
 * Where the drawing begins: at nothing, but for steps that would be too low to be seen; then it is
 * cut off below the lowest.
 */
function floorOf(levels: readonly number[]) {
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  return least > most / 2 ? least - (most - least) : 0;
}

const WIDTH = 600;
const HEIGHT = 150;

/** On a desktop: how far above its stair a name, its section and its amount reach. */
const NAME = 68;

/** Where a drawing that is cut off is torn. */
const TEAR = Array.from(
  { length: 41 },
  (_, index) => `${index * 15},${HEIGHT - (index % 2 ? 12 : 20)}`,
).join(' ');

type Props = { steps: EstimateSteps };

/** What the estimate leaves out, drawn as stairs and as a numbered list. */
export function EstimateStaircase({ steps }: Props) {
  const moving = stairsOf(steps);
  const still = withoutEffect(steps);
  const stairs = [{ label: 'estimate', left: steps.estimate }, ...moving];
  const levels = stairs.map(({ left }) => left);
  const isNamed = canBeNamed(moving);
  const needed = neededBelow(levels);
  // Steps that are too many to be named on the drawing are named below it.
  const areNamedBelow = !isNamed && needed <= ROOM;
  const floor = floorOf(levels);
  const top = Math.max(...levels, 1) - floor;
  const stair = WIDTH / levels.length;
  const y = (value: number) => HEIGHT - (Math.max(0, value - floor) / top) * (HEIGHT - 8);
  const isHigh = levels.some((value, index) => index > 0 && y(value) + 48 < NAME);
  const outline = levels
    .flatMap((value, index) => [
      `${index * stair},${y(value)}`,
      `${(index + 1) * stair},${y(value)}`,
    ])
    .join(' ');

  return (
    <div className="break-inside-avoid">
      <h3>What the estimate leaves out, and by how much</h3>
      {moving.length === 0 ? (
        <p className="mt-4">
          Nothing: by law the figure is the same, {formatRupees(steps.inYear)}.
        </p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={cn('relative mt-8', isNamed && (isHigh ? 'xl:mt-22' : 'xl:mt-16'))}
          >
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-36 w-full"
            >
              <Hatching id="estimate-hatching" />
              <polygon
                points={`0,${HEIGHT} ${outline} ${WIDTH},${HEIGHT}`}
                fill="url(#estimate-hatching)"
              />
              <polyline points={outline} className="chart-line" />
              <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="chart-line" />
              {floor > 0 && (
                <>
                  <polyline points={TEAR} className="chart-line [stroke-width:9px]" />
                  <polyline points={TEAR} className="chart-line stroke-paper [stroke-width:6px]" />
                </>
              )}
              {moving.map(({ label }, index) => (
                <line
                  key={label}
                  x1={(index + 1) * stair}
                  x2={(index + 1) * stair}
                  y1={y(levels[index] ?? 0)}
                  y2={y(levels[index + 1] ?? 0)}
                  className="chart-line-red"
                />
              ))}
            </svg>
            {isNamed && (
              <span
                className="absolute pb-1 leading-tight max-xl:hidden"
                style={{ bottom: `${100 - (y(steps.estimate) * 100) / HEIGHT}%` }}
              >
                <span className="block font-semibold">Your estimate</span>
                <span className="block text-sm text-soft">AY 2024-25</span>
              </span>
            )}
            {moving.map(({ label, section, amount }, index) => (
              <span
                key={label}
                className="absolute pb-1 pl-2 text-red leading-tight"
                style={{
                  maxWidth: `${100 / levels.length}%`,
                  left: `${((index + 1) * 100) / levels.length}%`,
                  bottom: `${100 - (y(levels[index + 1] ?? 0) * 100) / HEIGHT}%`,
                }}
              >
                <span
                  className={cn(
                    'pr-2 font-semibold font-serif',
                    (isNamed || areNamedBelow) && 'xl:hidden',
                  )}
                >
                  {index + 1}
                </span>
                <span className="amount max-md:hidden">{signed(amount)}</span>
                {isNamed && (
                  <span className="max-xl:hidden">
                    <span className="block font-semibold text-ink">{label}</span>
                    <span className="block text-sm text-soft">{section}</span>
                  </span>
                )}
              </span>
            ))}
          </div>
          <div
            aria-hidden="true"
            className={cn(
              'mt-1 grid grid-flow-col auto-cols-[minmax(0,1fr)] text-[0.9375rem] *:not-first:pl-2',
              roomBelow(needed),
            )}
          >
            {stairs.map(({ label, left }, index) => {
              const isLast = index === moving.length;
              return (
                <span key={label} className="whitespace-nowrap">
                  <span
                    className={cn(
                      'amount',
                      isLast && 'border-total border-b-4 border-double pb-0.5 text-total',
                    )}
                  >
                    {formatRupees(left)}
                  </span>
                  {isLast && <span className="pl-2 text-soft max-xl:hidden">by law</span>}
                </span>
              );
            })}
          </div>
          <ol
            className={cn(
              'mt-6 border-ink border-t',
              isNamed && 'xl:not-print:sr-only',
              areNamedBelow &&
                'xl:mt-4 xl:grid xl:leading-snug xl:auto-cols-[minmax(0,1fr)] xl:grid-flow-col xl:border-t-0',
            )}
          >
            <li
              className={cn(
                'flex flex-wrap justify-between gap-x-4 border-rule border-b py-3 pl-9',
                areNamedBelow && 'xl:block xl:border-b-0 xl:py-0 xl:pl-0 xl:font-semibold',
              )}
            >
              <span>Your estimate, AY{'\u00a0'}2024-25</span>
              <span className={cn('amount text-right', areNamedBelow && 'xl:sr-only')}>
                {inOneLine(formatRupees(steps.estimate))}
              </span>
            </li>
            {moving.map(({ label, section, amount, left }, index) => (
              <li
                key={label}
                className={cn(
                  'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 border-rule border-b py-3',
                  areNamedBelow && 'xl:block xl:border-b-0 xl:px-2 xl:py-0',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn('font-semibold font-serif text-red', areNamedBelow && 'xl:hidden')}
                >
                  {index + 1}
                </span>
                <span>
                  <span className="font-semibold">
                    <Unbroken>{label}</Unbroken>
                  </span>
                  <span className="block text-sm text-soft">
                    <Unbroken>{section}</Unbroken>
                    <span className={cn(areNamedBelow && 'xl:sr-only')}>
                      <Unbroken>{`; leaves ${formatRupees(left)}`}</Unbroken>
                    </span>
                  </span>
                </span>
                <span
                  className={cn(
                    'amount text-right text-red',
                    areNamedBelow && 'xl:sr-only',
                    signed(amount).length > 14 && 'max-sm:col-start-2',
                  )}
                >
                  {inOneLine(signed(amount))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="mt-4 text-[0.9375rem] text-soft empty:hidden">
        {moving.length > 0 && floor > 0 && `${taxByLaw.cut} `}
        {still.length > 0 && `No effect here: ${still.join(', ')}.`}
      </p>
    </div>
  );
}
