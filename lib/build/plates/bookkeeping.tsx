import { colour, Paragraph, Pen, Ring, Rule, Sheet, Words } from '@/lib/build/plates/pen';
import {
  bookkeepingPlate,
  msmeDays,
  ageingDrawing as plate,
} from '@/lib/content/figures/bookkeeping';

/** The age at the right end of a scale, in days. */
const LONGEST = 74;

type PartProps = { x: number; y: number; width: number; row: number };

/** Unpaid bills, each a hatched bar as long as its days; red ink for the one over the line. */
function Payable({ x, y, width, row }: PartProps) {
  const at = (days: number) => x + (width * days) / LONGEST;
  const foot = y + 44 + plate.payable.bills.length * row;
  return (
    <>
      <Words x={x} y={y + 20} face="ink" size={20}>
        {plate.payable.title}
      </Words>
      <Words x={at(msmeDays.agreed) + 8} y={y + 50} face="pen" size={16}>
        {plate.payable.line}
      </Words>
      {plate.payable.bills.map((bill, index) => {
        const top = y + 56 + index * row;
        return (
          <g key={bill.to}>
            <Words x={x + 8} y={top + 18} size={15}>
              {`${bill.to}, ${bill.age}`}
            </Words>
            <rect
              x={x}
              y={top + 26}
              width={at(bill.days) - x}
              height="18"
              fill={bill.isLate ? colour('red') : colour('wash')}
              stroke={colour('ink')}
              strokeWidth="1.3"
            />
            <Words x={x + width - 12} y={top + 18} face="ink" size={16} at="end">
              {bill.amount}
            </Words>
            {bill.isLate && (
              <>
                <Ring x={x + width - 33} y={top + 13} width={64} height={28} />
                <Words x={x + width} y={top + 71} face="pen" size={15} at="end">
                  {plate.payable.late}
                </Words>
              </>
            )}
          </g>
        );
      })}
      <Rule d={`M${x} ${y + 56}V${foot + 20}`} tone="ink" width={1.6} />
      <Pen
        d={`M${at(msmeDays.agreed)} ${y + 36}q2 ${(foot - y) / 2} 0 ${foot - y - 52}`}
        width={2.6}
      />
    </>
  );
}

/** What customers owe: one bar a class of age, as long as its amount. */
function Receivable({ x, y, width, row }: PartProps) {
  const most = Math.max(...plate.receivable.ages.map(({ rupees }) => rupees));
  return (
    <>
      <Words x={x} y={y + 20} face="ink" size={20}>
        {plate.receivable.title}
      </Words>
      <Words x={x} y={y + 43} size={14.5} fill={colour('soft')}>
        {plate.receivable.sales}
      </Words>
      {plate.receivable.ages.map(({ age, amount, rupees }, index) => {
        const top = y + 56 + index * row;
        const length = ((width - 90) * rupees) / most;
        return (
          <g key={age}>
            <Words x={x + 8} y={top + 18} size={15}>
              {age}
            </Words>
            <rect
              x={x}
              y={top + 26}
              width={length}
              height="18"
              fill={colour('wash')}
              stroke={colour('ink')}
              strokeWidth="1.3"
            />
            {Array.from({ length: index * 3 }, (_, line) => {
              const left = x + ((line + 1) * length) / (index * 3 + 1);
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes without anything on them
              return <Rule key={line} d={`M${left + 3} ${top + 27}l-6 16`} tone="ink" />;
            })}
            <Words x={x + length + 12} y={top + 41} face="ink" size={16}>
              {amount}
            </Words>
          </g>
        );
      })}
      <Rule d={`M${x} ${y + 56}v${row * 4 + 8}`} tone="ink" width={1.6} />
    </>
  );
}

export function AgeingWide() {
  return (
    <Sheet title={bookkeepingPlate.picture} width={1200} height={480}>
      <Payable x={1} y={4} width={603} row={72} />
      <Paragraph x={0} y={420} face="pen" size={16.5} most={72} leading={23}>
        {plate.payable.note}
      </Paragraph>
      <Rule d="M652 0V480M658 480V0" tone="margin" />
      <Receivable x={706} y={4} width={490} row={72} />
      <Paragraph x={706} y={420} face="pen" size={16.5} most={56} leading={23}>
        {plate.receivable.note}
      </Paragraph>
    </Sheet>
  );
}

export function AgeingPhone() {
  return (
    <Sheet
      title={bookkeepingPlate.picture}
      width={344}
      height={1000}
      columns={[[[0, 566]], [[590, 1000]]]}
    >
      <Payable x={2} y={4} width={338} row={70} />
      <Paragraph x={2} y={410} face="pen" size={15.5} most={44} leading={21}>
        {plate.payable.note}
      </Paragraph>
      <Rule d="M0 570H344" tone="rule-strong" />
      <Receivable x={2} y={594} width={338} row={70} />
      <Paragraph x={2} y={966} face="pen" size={15.5} most={44} leading={21}>
        {plate.receivable.note}
      </Paragraph>
    </Sheet>
  );
}
