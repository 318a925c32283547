import { colour, Note, Pen, Rule, Sheet, Words } from '@/lib/build/plates/pen';
import {
  financialPlanningPlate,
  lineDrawing as plate,
} from '@/lib/content/figures/financial-planning';

const { flags, stretches } = plate;
const most = Math.max(...stretches.map(({ monthly }) => monthly));

/**
 * The strands of the line, the one that ends first on the outside: where each begins and how thick
 * it is.
 */
function strandsOf(thickness: number) {
  let start = 0;
  return flags.map((flag) => {
    const depth = (thickness * flag.monthly) / most;
    start += depth;
    return { ...flag, start: start - depth, depth };
  });
}

/** A pennant on its pole, its foot at the point. */
function Flag({ x, y, height, left }: { x: number; y: number; height: number; left?: boolean }) {
  const way = left ? -1 : 1;
  return (
    <>
      <Rule d={`M${x} ${y}v${-height}`} tone="ink" width={2} />
      <path
        d={`M${x} ${y - height}l${way * 34} 11l${way * -34} 11z`}
        fill={colour('thread')}
        stroke={colour('red')}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  );
}

type StrandProps = { d: string; stitches: string; depth: number };

/** A strand of the line, sewn where it is thick enough for it. */
function Strand({ d, stitches, depth }: StrandProps) {
  return (
    <>
      <path d={d} fill={colour('red')} />
      {depth > 7 && (
        <path
          d={stitches}
          stroke={colour('thread')}
          strokeWidth="1.8"
          strokeDasharray="7 5"
          fill="none"
        />
      )}
    </>
  );
}

const TOP = 330;
/** The height of each flag's words above the line, so that none crosses the next pole. */
const heights = [290, 190, 290, 190];

export function LineWide() {
  const at = (years: number) => (1199 * years) / plate.last;
  const strands = strandsOf(64);
  const foot = TOP + 64;
  return (
    <Sheet title={financialPlanningPlate.picture} width={1200} height={556}>
      {strands.map(({ goal, years, when, amount, strand, start, depth }, index) => {
        const end = at(years);
        const y = TOP + start;
        const height = heights[index] ?? 190;
        const isLast = index === strands.length - 1;
        const side = isLast ? ({ at: 'end', x: end - 44 } as const) : ({ x: end + 44 } as const);
        return (
          <g key={goal}>
            <Strand
              d={`M0 ${y}H${end}v${depth - 2}H0z`}
              stitches={`M4 ${y + depth / 2 - 1}H${end - 4}`}
              depth={depth}
            />
            <Flag x={end - 1} y={y + depth - 2} height={start + depth + height} left={isLast} />
            <Words {...side} y={TOP - height + 18} face="ink" size={20}>
              {goal}
            </Words>
            <Words {...side} y={TOP - height + 44} face="ink" size={16} fill={colour('red')}>
              {when}
            </Words>
            <Words {...side} y={TOP - height + 68} size={15}>
              {amount}
            </Words>
            <Words {...side} y={TOP - height + 92} face="pen" size={16}>
              {strand}
            </Words>
          </g>
        );
      })}
      {stretches.map(({ from, to, amount }) => (
        <g key={to}>
          <Rule d={`M${at(from)} ${foot + 8}v12H${at(to)}v-12`} tone="rule-strong" width={1.4} />
          <Words
            x={(at(from) + at(to)) / 2}
            y={foot + 44}
            face="ink"
            size={from === 0 ? 14 : 17}
            at="middle"
          >
            {amount}
          </Words>
        </g>
      ))}
      <Words x={at(flags[1]?.years ?? 0) + 8} y={foot + 66} size={14.5} fill={colour('soft')}>
        {plate.total}
      </Words>
      <Note x={1} y={522} number={1} most={60} size={17}>
        {plate.done}
      </Note>
      <Note x={640} y={522} number={2} most={60} size={17}>
        {plate.cautious}
      </Note>
    </Sheet>
  );
}

/** Positions on a phone, not to scale, since each goal needs room for its words. */
const places = [96, 226, 396, 586];
const LEFT = 8;

export function LinePhone() {
  const strands = strandsOf(48);
  const foot = places.at(-1) ?? 0;
  const half = (places[2] ?? 0) + 56;
  return (
    <Sheet
      title={financialPlanningPlate.picture}
      width={344}
      height={foot + 244}
      columns={[[[0, half]], [[half, foot + 244]]]}
    >
      <Words x={0} y={16} size={15} fill={colour('folio')}>
        {plate.start}
      </Words>
      {strands.map(({ goal, when, amount, strand, start, depth }, index) => {
        const end = places[index] ?? 0;
        const x = LEFT + 48 - start - depth;
        return (
          <g key={goal}>
            <Strand
              d={`M${x} 26H${x + depth - 2}V${end}H${x}z`}
              stitches={`M${x + depth / 2 - 1} 30V${end - 4}`}
              depth={depth}
            />
            <Pen d={`M${x + depth - 2} ${end - 1}H82`} width={1.8} />
            <path
              d={`M82 ${end - 1}v-22l20 7l-20 7`}
              fill={colour('thread')}
              stroke={colour('red')}
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            <Words x={108} y={end - 8} face="ink" size={18}>
              {goal}
            </Words>
            <Words x={108} y={end + 14} face="ink" size={15.5} fill={colour('red')}>
              {when}
            </Words>
            <Words x={342} y={end + 14} face="pen" size={15.5} at="end">
              {strand}
            </Words>
            <Words x={108} y={end + 36} size={14}>
              {amount}
            </Words>
          </g>
        );
      })}
      {stretches.map(({ from, to, amount }, index) => {
        const start = index === 0 ? 26 : (places[index - 1] ?? 0) + 36;
        return (
          <Words
            key={to}
            x={from === 0 ? 64 : 108}
            y={from === 0 ? 52 : (start + (places[index] ?? 0)) / 2 + 2}
            face="ink"
            size={15}
          >
            {from === 0 ? amount : `then ${amount}`}
          </Words>
        );
      })}
      <Words x={116} y={52} size={14} fill={colour('soft')}>
        {plate.total}
      </Words>
      <Note x={2} y={foot + 76} number={1} most={34} size={15.5}>
        {plate.done}
      </Note>
      <Note x={2} y={foot + 170} number={2} most={34} size={15.5}>
        {plate.cautious}
      </Note>
    </Sheet>
  );
}
