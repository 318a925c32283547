/** Tones as in an engraving: parallel strokes, thicker for darker. */
import { colour } from '@/lib/build/plates/pen';

/** Darkness at a point, from 0 (paper) to 1 (ink). */
export type Tone = (x: number, y: number) => number;

/** The thickness of a stroke for each step of darkness; strokes are `GAP` units apart. */
const WIDTHS = [0, 0.45, 0.8, 1.2, 1.7, 2.3];
const GAP = 3;
const STEP = 2;
/** How steeply strokes fall to the right. */
const SLOPE = 0.36;

const stepOf = (darkness: number) =>
  Math.max(0, Math.min(WIDTHS.length - 1, Math.round(darkness * (WIDTHS.length - 1))));

type Props = { tone: Tone; width: number; height: number };

/** Fills a picture with strokes, one path per thickness. */
export function Engraving({ tone, width, height }: Props) {
  const paths = WIDTHS.map(() => '');
  for (let start = -SLOPE * width; start < height; start += GAP) {
    let from = 0;
    let step = 0;
    for (let x = 0; x <= width; x += STEP) {
      const y = start + SLOPE * x;
      const next = x >= width || y < 0 || y > height ? 0 : stepOf(tone(x, y));
      if (next === step) continue;
      if (step > 0) {
        const length = x - from;
        paths[step] +=
          `M${from} ${(start + SLOPE * from).toFixed(1)}l${length} ${(SLOPE * length).toFixed(1)}`;
      }
      from = x;
      step = next;
    }
  }
  return paths.map(
    (d, step) =>
      d !== '' && (
        <path
          key={WIDTHS[step]}
          d={d}
          stroke={colour('ink')}
          strokeWidth={WIDTHS[step]}
          fill="none"
        />
      ),
  );
}

/** How far a point is from the middle of an ellipse: below 1 it is inside. */
export const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.hypot((x - cx) / rx, (y - cy) / ry);

/** The shade of a ball of that shape, lit from the upper left. */
export function rounded(x: number, y: number, cx: number, cy: number, rx: number, ry: number) {
  const [nx, ny] = [(x - cx) / rx, (y - cy) / ry];
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  return Math.max(0, 0.62 + 0.5 * nx + 0.22 * ny - 0.72 * nz);
}
