import { auditPlate, auditDrawing as plate } from '@/content/figures/audit';
import {
  Cross,
  colour,
  DoubleRule,
  Margin,
  Note,
  Paragraph,
  Pen,
  Ring,
  Rule,
  Sheet,
  Signature,
  Slip,
  Tick,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';

type Entry = (typeof plate.entries)[number];

const ROW = 36;
const TOP = 58;
const material = plate.entries.filter(({ isMaterial }) => isMaterial);
const small = plate.entries.filter(({ isMaterial }) => !isMaterial);
/** The height of the materiality line, between material and other entries. */
const LINE = TOP + material.length * ROW + 34;
const SMALL = LINE + 10;
const TOTAL = SMALL + small.length * ROW;
const HEIGHT = TOTAL + 104;

const yOf = (id: Entry['id']) => {
  const index = material.findIndex((entry) => entry.id === id);
  return TOP + index * ROW + 24;
};

/**
 * The columns of the trial balance: its left edge, the ends of both amounts, the ticks, the words.
 */
const at = { name: 304, debit: 582, credit: 686, tick: 712, to: 736, end: 900 };

function Mark({ mark, x, y, seed }: Pick<Entry, 'mark'> & { x: number; y: number; seed: number }) {
  if (mark === 'agreed') return <Tick x={x} y={y} seed={seed} />;
  return mark === 'wrong' ? <Cross x={x} y={y} /> : null;
}

function EntryRow({ entry, top, seed }: { entry: Entry; top: number; seed: number }) {
  const y = top + 24;
  return (
    <>
      <Words x={at.name} y={y}>
        {entry.label}
      </Words>
      <Words x={entry.side === 'debit' ? at.debit : at.credit} y={y} face="ink" at="end">
        {entry.amount}
      </Words>
      <Mark mark={entry.mark} x={at.tick} y={y} seed={seed} />
      <Words x={at.to} y={y} face="pen" size={16}>
        {entry.to}
      </Words>
      <Rule d={`M${at.name} ${top + ROW}H${at.end}`} />
    </>
  );
}

function TrialBalance() {
  const [name = '', debit = '', credit = '', to = ''] = plate.head;
  const columns = [494, 592, 696];
  return (
    <>
      {columns.map((x) => (
        <Rule key={x} d={`M${x} 20V${LINE - 34}M${x} ${SMALL}V${TOTAL + 48}`} />
      ))}
      <Words x={at.name} y={44} fill={colour('folio')}>
        {name}
      </Words>
      <Words x={at.debit} y={44} at="end" fill={colour('folio')}>
        {debit}
      </Words>
      <Words x={at.credit} y={44} at="end" fill={colour('folio')}>
        {credit}
      </Words>
      <Words x={at.to} y={44} fill={colour('red')}>
        {to}
      </Words>
      <Rule d={`M${at.name} ${TOP}H${at.end}`} tone="ink" width={1.5} />
      {material.map((entry, row) => (
        <EntryRow key={entry.id} entry={entry} top={TOP + row * ROW} seed={row} />
      ))}
      {small.map((entry, row) => (
        <EntryRow key={entry.id} entry={entry} top={SMALL + row * ROW} seed={row + 3} />
      ))}
      <Words x={at.name} y={TOTAL + 30} face="strong">
        {plate.total.label}
      </Words>
      <Words x={at.debit} y={TOTAL + 30} face="ink" size={16} at="end">
        {plate.total.debit}
      </Words>
      <DoubleRule x={at.debit} y={TOTAL + 38} width={78} />
      <Words x={at.credit} y={TOTAL + 30} face="ink" size={16} at="end">
        {plate.total.credit}
      </Words>
      <DoubleRule x={at.credit} y={TOTAL + 38} width={78} />
      <Tick x={at.tick} y={TOTAL + 30} />
      <Words x={at.to} y={TOTAL + 30} face="pen" size={16}>
        {plate.total.to}
      </Words>
      <Rule d={`M${at.name} ${TOTAL + 52}H${at.end}`} />
      <Words x={at.name} y={TOTAL + 76}>
        {plate.stock.label}
      </Words>
      <Words x={at.credit} y={TOTAL + 76} face="ink" at="end">
        {plate.stock.amount}
      </Words>
      <Tick x={at.tick} y={TOTAL + 76} seed={2} />
      <Words x={at.to} y={TOTAL + 76} face="pen" size={16}>
        {plate.stock.to}
      </Words>
    </>
  );
}

/** The bill that was sampled, and how it was traced. `x` and `y` are the corner of its slip. */
function Bill({ x, y, width }: { x: number; y: number; width: number }) {
  const right = x + width - 36;
  return (
    <>
      <Slip x={x} y={y} width={width} height={206} sewn />
      <Words x={x + 30} y={y + 32} face="ink" size={17}>
        {plate.bill.supplier}
      </Words>
      <Words x={x + 30} y={y + 52} size={14} fill={colour('soft')}>
        {plate.bill.place}
      </Words>
      {plate.bill.lines.map(([label = '', value = ''], line) => {
        const top = y + 66 + line * 33;
        return (
          <g key={label}>
            <Rule d={`M${x + 30} ${top}H${x + width - 14}`} />
            <Words x={x + 30} y={top + 22} face={line === 3 ? 'strong' : 'plain'} size={14}>
              {label}
            </Words>
            <Words x={right} y={top + 22} face={line > 0 ? 'ink' : 'plain'} size={14} at="end">
              {value}
            </Words>
            <Tick x={x + width - 22} y={top + 24} seed={line} />
          </g>
        );
      })}
      <DoubleRule x={right} y={y + 193} width={52} />
      <Ring x={x + 54} y={y + 83} width={74} height={28} />
      {plate.bill.followed.map(([book = '', words = ''], step) => {
        const top = y + 240 + step * 54;
        return (
          <g key={book}>
            <circle
              cx={x + 14}
              cy={top - 5}
              r="6"
              fill={colour('page')}
              stroke={colour('red')}
              strokeWidth="1.7"
            />
            <Words x={x + 40} y={top} face="pen" size={16}>
              {book}
            </Words>
            <Words x={x + 40} y={top + 21} face="pen" size={15}>
              {words}
            </Words>
            <Tick x={x + width - 22} y={top + 20} seed={step} />
          </g>
        );
      })}
      <Pen d={`M${x + 18} ${y + 88}q-6 60-4 141M${x + 14} ${y + 241}v42`} />
    </>
  );
}

/** The foot of the signed report, torn off above. */
function Report({ x, y, width }: { x: number; y: number; width: number }) {
  const tear = Array.from(
    { length: 10 },
    (_, tooth) => `l${width / 20} ${tooth % 3 ? 7 : 9}l${width / 20}-${tooth % 3 ? 7 : 9}`,
  );
  return (
    <>
      <path
        d={`M${x} ${y}${tear.join('')}v304h${-width}z`}
        fill={colour('paper')}
        stroke={colour('rule-strong')}
      />
      <Paragraph x={x + 30} y={y + 36} face="ink" size={16} most={28} leading={23}>
        {plate.report.opinion}
      </Paragraph>
      <Words x={x + 30} y={y + 116} face="strong">
        {plate.report.firm}
      </Words>
      {plate.report.lines.map((line, index) => (
        <Words
          key={line}
          x={x + 30}
          y={y + 136 + index * 21 + (index > 1 ? 46 : 0)}
          size={14}
          fill={colour('soft')}
        >
          {line}
        </Words>
      ))}
      <Signature x={x + 34} y={y + 200} />
      <Words x={x + 30} y={y + 281} face="ink" size={16}>
        {plate.report.udin}
      </Words>
      <Ring x={x + 121} y={y + 276} width={216} height={34} />
    </>
  );
}

/** For wide screens: notes at the left, the book, the papers at the right. */
export function AuditWide() {
  const { sales, bill, debtors, rent, materiality, udin } = plate.notes;
  return (
    <Sheet title={auditPlate.picture} width={1200} height={HEIGHT}>
      <Margin x={272} height={HEIGHT} />
      <Words x={0} y={44} face="strong">
        {plate.client.name}
      </Words>
      <Words x={0} y={66} size={14} fill={colour('soft')}>
        {plate.client.year}
      </Words>
      <TrialBalance />
      <Note x={2} y={yOf('sales') + 36} number={1} most={29}>
        {sales}
      </Note>
      <Pen d={`M250 ${yOf('sales') + 24}L298 ${yOf('sales') - 2}`} />
      <Note x={2} y={yOf('debtors') + 54} number={2} most={29}>
        {debtors}
      </Note>
      <Pen d={`M236 ${yOf('debtors') + 44}L298 ${yOf('debtors') - 2}`} />
      <Note x={2} y={yOf('rent')} number={3} most={27}>
        {rent}
      </Note>
      <Pen d={`M252 ${yOf('rent') - 2}L298 ${yOf('rent') - 6}`} />
      <Ring x={at.debit - 32} y={yOf('rent') - 5} width={84} height={30} />
      <Note x={2} y={LINE + 6} number={4} most={30}>
        {materiality}
      </Note>
      <Words x={at.name} y={LINE - 12} face="pen" size={17}>
        {plate.materiality}
      </Words>
      <Pen d={`M252 ${LINE - 2}q120-2 240 2t200-1t${at.end - 692} 2`} width={2.6} />
      <Note x={936} y={44} number={5} most={28}>
        {bill}
      </Note>
      <Bill x={936} y={88} width={264} />
      <Pen d={`M${at.debit - 70} ${yOf('purchases') + 9}q160-2 380 0c30 0 26 44 54 45`} />
      <Report x={936} y={424} width={264} />
      <Note x={936} y={758} number={6} most={28}>
        {udin}
      </Note>
      <Pen d="M968 718q-20 8-19 21" />
    </Sheet>
  );
}

const LINE_HEIGHT = 52;

function PhoneEntry({ entry, y, seed }: { entry: Entry; y: number; seed: number }) {
  return (
    <>
      <Words x={0} y={y}>
        {entry.label}
      </Words>
      <Words x={entry.side === 'debit' ? 242 : 340} y={y} face="ink" at="end">
        {entry.amount}
      </Words>
      {entry.mark === 'wrong' && (
        <Ring x={entry.side === 'debit' ? 210 : 308} y={y - 5} width={84} height={30} />
      )}
      <Mark mark={entry.mark} x={8} y={y + 20} seed={seed} />
      <Words x={24} y={y + 20} face="pen" size={15}>
        {entry.to}
      </Words>
      <Rule d={`M0 ${y + 30}H340`} />
    </>
  );
}

type Part = { id: string; height: number; draw: (top: number) => React.ReactNode };

/** For phones: each note below its row, the papers at the foot. */
function phoneParts(): Part[] {
  const note = (id: keyof typeof plate.notes, number: number, lines: number): Part => ({
    id: `note ${id}`,
    height: lines * 20 + 20,
    draw: (top) => (
      <Note x={12} y={top + 24} number={number} most={36} size={15} leading={20}>
        {plate.notes[id]}
      </Note>
    ),
  });
  const row = (entry: Entry, seed: number): Part => ({
    id: entry.id,
    height: LINE_HEIGHT,
    draw: (top) => <PhoneEntry entry={entry} y={top + 20} seed={seed} />,
  });
  const below: Partial<Record<Entry['id'], Part>> = {
    sales: note('sales', 1, 3),
    debtors: note('debtors', 2, 2),
    rent: note('rent', 3, 2),
  };
  const rows = (entries: readonly Entry[]) =>
    entries.flatMap((entry, seed) => [
      row(entry, seed),
      ...(below[entry.id] ? [below[entry.id] as Part] : []),
    ]);
  return [
    ...rows(material),
    {
      id: 'line',
      height: 40,
      draw: (top) => (
        <>
          <Words x={0} y={top + 22} face="pen" size={17}>
            {plate.materiality}
          </Words>
          <Pen d={`M0 ${top + 33}q90-2 180 1t160 0`} width={2.6} />
        </>
      ),
    },
    note('materiality', 4, 4),
    ...rows(small),
    {
      id: 'total',
      height: 148,
      draw: (top) => (
        <>
          <Words x={0} y={top + 28} face="strong">
            {plate.total.label}
          </Words>
          <Words x={242} y={top + 28} face="ink" size={16} at="end">
            {plate.total.debit}
          </Words>
          <DoubleRule x={242} y={top + 35} width={80} />
          <Words x={340} y={top + 28} face="ink" size={16} at="end">
            {plate.total.credit}
          </Words>
          <DoubleRule x={340} y={top + 35} width={80} />
          <Tick x={8} y={top + 54} />
          <Words x={24} y={top + 54} face="pen" size={15}>
            {plate.total.to}
          </Words>
          <Rule d={`M0 ${top + 66}H340`} />
          <Words x={0} y={top + 90} size={14}>
            {plate.stock.label}
          </Words>
          <Words x={340} y={top + 90} face="ink" at="end">
            {plate.stock.amount}
          </Words>
          <Tick x={8} y={top + 112} seed={2} />
          <Words x={24} y={top + 112} face="pen" size={15}>
            {plate.stock.to}
          </Words>
          <Rule d={`M0 ${top + 124}H340`} />
        </>
      ),
    },
    note('bill', 5, wrapped(plate.notes.bill, 36).length),
    { id: 'bill', height: 342, draw: (top) => <Bill x={20} y={top} width={300} /> },
    { id: 'report', height: 326, draw: (top) => <Report x={20} y={top} width={300} /> },
    note('udin', 6, 2),
  ];
}

export function AuditPhone() {
  const parts = phoneParts();
  const [name = '', debit = '', credit = '', to = ''] = plate.head;
  let top = 126;
  let half = top;
  const drawn = parts.map((part) => {
    const node = <g key={part.id}>{part.draw(top)}</g>;
    if (part.id === 'line') half = top;
    top += part.height;
    return node;
  });
  return (
    <Sheet
      title={auditPlate.picture}
      width={344}
      height={top}
      columns={[[[0, half]], [[half, top]]]}
    >
      <Words x={0} y={20} face="strong" size={16}>
        {plate.client.name}
      </Words>
      <Words x={0} y={42} size={14} fill={colour('soft')}>
        {plate.client.year}
      </Words>
      <Words x={0} y={84} size={14} fill={colour('folio')}>
        {name}
      </Words>
      <Words x={242} y={84} size={14} at="end" fill={colour('folio')}>
        {debit}
      </Words>
      <Words x={340} y={84} size={14} at="end" fill={colour('folio')}>
        {credit}
      </Words>
      <Tick x={8} y={104} />
      <Words x={24} y={104} face="pen" size={15}>
        {to}
      </Words>
      <Rule d="M0 114H340" tone="ink" width={1.5} />
      {drawn}
    </Sheet>
  );
}
