import { accountingPlate, balanceSheet, papers, written } from '@/content/figures/accounting';
import {
  colour,
  DoubleRule,
  Paragraph,
  Pen,
  Ring,
  Rule,
  Sheet,
  Slip,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';

type Row = readonly [string, number];
type Place = { x: number; y: number; width: number };

const ROW = 30;
const HEAD = 76;
const heightOf = (rows: number) => HEAD + rows * ROW + 58;

/** Where the ring of a row and that of the total are, below the first row's top. */
const ringDown = (row: number) => row * ROW + 15;
const totalDown = (rows: number) => rows * ROW + 21;

/** Rows of a paper and their total, the first at `y`; what the thread goes through in a ring. */
function Entries({
  x,
  y,
  width,
  rows,
  total,
  traced,
  isCarried,
}: Place & { rows: readonly Row[]; total: Row; traced?: number; isCarried?: boolean }) {
  const right = x + width;
  return (
    <>
      {rows.map(([label, rupees], index) => (
        <g key={label}>
          <Words x={x} y={y + index * ROW + 20} size={14.5}>
            {label}
          </Words>
          <Words x={right} y={y + index * ROW + 20} face="ink" size={15} at="end">
            {written(rupees)}
          </Words>
          <Rule d={`M${x} ${y + (index + 1) * ROW}H${right}`} />
          {index === traced && (
            <Ring x={right - 32} y={y + ringDown(index)} width={92} height={28} />
          )}
        </g>
      ))}
      <Words x={x} y={y + rows.length * ROW + 24} face="strong" size={14.5}>
        {total[0]}
      </Words>
      <Words x={right} y={y + rows.length * ROW + 24} face="ink" size={16} at="end">
        {written(total[1])}
      </Words>
      <DoubleRule x={right} y={y + rows.length * ROW + 32} width={78} />
      {isCarried && <Ring x={right - 32} y={y + totalDown(rows.length)} width={92} height={38} />}
    </>
  );
}

function Paper({ index, x, y, width }: Place & { index: number }) {
  const paper = papers[index];
  if (!paper) return null;
  return (
    <>
      <Slip x={x} y={y} width={width} height={heightOf(paper.rows.length)} sewn={index === 0} />
      <Words x={x + 20} y={y + 32} face="ink" size={19}>
        {`${index + 1} ${paper.title}`}
      </Words>
      <Words x={x + 20} y={y + 56} size={14} fill={colour('soft')}>
        {paper.note}
      </Words>
      <Entries
        {...paper}
        x={x + 20}
        y={y + HEAD}
        width={width - 48}
        isCarried={index === papers.length - 1}
      />
    </>
  );
}

type Point = { x: number; y: number };

/** The position of a paper's ring; the thread runs from ring to ring. */
const ringOf = (index: number, { x, y, width }: Place): Point => ({
  x: x + width - 60,
  y: y + HEAD + ringDown(papers[index]?.traced ?? 0),
});

/** The position of the ring round the profit, which is carried to the balance sheet. */
const profitOf = ({ x, y, width }: Place): Point => ({
  x: x + width - 60,
  y: y + HEAD + totalDown(papers.at(-1)?.rows.length ?? 0),
});

/** The thread from a ring to one below it, along their right. */
function Thread({ from, to, bulge = 36 }: { from: Point; to: Point; bulge?: number }) {
  const gap = to.y - from.y;
  return <Pen d={`M${from.x + 44} ${from.y + 10}q${bulge} ${gap / 2} 0 ${gap - 22}`} />;
}

/** How far down the second side begins on a phone. */
const PHONE_SIDE = 80 + (balanceSheet.assets.rows.length + 2) * ROW;

/** The two sides: next to each other, or one below the other on a phone. */
function Sides({ x, y, width, beside }: Place & { beside: boolean }) {
  const { assets, liabilities } = balanceSheet;
  const part = beside ? (width - 120) / 2 : width - 48;
  const second = beside ? { x: x + 70 + part, y: y + 58 } : { x: x + 20, y: y + PHONE_SIDE };
  return (
    <>
      <Words x={x + 20} y={y + 78} size={14} fill={colour('folio')}>
        {assets.title}
      </Words>
      <Entries
        x={x + 20}
        y={y + 86}
        width={part}
        rows={assets.rows}
        total={['Total', assets.total]}
      />
      <Words x={second.x} y={second.y + 20} size={14} fill={colour('folio')}>
        {liabilities.title}
      </Words>
      <Entries
        x={second.x}
        y={second.y + 28}
        width={part}
        rows={liabilities.rows}
        total={['Total', liabilities.total]}
        traced={balanceSheet.traced}
      />
    </>
  );
}

export function TraceWide() {
  const places: Place[] = [
    { x: 12, y: 4, width: 372 },
    { x: 420, y: 4, width: 372 },
    { x: 826, y: 4, width: 372 },
    { x: 12, y: 250, width: 372 },
  ];
  const rings = places.map((place, index) => ringOf(index, place));
  const [a, b, c, d] = rings;
  const last = places.at(-1);
  if (!(a && b && c && d && last)) throw new Error('a paper has no place');
  const profit = profitOf(last);
  return (
    <Sheet title={accountingPlate.picture} width={1200} height={622}>
      {places.map((place, index) => (
        <Paper key={place.x + place.y} index={index} {...place} />
      ))}
      <Slip x={420} y={250} width={778} height={290} />
      <Words x={440} y={284} face="ink" size={19}>
        {`5 ${balanceSheet.title}`}
      </Words>
      <Sides x={420} y={250} width={778} beside />
      <Pen
        d={`M${a.x + 40} ${a.y - 12}Q${a.x + 56} 74 ${a.x + 90} 74H${b.x - 60}Q${b.x - 26} 74 ${b.x - 20} ${b.y - 13}`}
      />
      <Pen
        d={`M${b.x + 40} ${b.y - 12}Q${b.x + 56} 74 ${b.x + 90} 74H${c.x + 24}Q${c.x + 56} 74 ${c.x + 56} 104Q${c.x + 56} ${c.y - 16} ${c.x + 38} ${c.y - 9}`}
      />
      <Pen
        d={`M${c.x + 40} ${c.y + 9}Q${c.x + 56} ${c.y + 20} ${c.x + 56} 190T${c.x + 20} 224H434Q402 224 402 262V${d.y - 24}Q402 ${d.y} ${d.x + 50} ${d.y}`}
      />
      <Thread from={d} to={profit} bulge={22} />
      <Pen
        d={`M${profit.x + 48} ${profit.y}Q402 ${profit.y} 402 510T440 556H1146Q1184 556 1184 520V446Q1184 412 1164 411`}
      />
      <Paragraph x={440} y={588} face="pen" size={17} most={92}>
        {balanceSheet.note}
      </Paragraph>
    </Sheet>
  );
}

export function TracePhone() {
  const width = 332;
  let top = 4;
  const drawn = papers.map((paper, index) => {
    const place = { x: 10, y: top, width };
    top += heightOf(paper.rows.length) + 26;
    return { place, ring: ringOf(index, place) };
  });
  const last = drawn.at(-1);
  if (!last) throw new Error('a paper has no place');
  const end = top + PHONE_SIDE + 28 + ringDown(balanceSheet.traced);
  const rings = [
    ...drawn.map(({ ring }) => ring),
    profitOf(last.place),
    { x: last.ring.x, y: end },
  ];
  const rows = balanceSheet.assets.rows.length + balanceSheet.liabilities.rows.length;
  const height = 140 + (rows + 4) * ROW;
  const foot = top + height + 40 + wrapped(balanceSheet.note, 42).length * 22;
  const half = (drawn[3]?.place.y ?? 0) - 4;
  return (
    <Sheet
      title={accountingPlate.picture}
      width={344}
      height={foot}
      columns={[
        [
          [0, half],
          [top + height + 8, foot],
        ],
        [[half, top + height + 8]],
      ]}
    >
      {drawn.map(({ place }, index) => (
        <Paper key={place.y} index={index} {...place} />
      ))}
      <Slip x={10} y={top} width={width} height={height} />
      <Words x={30} y={top + 34} face="ink" size={18}>
        {`5 ${balanceSheet.title}`}
      </Words>
      <Sides x={10} y={top} width={width} beside={false} />
      {rings.slice(1).map((to, index) => {
        const from = rings[index];
        return (
          from && <Thread key={to.y} from={from} to={to} bulge={to.y - from.y < 100 ? 22 : 36} />
        );
      })}
      <Paragraph x={10} y={top + height + 32} face="pen" size={15.5} most={42}>
        {balanceSheet.note}
      </Paragraph>
    </Sheet>
  );
}
