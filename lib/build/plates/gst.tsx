import {
  Arrow,
  colour,
  Hook,
  Paragraph,
  Ring,
  Rule,
  Sheet,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';
import { gstPlate, gstDrawing as plate } from '@/lib/content/figures/gst-registration';

type TreeProps = { width: number; y: number; step: number; size: number; beside: boolean };

/** The questions down the page. An answer is beside its question, or below it on a phone. */
function Tree({ width, y, step, size, beside }: TreeProps) {
  const box = beside ? 330 : width;
  const height = beside ? 70 : 66;
  const most = Math.floor((box - 36) / (size * 0.5));
  return (
    <>
      {plate.questions.map((question, index) => {
        const top = y + index * step;
        const oneLine = wrapped(question.asks, most).length === 1;
        const answer = beside ? { x: box + 82, y: top + 28 } : { x: 76, y: top + height + 30 };
        return (
          <g key={question.asks}>
            <rect
              x="1"
              y={top}
              width={box - 2}
              height={height}
              rx="3"
              fill={colour('paper')}
              stroke={colour('ink')}
              strokeWidth="1.3"
            />
            <Paragraph
              x={18}
              y={top + (oneLine ? height / 2 + 6 : height / 2 - 6)}
              face="strong"
              size={size}
              most={most}
            >
              {question.asks}
            </Paragraph>
            {beside ? (
              <>
                <Arrow d={`M${box + 2} ${top + 34}h66`} x={box + 70} y={top + 34} from={Math.PI} />
                <Words x={box + 18} y={top + 26} face="pen" size={16}>
                  yes
                </Words>
              </>
            ) : (
              <>
                <Arrow
                  d={`M32 ${top + height}v26h34`}
                  x={68}
                  y={top + height + 26}
                  from={Math.PI}
                />
                <Words x={38} y={top + height + 19} face="pen" size={15}>
                  yes
                </Words>
              </>
            )}
            <Words {...answer} face="ink" size={17} fill={colour('red')}>
              {question.yes}
            </Words>
            <Paragraph
              x={answer.x}
              y={answer.y + 23}
              size={14}
              most={38}
              leading={19}
              fill={colour('soft')}
            >
              {question.note}
            </Paragraph>
            {index === 3 && <Ring x={answer.x + 95} y={answer.y - 6} width={216} height={31} />}
            <Arrow
              d={`M14 ${top + height}V${top + step - 3}`}
              x={14}
              y={top + step - 3}
              from={-Math.PI / 2}
            />
          </g>
        );
      })}
      <Words x={28} y={y + 4 * step - 14} face="pen" size={15}>
        four times no
      </Words>
      <Words x={2} y={y + 4 * step + 24} face="ink" size={18}>
        {plate.otherwise}
      </Words>
    </>
  );
}

type NumberProps = {
  x: number;
  y: number;
  size: number;
  lefts: readonly number[];
  widths: readonly number[];
  row: number;
};

/** The GSTIN with a hook from each part to what it means. */
function Decoded({ x, y, size, lefts, widths, row }: NumberProps) {
  return plate.parts.map(({ part, means }, index) => {
    const left = x + (lefts[index] ?? 0);
    const drop = 26 + (plate.parts.length - 1 - index) * row;
    return (
      <g key={means}>
        <Words x={left} y={y} face="ink" size={size}>
          {part}
        </Words>
        <Rule d={`M${left} ${y + 7}h${widths[index] ?? 0}`} tone="red" width={2} />
        <Hook x={left + 4} y={y + 10} drop={drop - 4} />
        <Words x={left + 18} y={y + 11 + drop} size={15}>
          {means}
        </Words>
      </g>
    );
  });
}

export function GstWide() {
  return (
    <Sheet title={gstPlate.picture} width={1200} height={490}>
      <Tree width={690} y={10} step={108} size={16} beside />
      <Rule d="M730 0V490M736 490V0" tone="margin" />
      <Words x={776} y={40} size={15} fill={colour('folio')}>
        {plate.number}
      </Words>
      <Decoded
        x={776}
        y={92}
        size={30}
        lefts={[0, 52, 262, 296, 334]}
        widths={[36, 192, 16, 20, 20]}
        row={32}
      />
      <Paragraph x={776} y={380} face="pen" size={18} most={42} leading={25}>
        {plate.sample}
      </Paragraph>
    </Sheet>
  );
}

export function GstPhone() {
  const step = 156;
  const foot = 10 + 4 * step;
  const half = 3 + 3 * step;
  return (
    <Sheet
      title={gstPlate.picture}
      width={344}
      height={foot + 420}
      columns={[[[0, half]], [[half, foot + 420]]]}
    >
      <Tree width={344} y={4} step={step} size={15.5} beside={false} />
      <Paragraph x={2} y={foot + 68} face="pen" size={16} most={42} leading={22}>
        {plate.sample}
      </Paragraph>
      <Rule d={`M0 ${foot + 150}H344`} tone="rule-strong" />
      <Words x={0} y={foot + 182} size={15} fill={colour('folio')}>
        {plate.number}
      </Words>
      <Decoded
        x={0}
        y={foot + 220}
        size={20}
        lefts={[0, 32, 182, 212, 242]}
        widths={[24, 130, 11, 14, 14]}
        row={30}
      />
    </Sheet>
  );
}
