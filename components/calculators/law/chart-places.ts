export type Side = 'middle' | 'left' | 'right';

/** A point of a drawing, in pixels, and the side of it on which a label is. */
export type Spot = { x: number; y: number; side: Side };

export type Placed = Spot & { text: string };

export type Point = { x: number; y: number };

export type Box = { left: number; right: number; top: number; bottom: number };

/** The approximate width of a letter in pixels, and how much wider a percent sign is. */
const LETTER = 6.9;
const PERCENT = 1.1;
const ASCENT = 12;
const DESCENT = 4;

const lengthOf = (text: string) => (text.length + (text.split('%').length - 1) * PERCENT) * LETTER;

/** The room a label takes up, wherever it ends. */
export function boxOf({ x, y, side }: Spot, text: string): Box {
  const long = lengthOf(text);
  const left = side === 'middle' ? x - long / 2 : side === 'left' ? x - long : x;
  return { left, right: left + long, top: y - ASCENT, bottom: y + DESCENT };
}

/** The same label moved sideways as little as keeps it between 0 and `width`. */
export function keptWithin(spot: Spot, text: string, width: number): Spot {
  const { left, right } = boxOf(spot, text);
  const kept = Math.max(0, Math.min(left, width - (right - left)));
  return { ...spot, x: spot.x + kept - left };
}

export const doTouch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far down a line through points, from left to right, is at `x`; flat beyond its ends. */
function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const next = points.at(after);
  const last = points[after - 1];
  if (!next) return 0;
  if (!last) return next.y;
  return last.y + ((next.y - last.y) * (x - last.x)) / (next.x - last.x);
}

/** How far down a line is at its highest and lowest between the sides of a box. */
function extentOf(line: readonly Point[], { left, right }: Box): [number, number] {
  const within = line.filter(({ x }) => x > left && x < right).map(({ y }) => y);
  const heights = [heightAt(line, left), heightAt(line, right), ...within];
  return [Math.min(...heights), Math.max(...heights)];
}

export const isAbove = (line: readonly Point[], box: Box) =>
  box.bottom + 2 < extentOf(line, box)[0];

/** Whether a box lies wholly above or wholly below each of the lines, two pixels away. */
export const clearOf =
  (...lines: readonly (readonly Point[])[]) =>
  (box: Box) =>
    lines.every((line) => isAbove(line, box) || extentOf(line, box)[1] < box.top - 2);

/** The room of the dot that marks a point. */
export const aroundDot = ({ x, y }: Point): Box => ({
  left: x - 8,
  right: x + 8,
  top: y - 8,
  bottom: y + 8,
});

/** Every eight pixels along a line of text, from `from` on. */
export const along = (y: number, width: number, from: number): Spot[] =>
  Array.from({ length: Math.floor(width / 8) }, (_, index) => ({
    x: from + index * 8,
    y,
    side: 'right',
  }));

type Room = {
  from?: number;
  to: number;
  taken: readonly Box[];
  /** Whether a box keeps clear of what is not a box. */
  isClear?: (box: Box) => boolean;
};

/** The first of the spots where the label touches nothing and stays between `from` and `to`. */
export function freeSpot(
  spots: readonly Spot[],
  text: string,
  { from = 0, to, taken, isClear = () => true }: Room,
): Spot | undefined {
  return spots.find((spot) => {
    const box = boxOf(spot, text);
    return (
      box.left >= from &&
      box.right <= to &&
      taken.every((other) => !doTouch(box, other)) &&
      isClear(box)
    );
  });
}

/** The label in the first of the spots that is free for it; none if there is no such spot. */
export function placed(spots: readonly Spot[], text: string, room: Room): Placed[] {
  const spot = freeSpot(spots, text, room);
  return spot ? [{ ...spot, text }] : [];
}
