type Props = {
  /** In pixels; the letters keep within 0 and `width`. */
  x: number;
  y: number;
  width: number;
  text: string;
  /** Where the text lies to its point. */
  side?: 'middle' | 'left' | 'right';
  className: string;
};

/** A letter of the drawing's type is about so wide, in pixels; it need not be exact. */
const LETTER = 7;

/** Words in a drawing that never run out of it, with a rim that keeps lines behind them off. */
export function ChartLabel({ x, y, width, text, side = 'middle', className }: Props) {
  const long = Math.min(text.length * LETTER, width);
  const start = side === 'middle' ? x - long / 2 : side === 'left' ? x - long : x;
  const kept = Math.max(0, Math.min(start, width - long));
  const [anchor, at] =
    side === 'middle'
      ? (['middle', kept + long / 2] as const)
      : side === 'left'
        ? (['end', kept + long] as const)
        : (['start', kept] as const);
  return (
    <text x={at} y={y} textAnchor={anchor} className={`chart-rim ${className}`}>
      {text}
    </text>
  );
}
