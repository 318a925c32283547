import { Arrow, colour, Note, Paragraph, Sheet, Words, wrapped } from '@/lib/build/plates/pen';
import { tdsDrawing as plate, tdsPlate } from '@/lib/content/figures/tds-return';

/** The corner of each quarter, clockwise from the top right: right or left, down or up. */
const quarters = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

type WheelProps = { x: number; y: number; radius: number };

/** The rim with its stitches, four spokes and the hub; an arrow at each turn. */
function Wheel({ x, y, radius }: WheelProps) {
  const hub = radius * 0.42;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={colour('paper')}
        stroke={colour('red')}
        strokeWidth="14"
      />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="none"
        stroke={colour('thread')}
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <path
        d={`M${x - radius + 7} ${y}H${x + radius - 7}M${x} ${y - radius + 7}V${y + radius - 7}`}
        stroke={colour('rule-strong')}
        strokeWidth="1.5"
      />
      <circle
        cx={x}
        cy={y}
        r={hub}
        fill={colour('page')}
        stroke={colour('ink')}
        strokeWidth="1.5"
      />
      {plate.hub.map((line, index) => (
        <Words
          key={line}
          x={x}
          y={y - 19 + index * 25}
          face={index === 1 ? 'ink' : 'plain'}
          size={index === 1 ? 18 : 15}
          at="middle"
          fill={index === 1 ? colour('red') : undefined}
        >
          {line}
        </Words>
      ))}
      {plate.turns.map((turn, index) => {
        const [right = 1, down = 1] = quarters[index] ?? [];
        return (
          <Words
            key={turn.title}
            x={x + right * radius * 0.4}
            y={y + down * radius * 0.58 + 6}
            face="ink"
            size={radius > 150 ? 21 : 17}
            at="middle"
            fill={colour('red')}
          >
            {`${index + 1} ${turn.title}`}
          </Words>
        );
      })}
    </>
  );
}

/** The words of one turn, with their corner at the point. */
function Turn({ index, x, y, most }: { index: number; x: number; y: number; most: number }) {
  const turn = plate.turns[index];
  if (!turn) return null;
  return (
    <>
      <Words x={x} y={y} face="ink" size={19}>
        {`${index + 1} ${turn.title}`}
      </Words>
      <Words x={x} y={y + 27} face="pen" size={16.5}>
        {turn.when}
      </Words>
      <Paragraph x={x} y={y + 52} size={15.5} most={most}>
        {turn.text}
      </Paragraph>
    </>
  );
}

export function WheelWide() {
  return (
    <Sheet title={tdsPlate.picture} width={1200} height={570}>
      <Wheel x={600} y={210} radius={190} />
      <Turn index={0} x={880} y={70} most={38} />
      <Turn index={1} x={880} y={290} most={38} />
      <Turn index={2} x={40} y={290} most={38} />
      <Turn index={3} x={40} y={70} most={38} />
      <Arrow d="M806 110l50-20" x={856} y={90} from={Math.PI * 0.88} />
      <Arrow d="M806 310l50 0" x={856} y={310} from={Math.PI} />
      <Arrow d="M394 310l-50 0" x={344} y={310} from={0} />
      <Arrow d="M394 110l-50-20" x={344} y={90} from={Math.PI * 0.12} />
      <Words x={600} y={440} size={15} at="middle">
        {plate.payer}
      </Words>
      <Words x={600} y={464} size={15} at="middle" fill={colour('folio')}>
        {plate.tan}
      </Words>
      <Note x={40} y={522} number={2} most={62} size={17}>
        {plate.late}
      </Note>
      <Note x={680} y={522} number={3} most={50} size={17}>
        {plate.lateStatement}
      </Note>
    </Sheet>
  );
}

export function WheelPhone() {
  const most = 44;
  let top = 366;
  const turns = plate.turns.map(({ title, text }, index) => {
    const y = top;
    top += 72 + wrapped(text, most).length * 22;
    return <Turn key={title} index={index} x={0} y={y} most={most} />;
  });
  return (
    <Sheet
      title={tdsPlate.picture}
      width={344}
      height={top + 236}
      columns={[
        [
          [0, 340],
          [top - 24, top + 153],
        ],
        [
          [340, top - 24],
          [top + 153, top + 236],
        ],
      ]}
    >
      <Wheel x={172} y={156} radius={146} />
      {turns}
      <Note x={2} y={top + 6} number={2} most={34} size={15.5}>
        {plate.late}
      </Note>
      <Note x={2} y={top + 100} number={3} most={34} size={15.5}>
        {plate.lateStatement}
      </Note>
      <Paragraph x={0} y={top + 172} size={14} most={46} leading={20}>
        {plate.payer}
      </Paragraph>
      <Words x={0} y={top + 218} size={14} fill={colour('folio')}>
        {plate.tan}
      </Words>
    </Sheet>
  );
}
