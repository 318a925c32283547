import { ChartLabel } from '@/components/calculators/law/chart-label';
import type { Box } from '@/components/calculators/law/chart-places';
import { wallLabel } from '@/components/calculators/law/wall-words';
import type { RebateWall } from '@/lib/calculators/statutory/rebate-wall';

/** Of the drawing of the slabs, in pixels: from rupees, from a rate, its width and its floor. */
export type Scale = {
  x: (rupees: number) => number;
  y: (rate: number) => number;
  width: number;
  floor: number;
};

/** Below three lines of words, in pixels. */
const WALL_TOP = 58;

/** As wide as the range of income in which earning more leaves less, but always visible. */
function wallSpan(wall: RebateWall, { x }: Scale): { from: number; wide: number } {
  const from = x(wall.limit);
  return { from, wide: Math.max(6, x(wall.relief?.upTo ?? wall.levelAt) - from) };
}

/** The room of the wall, from its top to the floor. */
export function wallBox(wall: RebateWall, scale: Scale): Box {
  const { from, wide } = wallSpan(wall, scale);
  return { left: from - 1, right: from + wide + 2, top: WALL_TOP, bottom: scale.floor };
}

type Props = { wall: RebateWall; regime: string; scale: Scale };

/** The rebate wall with its three lines of words above it. */
export function Wall({ wall, regime, scale }: Props) {
  const { from, wide } = wallSpan(wall, scale);
  const { width, floor } = scale;
  return (
    <>
      <rect
        x={from}
        y={WALL_TOP}
        width={wide}
        height={floor - WALL_TOP}
        fill={`url(#wall-hatching-${regime})`}
      />
      <line x1={from} x2={from} y1={WALL_TOP} y2={floor} className="chart-line-red" />
      {wallLabel(wall).map((text, index) => (
        <ChartLabel
          key={text}
          {...{ x: from + wide / 2, y: 14 + index * 17, width, text }}
          className={index === 0 ? 'chart-red' : 'chart-soft'}
        />
      ))}
    </>
  );
}
