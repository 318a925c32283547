type Props = {
  /** In pixels; the text stays between 0 and `width`. */
  x: number;
  y: number;
  width: number;
  text: string;
  /** On which side of its point the text is. */
  side?: 'middle' | 'left' | 'right';
  className: string;
};

/** The approximate width of a letter in pixels. */
const LETTER = 7;

/** Text that stays within its drawing, with an outline to set it off from lines behind it. */
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
