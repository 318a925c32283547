import {
  along,
  aroundDot,
  type Box,
  boxOf,
  clearOf,
  isAbove,
  type Placed,
  type Point,
  placed,
  type Spot,
} from '@/components/calculators/law/chart-places';

/** Where words along a line may begin, in pixels. */
const START = 12;

/** In pixels: how wide the drawing is, and between which heights its amounts lie. */
type Drawing = { width: number; top: number; floor: number };

export const pathOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Beside a dot: nearest above it, then below, on either side. */
const besideDot = ({ x, y }: Point): Spot[] =>
  [-10, -28, -46, 22, 40, 58].flatMap((down): Spot[] => [
    { x: x + 12, y: y + down, side: 'right' },
    { x: x - 12, y: y + down, side: 'left' },
  ]);

type Split = Drawing & {
  /** The upper edges of the interest and of the whole instalment, month by month. */
  interest: readonly Point[];
  whole: readonly Point[];
  /** From where on more repays the loan than pays interest. */
  turn: Point | undefined;
};

/** Where the parts of the instalment and the turning month are named, clear of every line. */
export function splitPlaces(drawing: Split, month: number | null): Placed[] {
  const { width, top, floor, interest, whole, turn } = drawing;
  const dots = turn ? [aroundDot(turn)] : [];
  const isClear = clearOf(interest, whole);
  const under: Box = { left: 0, right: width, top: floor, bottom: floor + 99 };
  const room = { to: width, taken: [...dots, under], isClear };
  const turning = turn ? placed(besideDot(turn), `Month ${month}`, room) : [];
  const named = { ...room, taken: [...room.taken, ...turning.map((one) => boxOf(one, one.text))] };

  // Within its part if that is high enough, or else on the line that bounds it.
  const heights = interest.map(({ y }) => y);
  const red = placed(
    [
      { x: START, y: floor - 14, side: 'right' },
      ...along(floor - 14, width, START),
      ...along(Math.min(...heights) - 10, width, START),
    ],
    'Interest',
    named,
  );
  const black = placed(
    [
      ...[26, 44].map((down): Spot => ({ x: width - 12, y: top + down, side: 'left' })),
      ...along(top + 26, width, START).toReversed(),
      { x: width, y: top - 8, side: 'left' },
    ],
    'Principal',
    {
      ...named,
      taken: [...named.taken, ...red.map((one) => boxOf(one, one.text))],
      isClear: (box) => isClear(box) && isAbove(interest, box),
    },
  );
  return [...turning, ...red, ...black];
}

type Balance = Drawing & { marked: Point; lines: readonly (readonly Point[])[] };

/** Where the marked month is named, in the first of the wordings that has room. */
export function balancePlace(
  { width, top, floor, marked, lines }: Balance,
  texts: readonly string[],
): Placed | undefined {
  const room = {
    to: width,
    taken: [
      aroundDot(marked),
      { left: 0, right: width, top: floor - 2, bottom: floor + 99 },
      { left: 0, right: width, top: 0, bottom: top - 18 },
    ],
    isClear: clearOf(...lines),
  };
  // Further and further to the left, below the line and above the floor.
  const below = [-8, -26, -44].flatMap((down) =>
    along(floor + down, width, START).map(
      (spot): Spot => ({ ...spot, x: marked.x - spot.x, side: 'left' }),
    ),
  );
  return texts.flatMap((text) => placed([...besideDot(marked), ...below], text, room))[0];
}
