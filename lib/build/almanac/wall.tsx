/**
 * The calendar as served: before a reader chooses an audience, and without script. On a wide screen
 * it is a wall calendar; on a phone the same months are a list. What comes back every month or every
 * quarter is there once.
 */
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { DueDates } from '@/content/types/due-dates';
import {
  allMonths,
  byDay,
  type Due,
  duesOf,
  inMonth,
  lineOf,
  type Month,
  nameOfMonth,
  titleOf,
  WEEKDAYS,
} from '@/lib/almanac/almanac';
import { comesBack, type Recurring, type Rhythm, recurringOf } from '@/lib/almanac/recurring';
import { colour, Margin, Rule, Sheet, Words, wrapped } from '@/lib/build/plates/pen';
import { dayOf, daysIn, isSunday, monthName, partsOf, weekdayOf } from '@/lib/days';

const data: DueDates = dueDates;
const months = allMonths(data).slice(0, 12);
const firstMonth = months[0] ?? partsOf(data.from);
const lastMonth = months.at(-1) ?? firstMonth;
const allDues = duesOf(data);
const dues = months.flatMap((at) => inMonth(allDues, at));
const heading = `${words.calendar}, ${nameOfMonth(firstMonth)} ${firstMonth.year} to ${nameOfMonth(lastMonth)} ${lastMonth.year}`;

/** What comes back is named once; the list of a month has the rest. */
// Of twelve whole months: the data begins inside its first one.
const recurring = recurringOf(
  allMonths(data)
    .slice(1, 13)
    .flatMap((at) => inMonth(allDues, at)),
);
const ownDues = (at: Month) => inMonth(dues, at).filter((due) => !comesBack(recurring, due));

const LEADING = 19;
const WEEK = 23;
/** How many characters of a list fit into a width in pixels. */
const fitting = (width: number) => Math.floor(width / 7.3);

type Line = { day: number | null; text: string };

/** The lines of a month's list; the first line of each day begins with the day. */
function linesOf(dues: readonly Due[], width: number): Line[] {
  return byDay(dues).flatMap(({ date, dues: due }) => {
    const names = due.map(lineOf);
    if (isSunday(date)) names.push(`${names.pop()} ${words.aSunday}`);
    const lines = names.flatMap((name) => wrapped(name, fitting(width)));
    return lines.map((text, index) => ({ day: index === 0 ? partsOf(date).day : null, text }));
  });
}

/** The lines of what comes back in one rhythm. */
function linesBack(rhythm: Rhythm, width: number): Line[] {
  return recurring
    .filter((duty) => duty.rhythm === rhythm)
    .flatMap((duty) => {
      const lines = wrapped(nameBack(duty), fitting(width));
      return lines.map((text, index) => ({ day: index === 0 ? duty.day : null, text }));
    });
}

/** `TDS and TCS paid, not in April` */
function nameBack({ due, missing }: Recurring): string {
  const months = missing.map((month) => monthName(dayOf(firstMonth.year, month, 1)));
  const but = months.length > 0 ? [`${words.back.but} ${months.join(', ')}`] : [];
  return [titleOf(due.rule), ...but].join(', ');
}

type PlaceProps = { x: number; y: number };

