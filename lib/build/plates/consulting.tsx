import {
  colour,
  DoubleRule,
  Note,
  Paragraph,
  Ring,
  Rule,
  Sheet,
  Words,
} from '@/lib/build/plates/pen';
import { consultingPlate, bridgeDrawing as plate } from '@/lib/content/figures/consulting';

const { asked, steps, value } = plate;

type Kind = 'pier' | 'off' | 'on' | 'total';
type Part = { title: string; why: string; amount: string; low: number; high: number; kind: Kind };

/** The piers at both ends and the spans between them, in the order of the bridge. */
const parts: readonly Part[] = [
  { ...asked, low: 0, high: asked.rupees, kind: 'pier' },
  ...steps.map(
    (step): Part => ({
      ...step,
      low: Math.min(step.from, step.to),
      high: Math.max(step.from, step.to),
      kind: step.change < 0 ? 'off' : 'on',
    }),
  ),
  { ...value, low: 0, high: value.rupees, kind: 'total' },
];

type BlockProps = { x: number; y: number; width: number; height: number; kind: Kind };

const fill: Record<Kind, string> = { pier: 'wash', off: 'page', on: 'wash', total: 'red' };

/** A block of the bridge: deductions are hatched, the value is drawn as a book cover. */
function Block({ x, y, width, height, kind }: BlockProps) {
  const strokes = kind === 'off' ? Math.floor(width / 7) : 0;
  const hatching = Array.from({ length: strokes }, (_, at) => `M${x + 7 * at + 4} ${y}v${height}`);
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={colour(fill[kind])}
        stroke={colour(kind === 'total' ? 'red' : 'ink')}
        strokeWidth="1.4"
      />
      {strokes > 0 && <Rule d={hatching.join('')} tone="ink" />}
      {kind === 'total' && (
        <path
          d={
            height > width
              ? `M${x + 8} ${y + 6}V${y + height - 2}`
              : `M${x + 6} ${y + 8}H${x + width - 2}`
          }
          stroke={colour('thread')}
          strokeWidth="2"
          strokeDasharray="7 5"
        />
      )}
    </>
  );
}

const FOOT = 372;
const COLUMN = 209;
const WIDTH = 118;

export function BridgeWide() {
  const at = (rupees: number) => FOOT - (300 * rupees) / asked.rupees;
  return (
    <Sheet title={consultingPlate.picture} width={1200} height={586}>
      {parts.map(({ title, why, amount, low, high, kind }, index) => {
        const x = 1 + index * COLUMN;
        const top = at(high);
        const next = parts[index + 1];
        const leaves = kind === 'off' ? at(low) : top;
        return (
          <g key={title}>
            <Block x={x} y={top} width={WIDTH} height={at(low) - top} kind={kind} />
            {next && <Rule d={`M${x + WIDTH} ${leaves}H${x + COLUMN}`} tone="ink" width={1.6} />}
            <Words
              x={x + WIDTH / 2}
              y={kind === 'off' ? at(low) + 24 : top - 14}
              face="ink"
              size={19}
              at="middle"
              fill={colour(kind === 'total' ? 'red' : 'ink')}
            >
              {amount}
            </Words>
            <Words x={x} y={FOOT + 32} face="strong" size={16}>
              {title}
            </Words>
            <Paragraph x={x} y={FOOT + 55} size={14.5} most={26} leading={20} fill={colour('soft')}>
              {why}
            </Paragraph>
          </g>
        );
      })}
      <Rule d={`M0 ${FOOT}H1200`} tone="ink" width={2} />
      <Ring x={1 + 5 * COLUMN + WIDTH / 2} y={at(value.rupees) - 20} width={112} height={42} />
      <Note x={1} y={552} number={1} most={64} size={17}>
        {plate.multiple}
      </Note>
      <Note x={640} y={552} number={2} most={60} size={17}>
        {plate.papers}
      </Note>
    </Sheet>
  );
}

const ROW = 104;

/** For phones: each block begins where the one above it ends. */
export function BridgePhone() {
  const at = (rupees: number) => 1 + (341 * rupees) / asked.rupees;
  const foot = parts.length * ROW;
  const half = 4 * ROW;
  return (
    <Sheet
      title={consultingPlate.picture}
      width={344}
      height={foot + 224}
      columns={[[[0, half]], [[half, foot + 224]]]}
    >
      {parts.map(({ title, why, amount, low, high, kind }, index) => {
        const top = 8 + index * ROW;
        return (
          <g key={title}>
            <Words x={0} y={top + 16} face="strong" size={16}>
              {title}
            </Words>
            <Words
              x={342}
              y={top + 16}
              face="ink"
              size={18}
              at="end"
              fill={colour(kind === 'total' ? 'red' : 'ink')}
            >
              {amount}
            </Words>
            <Block x={at(low)} y={top + 26} width={at(high) - at(low)} height={22} kind={kind} />
            {kind === 'total' && <DoubleRule x={342} y={top + 22} width={76} tone="red" />}
            <Paragraph x={0} y={top + 68} size={14.5} most={44} leading={19} fill={colour('soft')}>
              {why}
            </Paragraph>
          </g>
        );
      })}
      <Note x={2} y={foot + 30} number={1} most={34} size={15.5}>
        {plate.multiple}
      </Note>
      <Note x={2} y={foot + 132} number={2} most={34} size={15.5}>
        {plate.papers}
      </Note>
    </Sheet>
  );
}
