import {
  incorporationPlate,
  incorporationDrawing as plate,
} from '@/content/plates/company-incorporation';
import {
  Arrow,
  colour,
  Hook,
  Paragraph,
  Rule,
  Sheet,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';

type StairsProps = {
  /** Left edge of the lowest step, how far each is set back, and where all end. */
  x: number;
  setBack: number;
  right: number;
  y: number;
  size: number;
};

const SPINE = 14;

/** The text of a step in the lines that its width has room for. */
function stepOf(index: number, { x, setBack, right, size }: Omit<StairsProps, 'y'>) {
  const left = x + index * setBack;
  const most = Math.floor((right - left - SPINE - 28) / (size * 0.5));
  const text = plate.steps[index]?.text ?? '';
  return { left, most, height: 46 + wrapped(text, most).length * (size + 6) };
}

const stairsHeight = (stairs: Omit<StairsProps, 'y'>) =>
  plate.steps.reduce((sum, _, index) => sum + stepOf(index, stairs).height, 0);

/** Five ledgers, the first day at the foot; `y` is the top of the last. */
function Stairs({ y, ...stairs }: StairsProps) {
  const { right, size } = stairs;
  let top = y + stairsHeight(stairs);
  return plate.steps.map((step, index) => {
    const { left, most, height } = stepOf(index, stairs);
    const isLast = index === plate.steps.length - 1;
    top -= height;
    const text = isLast ? colour('white') : colour('soft');
    return (
      <g key={step.when}>
        <rect
          x={left}
          y={top}
          width={right - left}
          height={height - 4}
          fill={colour(isLast ? 'red' : 'paper')}
          stroke={isLast ? colour('red') : colour('rule-strong')}
        />
        <rect x={left} y={top} width={SPINE} height={height - 4} fill={colour('red')} />
        <rect x={left} y={top} width={right - left} height="3" fill={colour('red')} />
        <path
          d={`M${left + SPINE / 2} ${top + 8}v${height - 20}`}
          stroke={colour('thread')}
          strokeWidth="2"
          strokeDasharray="7 5"
        />
        <Words x={left - 10} y={top + 27} face="ink" size={17} at="end" fill={colour('red')}>
          {step.when}
        </Words>
        <Words
          x={left + SPINE + 14}
          y={top + 27}
          face="ink"
          size={18}
          fill={isLast ? colour('white') : undefined}
        >
          {step.title}
        </Words>
        <Paragraph
          x={left + SPINE + 14}
          y={top + 49}
          size={size}
          most={most}
          leading={size + 6}
          fill={text}
        >
          {step.text}
        </Paragraph>
      </g>
    );
  });
}

/** Where the parts of the CIN begin on a certificate 344 wide, and how wide they are at 18. */
const parts = [
  [22, 14],
  [48, 51],
  [113, 26],
  [153, 43],
  [210, 38],
  [262, 62],
] as const;
const CERTIFICATE = { width: 344, height: 402 };

/** The certificate with its number decoded, its corner at the point. */
function Certificate({ x, y, scale }: { x: number; y: number; scale: number }) {
  const { width, height } = CERTIFICATE;
  const { certificate } = plate;
  const middle = width / 2;
  const at = (left: number) => x + left * scale;
  const down = (top: number) => y + top * scale;
  const rows = certificate.cin.length;
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={width * scale - 2}
        height={height * scale - 2}
        fill={colour('page')}
        stroke={colour('ink')}
        strokeWidth="1.5"
      />
      <rect
        x={at(8)}
        y={down(8)}
        width={(width - 16) * scale}
        height={(height - 16) * scale}
        fill="none"
        stroke={colour('rule-strong')}
      />
      <Words x={at(middle)} y={down(40)} size={14 * scale} at="middle" fill={colour('soft')}>
        {certificate.head}
      </Words>
      <Words x={at(middle)} y={down(65)} face="ink" size={22 * scale} at="middle">
        {certificate.title}
      </Words>
      <Words x={at(middle)} y={down(96)} face="strong" size={15.5 * scale} at="middle">
        {certificate.name}
      </Words>
      <Words x={at(middle)} y={down(119)} size={15 * scale} at="middle" fill={colour('soft')}>
        {certificate.date}
      </Words>
      {certificate.cin.map(({ part, means }, index) => {
        const [left = 0, wide = 0] = parts[index] ?? [];
        const drop = 28 + (rows - 1 - index) * 27;
        return (
          <g key={part}>
            <Words x={at(left)} y={down(156)} face="ink" size={18 * scale}>
              {part}
            </Words>
            <Rule d={`M${at(left)} ${down(163)}h${wide * scale}`} tone="red" width={2} />
            <Hook x={at(left) + 4} y={down(166)} drop={drop * scale - 5} />
            <Words x={at(left) + 18} y={down(162 + drop)} size={14 * scale}>
              {means}
            </Words>
          </g>
        );
      })}
      <Rule d={`M${at(22)} ${down(340)}H${at(width - 22)}`} tone="rule-strong" />
      {certificate.numbers.map(([name = '', number = ''], index) => (
        <g key={name}>
          <Words x={at(22 + index * 150)} y={down(360)} size={14 * scale} fill={colour('soft')}>
            {name}
          </Words>
          <Words x={at(22 + index * 150)} y={down(380)} face="ink" size={15 * scale}>
            {number}
          </Words>
        </g>
      ))}
    </>
  );
}

export function IncorporationPhone() {
  const stairs = { x: 62, setBack: 25, right: 344, size: 14 };
  const foot = CERTIFICATE.height + stairsHeight(stairs);
  const half = CERTIFICATE.height + 1;
  return (
    <Sheet
      title={incorporationPlate.picture}
      width={344}
      height={foot + 80}
      columns={[[[0, half]], [[half, foot + 80]]]}
    >
      <Certificate x={0} y={0} scale={1} />
      <Stairs y={CERTIFICATE.height} {...stairs} />
      <Rule d={`M0 ${foot - 4}H344`} tone="ink" width={1.5} />
      <Words x={64} y={foot + 34} face="pen" size={16}>
        {plate.start}
      </Words>
      <Words x={64} y={foot + 58} size={14.5} fill={colour('soft')}>
        {plate.plan}
      </Words>
      <Arrow d={`M56 ${foot + 30}q-34 0-34-60`} x={22} y={foot - 30} from={Math.PI / 2} />
    </Sheet>
  );
}

export function IncorporationWide() {
  const stairs = { x: 96, setBack: 78, right: 680, size: 15 };
  const scale = 1.28;
  const top = 60;
  const foot = top + stairsHeight(stairs);
  return (
    <Sheet title={incorporationPlate.picture} width={1200} height={foot + 76}>
      <Stairs y={top} {...stairs} />
      <Rule d={`M0 ${foot - 4}H700`} tone="ink" width={1.5} />
      <Words x={150} y={foot + 36} face="pen" size={18}>
        {plate.start}
      </Words>
      <Words x={150} y={foot + 61} size={15} fill={colour('soft')}>
        {plate.plan}
      </Words>
      <Arrow d={`M142 ${foot + 31}q-110 6-96-62`} x={46} y={foot - 31} from={Math.PI / 2} />
      <Certificate x={1200 - CERTIFICATE.width * scale} y={4} scale={scale} />
      <Arrow d={`M684 ${top + 36}q30-14 66-4`} x={750} y={top + 32} from={Math.PI * 1.05} />
    </Sheet>
  );
}