function DueList({ x, y, lines }: PlaceProps & { lines: readonly Line[] }) {
  return lines.map(({ day, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be due twice in a month
    <g key={index}>
      {day !== null && (
        <Words x={x} y={y + index * LEADING} face="ink" size={14} fill={colour('red')}>
          {String(day)}
        </Words>
      )}
      <Words x={x + 28} y={y + index * LEADING} size={14}>
        {text}
      </Words>
    </g>
  ));
}

/** The days of a month in weeks from Sunday; due days in red. */
function Days({ x, y, width, at, dues }: PlaceProps & { width: number; at: Month; dues: Due[] }) {
  const step = width / 7;
  const blanks = weekdayOf(dayOf(at.year, at.month, 1));
  const due = new Set(dues.map(({ date }) => partsOf(date).day));
  return (
    <>
      {WEEKDAYS.map((letter, column) => (
        <Words
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never move
          key={column}
          x={x + (column + 0.5) * step}
          y={y}
          size={13}
          at="middle"
          fill={colour('folio')}
        >
          {letter}
        </Words>
      ))}
      {Array.from({ length: daysIn(at.year, at.month) }, (_, index) => {
        const place = blanks + index;
        const centre = x + ((place % 7) + 0.5) * step;
        const line = y + (Math.floor(place / 7) + 1) * WEEK;
        const isDue = due.has(index + 1);
        const tone = isDue ? 'red' : place % 7 === 0 ? 'folio' : 'ink';
        return (
          <g key={place}>
            <Words
              x={centre}
              y={line}
              face={isDue ? 'ink' : 'plain'}
              size={isDue ? 15 : 14}
              at="middle"
              fill={colour(tone)}
            >
              {String(index + 1)}
            </Words>
            {isDue && <Rule d={`M${centre - 9} ${line + 3.5}h18`} tone="red" width={1.3} />}
          </g>
        );
      })}
    </>
  );
}

const Stitches = ({ d }: { d: string }) => (
  <path d={d} stroke={colour('thread')} strokeWidth={2} strokeDasharray="11 8" />
);

/** The red band at the head of the sheet, hung from a nail by a string. */
function Band({ width }: { width: number }) {
  const middle = width / 2;
  const holes = [middle - width * 0.22, middle + width * 0.22];
  return (
    <>
      <rect y={58} width={width} height={52} fill={colour('red')} />
      <Stitches d={`M12 68H${width - 12}M12 100H${width - 12}`} />
      {holes.map((x) => (
        <circle
          key={x}
          cx={x}
          cy={84}
          r={6.5}
          fill={colour('red')}
          stroke={colour('thread')}
          strokeWidth={2}
        />
      ))}
      <path
        d={`M${holes[0]} 84Q${middle - 60} 40 ${middle} 10Q${middle + 60} 40 ${holes[1]} 84`}
        fill="none"
        stroke={colour('folio')}
        strokeWidth={1.6}
      />
      <circle cx={middle} cy={10} r={6} fill={colour('folio')} />
    </>
  );
}

const COLUMNS = 4;
const WIDTH = 1200;
const INSET = 26;
const CELL = (WIDTH - 2 * INSET) / COLUMNS;
/** What comes back: each month in two columns, the others in one. */
const monthly = linesBack('monthly', CELL - 60);
const half = Math.ceil(monthly.length / 2);
const back = [
  { title: words.back.monthly, lines: monthly.slice(0, half) },
  { title: '', lines: monthly.slice(half) },
  { title: words.back.quarterly, lines: linesBack('quarterly', CELL - 60) },
  { title: words.back.between, lines: linesBack('between', CELL - 60) },
];
const BACK = 262;
const HEAD = BACK + 52 + Math.max(...back.map(({ lines }) => lines.length)) * LEADING;
const GRID = 58 + 6 * WEEK + 24;

/** Months in rows, with the height of each row. */
function wallRows() {
  const cells = months.map((at) => {
    return { at, dues: inMonth(dues, at), lines: linesOf(ownDues(at), CELL - 60) };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  let top = HEAD;
  return rows.map((row) => {
    const height = GRID + Math.max(...row.map(({ lines }) => lines.length)) * LEADING + 12;
    top += height;
    return { row, top: top - height, height };
  });
}

export function AlmanacWide() {
  const rows = wallRows();
  const foot = Math.max(...rows.map(({ top, height }) => top + height));
  const height = foot + 84;
  return (
    <Sheet title={words.picture} width={WIDTH} height={height} bare>
      <rect
        x={0.5}
        y={58.5}
        width={WIDTH - 1}
        height={height - 59}
        fill={colour('page')}
        stroke={colour('rule-strong')}
      />
      <Band width={WIDTH} />
      <path
        d={`M16 126H${WIDTH - 16}V${height - 34}H16zM20 130H${WIDTH - 20}V${height - 38}H20z`}
        fill="none"
        stroke={colour('margin')}
      />
      <Words x={46} y={188} face="ink" size={46} fill={colour('red')}>
        {String(firstMonth.year)}
      </Words>
      <Words x={WIDTH / 2} y={174} face="ink" size={30} at="middle">
        {site.name}
      </Words>
      <Words x={WIDTH / 2} y={198} size={15} at="middle" fill={colour('soft')}>
        {site.kind}
      </Words>
      <Words x={WIDTH - 46} y={188} face="ink" size={46} at="end" fill={colour('red')}>
        {String(lastMonth.year)}
      </Words>
      <Rule
        d={`M20 216H${WIDTH - 20}M20 ${BACK - 6}H${WIDTH - 20}M20 ${HEAD - 6}H${WIDTH - 20}`}
        tone="ink"
      />
      <Words x={46} y={244} face="ink" size={18}>
        {heading}
      </Words>
      <Words x={WIDTH - 46} y={244} at="end" fill={colour('soft')}>
        {words.forEveryone}
      </Words>
      {back.map(({ title, lines }, column) => {
        const x = INSET + column * CELL + 16;
        return (
          <g key={title}>
            <Words x={x} y={BACK + 22} face="ink" size={16}>
              {title}
            </Words>
            <DueList x={x} y={BACK + 46} lines={lines} />
          </g>
        );
      })}
      {rows.map(({ row, top, height: deep }) => (
        <g key={top}>
          {row.map(({ at, dues: due, lines }, column) => {
            const x = INSET + column * CELL + 16;
            return (
              <g key={`${at.year} ${at.month}`}>
                <Words x={x} y={top + 30} face="ink" size={21}>
                  {nameOfMonth(at)}
                </Words>
                <Words x={x + CELL - 32} y={top + 30} size={13} at="end" fill={colour('folio')}>
                  {String(at.year)}
                </Words>
                <Days x={x - 8} y={top + 56} width={CELL - 16} at={at} dues={due} />
                <DueList x={x} y={top + GRID + 6} lines={lines} />
                {column > 0 && (
                  <g transform={`translate(0 ${top - 6})`}>
                    <Margin x={x - 19} height={deep} />
                  </g>
                )}
              </g>
            );
          })}
          <Rule d={`M20 ${top + deep - 6}H${WIDTH - 20}`} tone="rule-strong" />
        </g>
      ))}
      <Words x={46} y={foot + 24} size={14} fill={colour('soft')}>
        {words.foot}
      </Words>
      <rect y={height - 20} width={WIDTH} height={20} fill={colour('red')} />
      <Stitches d={`M12 ${height - 10}H${WIDTH - 12}`} />
    </Sheet>
  );
}

const PHONE = 354;

export function AlmanacPhone() {
  let top = 132;
  const blocks = [
    ...(['monthly', 'quarterly', 'between'] as const).map((rhythm) => ({
      title: words.back[rhythm],
      lines: linesBack(rhythm, PHONE - 56),
    })),
    ...months.map((at) => ({
      title: `${nameOfMonth(at)} ${at.year}`,
      lines: linesOf(ownDues(at), PHONE - 56),
    })),
  ].map((block) => {
    const placed = { ...block, top };
    top += 62 + block.lines.length * LEADING;
    return placed;
  });
  return (
    <Sheet title={words.picture} width={PHONE} height={top} bare>
      <rect y={58} width={PHONE} height={top - 58} fill={colour('page')} />
      <Band width={PHONE} />
      {blocks.map(({ title, lines, top: y }) => (
        <g key={y}>
          <Rule d={`M0 ${y}H${PHONE}`} tone="red" width={2} />
          <Words x={14} y={y + 26} face="ink" size={20}>
            {title}
          </Words>
          <DueList x={14} y={y + 52} lines={lines} />
        </g>
      ))}
    </Sheet>
  );
}
