import {
  Arrow,
  colour,
  DoubleRule,
  Paragraph,
  Rule,
  Sheet,
  Slip,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';
import { itrPlate, itrDrawing as plate } from '@/lib/content/figures/itr-filing';

type Place = { x: number; y: number; width: number };

const LEAD = 20;

/** The questions down the page, under each the forms that its answers lead to. */
function questionsOf(width: number) {
  const most = Math.floor((width - 130) / 7.4);
  let top = 0;
  return plate.questions.map((question) => {
    const answers = question.answers.map(([form = '', condition = '']) => ({
      form,
      condition,
      height: Math.max(38, wrapped(condition, most).length * LEAD + 16),
    }));
    const start = top;
    const height = 58 + answers.reduce((sum, answer) => sum + answer.height, 0);
    top += height + 34;
    return { ...question, answers, top: start, height, most };
  });
}

function Questions({ x, y, width }: Place) {
  return questionsOf(width).map(({ asks, answers, on, top, height, most }, index) => {
    let row = y + top + 58;
    // The line ends at the last form, or goes on to the next question.
    const lastForm = height - (answers.at(-1)?.height ?? 0) + 16;
    return (
      <g key={asks}>
        <rect
          x={x + 1}
          y={y + top}
          width={width - 2}
          height="42"
          rx="3"
          fill={colour('paper')}
          stroke={colour('ink')}
          strokeWidth="1.3"
        />
        <Words x={x + 16} y={y + top + 27} face="strong" size={15.5}>
          {`${index + 1} ${asks}`}
        </Words>
        {answers.map(({ form, condition, height: tall }) => {
          const line = row;
          row += tall;
          return (
            <g key={form}>
              <Arrow d={`M${x + 14} ${line + 16}h24`} x={x + 38} y={line + 16} from={Math.PI} />
              <Words x={x + 46} y={line + 22} face="ink" size={17} fill={colour('red')}>
                {form}
              </Words>
              <Paragraph x={x + 112} y={line + 21} size={14.5} most={most} leading={LEAD}>
                {condition}
              </Paragraph>
            </g>
          );
        })}
        <Rule
          d={`M${x + 14} ${y + top + 42}V${y + top + (on ? height : lastForm)}`}
          tone="red"
          width={1.7}
        />
        {on && (
          <>
            <Arrow
              d={`M${x + 14} ${y + top + height}v32`}
              x={x + 14}
              y={y + top + height + 32}
              from={-Math.PI / 2}
            />
            <Words x={x + 28} y={y + top + height + 18} face="pen" size={15.5}>
              {on}
            </Words>
          </>
        )}
      </g>
    );
  });
}

const specimenRows = plate.specimen.rows.length + plate.specimen.tax.length;
const SPECIMEN = 190 + specimenRows * 32;

/** The computation as a slip, its corner at the point. */
function Specimen({ x, y, width }: Place) {
  const { title, note, rows, income, tax, payable, signed } = plate.specimen;
  const left = x + 24;
  const right = x + width - 24;
  const line = ([label, rupees]: readonly [string, number], top: number, strong = false) => (
    <g key={label}>
      <Words x={left} y={top + 21} face={strong ? 'strong' : 'plain'}>
        {label}
      </Words>
      <Words
        x={right}
        y={top + 21}
        face="ink"
        size={16}
        at="end"
        fill={strong ? undefined : colour('ink')}
      >
        {signed(rupees)}
      </Words>
      <Rule d={`M${left} ${top + 32}H${right}`} tone={strong ? 'ink' : 'rule'} />
    </g>
  );
  const taxTop = y + 84 + (rows.length + 1) * 32 + 8;
  const foot = taxTop + tax.length * 32;
  return (
    <>
      <Slip x={x} y={y} width={width} height={SPECIMEN} sewn />
      <Words x={left} y={y + 36} face="ink" size={20}>
        {title}
      </Words>
      <Words x={left} y={y + 60} size={14.5} fill={colour('soft')}>
        {note}
      </Words>
      {rows.map((row, index) => line(row, y + 80 + index * 32))}
      {line(income, y + 80 + rows.length * 32, true)}
      {tax.map((row, index) => line(row, taxTop + index * 32))}
      <Words x={left} y={foot + 30} face="strong" size={16}>
        {payable[0]}
      </Words>
      <Words x={right} y={foot + 30} face="ink" size={20} at="end" fill={colour('red')}>
        {signed(payable[1])}
      </Words>
      <DoubleRule x={right} y={foot + 39} width={60} tone="red" />
    </>
  );
}

const heightOf = (width: number) => {
  const last = questionsOf(width).at(-1);
  return last ? last.top + last.height : 0;
};

export function ItrWide() {
  const height = Math.max(heightOf(680), SPECIMEN + 80) + 10;
  return (
    <Sheet title={itrPlate.picture} width={1200} height={height}>
      <Questions x={0} y={4} width={680} />
      <Rule d={`M728 0V${height}M734 ${height}V0`} tone="margin" />
      <Specimen x={780} y={4} width={412} />
      <Paragraph x={804} y={SPECIMEN + 44} face="pen" size={17} most={42}>
        {plate.nil}
      </Paragraph>
    </Sheet>
  );
}

export function ItrPhone() {
  const foot = heightOf(344) + 36;
  const end = foot + SPECIMEN + 80;
  const half = (questionsOf(344)[2]?.top ?? 0) + 3;
  return (
    <Sheet title={itrPlate.picture} width={344} height={end} columns={[[[0, half]], [[half, end]]]}>
      <Questions x={0} y={4} width={344} />
      <Specimen x={10} y={foot} width={332} />
      <Paragraph x={24} y={foot + SPECIMEN + 36} face="pen" size={16} most={38}>
        {plate.nil}
      </Paragraph>
    </Sheet>
  );
}
