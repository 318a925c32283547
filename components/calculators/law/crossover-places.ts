import {
  type Box,
  boxOf,
  doTouch,
  freeSpot,
  keptWithin,
  type Spot,
} from '@/components/calculators/law/chart-places';

export type Point = { x: number; y: number };

/** What is drawn, in pixels: the line from left to right, the axis, and the bottom of the drawing. */
export type CrossoverDrawing = {
  width: number;
  floor: number;
  height: number;
  line: readonly Point[];
  you: Point;
  level: Point;
};

export type CrossoverTexts = Record<'start' | 'you' | 'now' | 'level', string> & {
  /** In full, and in fewer words for where there is no room. */
  newRegime: readonly [full: string, short: string];
};

type Placed = Spot & { text: string };

/** How far down a line through points, from left to right, is at `x`; flat beyond its ends. */
function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const next = points.at(after);
  const last = points[after - 1];
  if (!next) return 0;
  if (!last) return next.y;
  return last.y + ((next.y - last.y) * (x - last.x)) / (next.x - last.x);
}

/** Where the words of the drawing stand, clear of its lines and of one another. */
export function crossoverPlaces(
  { width, floor, height, line, you, level }: CrossoverDrawing,
  texts: CrossoverTexts,
): Record<keyof CrossoverTexts, Placed> {
  const start: Spot = { x: 10, y: 16, side: 'right' };
  const room = {
    to: width,
    // The line never rises.
    isClear: ({ left, right, top, bottom }: Box) =>
      heightAt(line, right) < top - 2 || heightAt(line, left) > bottom + 2,
  };
  const solid: Box[] = [
    boxOf(start, texts.start),
    { left: 0, right: width, top: floor, bottom: height },
    { left: 0, right: width, top: level.y - 2, bottom: level.y + 2 },
    ...[you, level].map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })),
  ];
  const drops = [you, level].map(({ x, y }) => {
    return { left: x - 5, right: x + 5, top: y, bottom: floor };
  });
  const taken = [...solid, ...drops];

  const besideYou = [you.y - 10, you.y + 20, you.y - 28].flatMap((y): Spot[] => [
    { x: you.x + 12, y, side: 'right' },
    { x: you.x - 12, y, side: 'left' },
  ]);
  const yours = freeSpot(besideYou, texts.you, { ...room, taken }) ?? {
    ...you,
    y: you.y - 14,
    side: 'middle',
  };

  const onNew = [level.y + 18, level.y - 9, level.y - 28].flatMap((y) =>
    Array.from({ length: Math.floor(width / 8) }, (_, index): Spot => {
      return { x: 10 + index * 8, y, side: 'right' };
    }),
  );
  const yourBox = boxOf(yours, texts.you);
  const onNewLine = (text: string, around: readonly Box[]): Placed[] => {
    const spot = freeSpot(onNew, text, { ...room, taken: [...around, yourBox] });
    return spot ? [{ ...spot, text }] : [];
  };
  const [full, short] = texts.newRegime;
  const [newRegime = { x: width - 10, y: level.y - 9, side: 'left', text: short } as const] = [
    ...onNewLine(full, taken),
    ...onNewLine(short, taken),
    // A long amount on a phone may lie on a dotted line.
    ...onNewLine(short, solid),
  ];

  const foot = (x: number, text: string) =>
    keptWithin({ x, y: floor + 38, side: 'middle' }, text, width);
  const now = foot(you.x, texts.now);
  const there = foot(level.x, texts.level);
  const isCrowded = doTouch(boxOf(now, texts.now), boxOf(there, texts.level));
  return {
    start: { ...start, text: texts.start },
    you: { ...yours, text: texts.you },
    newRegime,
    now: { ...now, text: texts.now },
    level: { ...there, y: there.y + (isCrowded ? 18 : 0), text: texts.level },
  };
}
