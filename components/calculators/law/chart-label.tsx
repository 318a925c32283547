import { keptWithin, type Spot } from '@/components/calculators/law/chart-places';

type Props = Omit<Spot, 'side'> & {
  /** In pixels; the text stays between 0 and `width`. */
  width: number;
  text: string;
  side?: Spot['side'];
  className: string;
};

const anchors = { middle: 'middle', left: 'end', right: 'start' } as const;

/** Text that stays within its drawing, with an outline to set it off from lines behind it. */
export function ChartLabel({ x, y, width, text, side = 'middle', className }: Props) {
  const kept = keptWithin({ x, y, side }, text, width);
  return (
    <text x={kept.x} y={y} textAnchor={anchors[side]} className={`chart-rim ${className}`}>
      {text}
    </text>
  );
}
