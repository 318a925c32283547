/**
 * The calendar that is served: what a page shows before its reader says who they are, and without
 * script. On a desk it hangs on the wall; a phone has the same months as a list.
 */
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import {
  allMonths,
  byDay,
  type Due,
  duesOf,
  inMonth,
  lineOf,
  type Month,
  nameOfMonth,
  WEEKDAYS,
} from '@/lib/almanac/almanac';
import { colour, Margin, Rule, Sheet, Words, wrapped } from '@/lib/build/plates/pen';
import type { DueDates } from '@/lib/content/due-dates-schema';
import { dayOf, daysIn, isSunday, partsOf, weekdayOf } from '@/lib/days';

const data: DueDates = dueDates;
const allDues = duesOf(data);
const firstDay = partsOf(data.from);
const lastDay = partsOf(data.until);
const months = allMonths(data);
const heading = `${words.calendar}, ${nameOfMonth(months[0] ?? firstDay)} ${firstDay.year} to ${nameOfMonth(lastDay)} ${lastDay.year}`;

const LEADING = 19;
const WEEK = 23;
/** Characters of the text face, at the size of the lists, that fill so many pixels. */
const fitting = (width: number) => Math.floor(width / 7.3);

type Line = { day: number | null; text: string };

/** What is due in a month, a line of the list each; the day before the first line of its dues. */
function linesOf(dues: readonly Due[], width: number): Line[] {
  return byDay(dues).flatMap(({ date, dues: due }) => {
    const names = due.map(lineOf);
    if (isSunday(date)) names.push(`${names.pop()} ${words.aSunday}`);
    const lines = names.flatMap((name) => wrapped(name, fitting(width)));
    return lines.map((text, index) => ({ day: index === 0 ? partsOf(date).day : null, text }));
  });
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

/** The days of a month in weeks that begin on Sunday; those on which something is due in red. */
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
const HEAD = 262;
const GRID = 58 + 6 * WEEK + 24;

/** Months in rows, with the height of each row. */
function wallRows() {
  const cells = months.map((at) => {
    const dues = inMonth(allDues, at);
    return { at, dues, lines: linesOf(dues, CELL - 60) };
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
        {String(firstDay.year)}
      </Words>
      <Words x={WIDTH / 2} y={174} face="ink" size={30} at="middle">
        {site.name}
      </Words>
      <Words x={WIDTH / 2} y={198} size={15} at="middle" fill={colour('soft')}>
        {site.kind}
      </Words>
      <Words x={WIDTH - 46} y={188} face="ink" size={46} at="end" fill={colour('red')}>
        {String(lastDay.year)}
      </Words>
      <Rule d={`M20 216H${WIDTH - 20}M20 ${HEAD - 6}H${WIDTH - 20}`} tone="ink" />
      <Words x={46} y={244} face="ink" size={18}>
        {heading}
      </Words>
      <Words x={WIDTH - 46} y={244} at="end" fill={colour('soft')}>
        {words.forEveryone}
      </Words>
      {rows.map(({ row, top, height: deep }) => (
        <g key={top}>
          {row.map(({ at, dues, lines }, column) => {
            const x = INSET + column * CELL + 16;
            return (
              <g key={`${at.year} ${at.month}`}>
                <Words x={x} y={top + 30} face="ink" size={21}>
                  {nameOfMonth(at)}
                </Words>
                <Words x={x + CELL - 32} y={top + 30} size={13} at="end" fill={colour('folio')}>
                  {String(at.year)}
                </Words>
                <Days x={x - 8} y={top + 56} width={CELL - 16} at={at} dues={dues} />
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
  const blocks = months.map((at) => {
    const lines = linesOf(inMonth(allDues, at), PHONE - 56);
    const block = { at, lines, top };
    top += 62 + lines.length * LEADING;
    return block;
  });
  return (
    <Sheet title={words.picture} width={PHONE} height={top} bare>
      <rect y={58} width={PHONE} height={top - 58} fill={colour('page')} />
      <Band width={PHONE} />
      {blocks.map(({ at, lines, top: y }) => (
        <g key={y}>
          <Rule d={`M0 ${y}H${PHONE}`} tone="red" width={2} />
          <Words x={14} y={y + 26} face="ink" size={20}>
            {`${nameOfMonth(at)} ${at.year}`}
          </Words>
          <DueList x={14} y={y + 52} lines={lines} />
        </g>
      ))}
    </Sheet>
  );
}
