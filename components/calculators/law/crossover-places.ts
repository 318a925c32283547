import {
  along,
  aroundDot,
  type Box,
  boxOf,
  clearOf,
  doTouch,
  freeSpot,
  keptWithin,
  type Placed,
  type Point,
  placed,
  type Spot,
} from '@/components/calculators/law/chart-places';

/** What is drawn, in pixels: the line from left to right, the axis, and the bottom of the drawing. */
export type CrossoverDrawing = {
  width: number;
  floor: number;
  height: number;
  line: readonly Point[];
  you: Point;
  level: Point;
};

export type CrossoverTexts = Record<'you' | 'now' | 'level', string> & {
  /** In full, and in fewer and fewer words for where there is no room. */
  start: readonly string[];
  newRegime: readonly [full: string, short: string, shortest: string];
};

/** Where the words of the drawing stand, clear of its lines and of one another. */
export function crossoverPlaces(
  { width, floor, height, line, you, level }: CrossoverDrawing,
  texts: CrossoverTexts,
): Record<keyof CrossoverTexts, Placed> {
  const start: Spot = { x: 10, y: 16, side: 'right' };
  const begin =
    texts.start.find((text) => boxOf(start, text).right <= width) ?? texts.start.at(-1) ?? '';
  const room = { to: width, isClear: clearOf(line) };
  const solid: Box[] = [
    boxOf(start, begin),
    { left: 0, right: width, top: floor, bottom: height },
    { left: 0, right: width, top: level.y - 2, bottom: level.y + 2 },
    aroundDot(you),
    aroundDot(level),
  ];
  const drops = [you, level].map(({ x, y }) => {
    return { left: x - 5, right: x + 5, top: y, bottom: floor };
  });
  const taken = [...solid, ...drops];

  const besideYou = [-10, 20, -28, 38, -46].flatMap((down): Spot[] => [
    { x: you.x + 12, y: you.y + down, side: 'right' },
    { x: you.x - 12, y: you.y + down, side: 'left' },
    { x: width - 4, y: you.y + down, side: 'left' },
  ]);
  const yours = freeSpot(besideYou, texts.you, { ...room, taken }) ?? {
    ...you,
    y: you.y - 14,
    side: 'middle',
  };

  const onNew = [18, -9, -28].flatMap((down) => along(level.y + down, width, 10));
  const yourBox = boxOf(yours, texts.you);
  const onNewLine = (text: string, around: readonly Box[]) =>
    placed(onNew, text, { ...room, taken: [...around, yourBox] });
  const [full, short, shortest] = texts.newRegime;
  const [newRegime = { x: width - 10, y: level.y - 9, side: 'left', text: shortest } as const] = [
    ...onNewLine(full, taken),
    ...onNewLine(short, taken),
    ...onNewLine(shortest, taken),
    // A long amount on a phone may lie on a dotted line.
    ...onNewLine(short, solid),
  ];

  const foot = (x: number, text: string) =>
    keptWithin({ x, y: floor + 38, side: 'middle' }, text, width);
  const now = foot(you.x, texts.now);
  const there = foot(level.x, texts.level);
  const isCrowded = doTouch(boxOf(now, texts.now), boxOf(there, texts.level));
  return {
    start: { ...start, text: begin },
    you: { ...yours, text: texts.you },
    newRegime,
    now: { ...now, text: texts.now },
    level: { ...there, y: there.y + (isCrowded ? 18 : 0), text: texts.level },
  };
}
