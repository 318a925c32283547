/** Lays out the parts of a paper: their height, the position of their words, and the drawing. */
import type { ReactNode } from 'react';
import type { Block, Specimen } from '@/content/specimens/specimen';
import {
  colour,
  DoubleRule,
  type Face,
  Rule,
  Signature,
  Words,
  wrapped,
} from '@/lib/build/plates/pen';

export type Room = {
  width: number;
  /** A phone's single column, with cells and values below their names. */
  isNarrow: boolean;
  paper: Specimen['paper'];
};

/** Words that a note may refer to, and the distance of their line from the top of the block. */
export type Spot = { words: string; down: number };

export type Piece = {
  height: number;
  spots: readonly Spot[];
  /** How far down its left half is empty. */
  free?: number;
  draw: (x: number, y: number) => ReactNode;
};

const SIZE = 14.5;
const LEADING = 20;
/** The average width of a letter in each face, as a fraction of its size. */
const BREADTH: Readonly<Record<Face, number>> = {
  plain: 0.475,
  strong: 0.495,
  ink: 0.53,
  pen: 0.5,
};

/** The number of lines that a text needs at a width, estimated by the average letter. */
export const linesIn = (text: string, width: number, face: Face, size: number) =>
  wrapped(text, Math.floor(width / (size * BREADTH[face])));

type LinesProps = {
  lines: readonly string[];
  x: number;
  y: number;
  face?: Face;
  size?: number;
  at?: 'start' | 'middle' | 'end';
  fill?: string | undefined;
};

function Lines({ lines, y, size = SIZE, ...words }: LinesProps) {
  return lines.map((line, index) => (
    <Words key={line} y={y + index * LEADING} size={size} {...words}>
      {line}
    </Words>
  ));
}

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

function title({ text, under }: Of<'title'>, { width, isNarrow }: Room): Piece {
  const size = isNarrow ? 19 : 23;
  const lines = linesIn(text, width, 'ink', size);
  const below = under ? linesIn(under, width, 'plain', SIZE) : [];
  const top = 24;
  const foot = top + (lines.length - 1) * (size + 3);
  return {
    height: foot + below.length * LEADING + 22,
    spots: [{ words: text, down: top }],
    draw: (x, y) => (
      <>
        {lines.map((line, index) => (
          <Words
            key={line}
            x={x + width / 2}
            y={y + top + index * (size + 3)}
            face="ink"
            size={size}
            at="middle"
          >
            {line}
          </Words>
        ))}
        <Lines
          lines={below}
          x={x + width / 2}
          y={y + foot + LEADING + 3}
          at="middle"
          fill={colour('soft')}
        />
      </>
    ),
  };
}

function heading({ text }: Of<'heading'>, { width, paper }: Room): Piece {
  const lines = linesIn(text, width, 'strong', 15.5);
  const isCentred = paper === 'certificate';
  const top = 28;
  return {
    height: top + lines.length * LEADING - 12,
    spots: [{ words: text, down: top }],
    draw: (x, y) => (
      <Lines
        lines={lines}
        x={isCentred ? x + width / 2 : x}
        y={y + top}
        face="strong"
        size={15.5}
        at={isCentred ? 'middle' : 'start'}
      />
    ),
  };
}

function text({ text: words }: Of<'text'>, { width, paper }: Room): Piece {
  const lines = linesIn(words, width, 'plain', SIZE);
  const isCentred = paper === 'certificate';
  return {
    height: lines.length * LEADING + 10,
    spots: [{ words, down: 20 }],
    draw: (x, y) => (
      <Lines
        lines={lines}
        x={isCentred ? x + width / 2 : x}
        y={y + 20}
        at={isCentred ? 'middle' : 'start'}
      />
    ),
  };
}

function number({ text: words }: Of<'number'>, { width, isNarrow }: Room): Piece {
  const size = isNarrow ? 18 : 21;
  const lines = linesIn(words, width, 'ink', size);
  return {
    height: lines.length * (size + 4) + 16,
    spots: [{ words, down: 26 }],
    draw: (x, y) =>
      lines.map((line, index) => (
        <Words
          key={line}
          x={x + width / 2}
          y={y + 26 + index * (size + 4)}
          face="ink"
          size={size}
          at="middle"
        >
          {line}
        </Words>
      )),
  };
}

/** Bars in the colour of rules, the last one shorter, like the end of a paragraph. */
function leftOut({ lines }: Of<'left-out'>, { width }: Room): Piece {
  const bars = Array.from({ length: lines }, (_, index) => ({
    down: 14 + index * 16,
    long: index === lines - 1 ? width * 0.62 : width * (1 - ((index * 3) % 4) * 0.012),
  }));
  return {
    height: lines * 16 + 10,
    spots: [],
    draw: (x, y) => (
      <path
        d={bars.map(({ down, long }) => `M${x} ${y + down}h${long.toFixed(0)}`).join('')}
        stroke={colour('rule')}
        strokeWidth="5"
      />
    ),
  };
}

/** A name and a value per row, in boxes on an official form. */
function fields({ rows }: Of<'fields'>, { width, isNarrow, paper }: Room): Piece {
  const inset = paper === 'form' ? 10 : 0;
  const valueAt = isNarrow ? inset : width * 0.44;
  let top = 10;
  const laid = rows.map(([label, value]) => {
    const names = linesIn(label, isNarrow ? width : valueAt - inset - 14, 'plain', SIZE);
    const lines = linesIn(value, width - valueAt - inset, 'strong', SIZE);
    const start = top;
    const below = isNarrow ? names.length * LEADING : 0;
    top += Math.max(names.length, lines.length + below / LEADING) * LEADING + 8;
    return { label, names, lines, start, below };
  });
  return {
    height: top + 8,
    spots: laid.map(({ label, start }) => ({ words: label, down: start + 18 })),
    draw: (x, y) => (
      <>
        {paper === 'form' && (
          <rect
            x={x}
            y={y + 10}
            width={width}
            height={top - 10}
            fill="none"
            stroke={colour('field')}
          />
        )}
        {paper === 'form' && !isNarrow && (
          <Rule d={`M${x + valueAt - 10} ${y + 10}V${y + top}`} tone="field" />
        )}
        {laid.map(({ label, names, lines, start, below }, index) => (
          <g key={label}>
            {index > 0 && (
              <Rule d={`M${x} ${y + start}h${width}`} tone={paper === 'form' ? 'field' : 'rule'} />
            )}
            <Lines lines={names} x={x + inset} y={y + start + 19} fill={colour('soft')} />
            <Lines lines={lines} x={x + valueAt} y={y + start + 19 + below} face="strong" />
          </g>
        ))}
      </>
    ),
  };
}

type Cell = { lines: readonly string[]; x: number; at: 'start' | 'end'; face: Face };
type Kind = 'head' | 'row' | 'total';
type Row = { kind: Kind; cells: readonly (string | null)[] };

type Column = { at: 'start' | 'end'; index: number };

/** Between two columns. */
const GAP = 14;

const faceOf = (kind: Kind, isAmount: boolean): Face =>
  kind === 'head' ? 'plain' : isAmount ? 'ink' : kind === 'total' ? 'strong' : 'plain';

/**
 * As wide as the longest cell of each; what is over is shared, what is short the longest words
 * give.
 */
function columnWidths(columns: readonly Column[], rows: readonly Row[], width: number): number[] {
  const natural = columns.map(({ at, index }) =>
    Math.max(
      ...rows.map(({ kind, cells }) => {
        const text = cells[index] ?? '';
        return text.length * SIZE * (BREADTH[faceOf(kind, at === 'end')] + 0.03);
      }),
    ),
  );
  const over = width - natural.reduce((sum, wide) => sum + wide, 0) - GAP * (columns.length - 1);
  const longest = Math.max(...natural.filter((_, place) => columns[place]?.at === 'start'));
  if (over < 0 && longest + over < 44) throw new Error('a table is too wide for its paper');
  return natural.map((wide) =>
    over > 0 ? wide + over / columns.length : wide === longest ? wide + over : wide,
  );
}

function table(block: Of<'table'>, { width, isNarrow }: Room): Piece {
  const columns = block.columns.map(({ at }, index): Column => ({ at: at ?? 'start', index }));
  const rows: Row[] = [
    { kind: 'head', cells: block.columns.map(({ head }) => head) },
    ...block.rows.map((cells): Row => ({ kind: 'row', cells })),
    ...(block.total ? [{ kind: 'total', cells: block.total } as const] : []),
  ];
  // On a phone the name of a row with many cells is above them.
  const isBelow = isNarrow && columns.length > 3;
  const beside = isBelow ? columns.slice(1) : columns;
  const widths = columnWidths(beside, rows, width);

  let top = 6;
  const laid = rows.map(({ kind, cells }) => {
    let left = 0;
    const placed = beside.map(({ at, index }, place): Cell => {
      const wide = widths[place] ?? 0;
      const face = faceOf(kind, at === 'end');
      const x = at === 'end' ? left + wide : left;
      left += wide + GAP;
      return { lines: linesIn(cells[index] ?? '', wide, face, SIZE).filter(Boolean), x, at, face };
    });
    const above = isBelow ? linesIn(cells[0] ?? '', width, 'strong', SIZE) : [];
    const start = top;
    const lines = above.length + Math.max(...placed.map((cell) => cell.lines.length));
    top += lines * LEADING + 5;
    return { kind, name: cells[0] ?? '', above, placed, start, end: top };
  });

  return {
    height: top + 12,
    spots: laid
      .filter(({ kind }) => kind !== 'head')
      .map(({ name, start }) => ({ words: name, down: start + 18 })),
    draw: (x, y) =>
      laid.map(({ kind, above, placed, start, end }) => {
        const fill = kind === 'head' ? colour('soft') : undefined;
        const face = kind === 'head' ? 'plain' : 'strong';
        return (
          <g key={start}>
            <Lines lines={above} x={x} y={y + start + 18} face={face} fill={fill} />
            {placed.map((cell) => (
              <Lines
                {...cell}
                key={cell.x}
                x={x + cell.x}
                y={y + start + 18 + above.length * LEADING}
                fill={fill}
              />
            ))}
            {kind === 'total' ? (
              placed
                .filter(({ at, lines }) => at === 'end' && lines.length > 0)
                .map((cell) => (
                  <DoubleRule key={cell.x} x={x + cell.x} y={y + end} width={64} tone="red" />
                ))
            ) : (
              <Rule d={`M${x} ${y + end}h${width}`} tone={kind === 'head' ? 'ink' : 'rule'} />
            )}
          </g>
        );
      }),
  };
}

/** A signature line with the signatory named below it, and on it the signature, if it is given. */
function signature({ left, right, isSigned }: Of<'signature'>, { width, isNarrow }: Room): Piece {
  const rightAt = isNarrow ? 0 : width * 0.54;
  const column = (entries: readonly string[], room: number) =>
    entries.flatMap((entry) =>
      linesIn(entry, room, 'plain', SIZE).map((line, index) => ({
        line,
        // A note refers to the entry, however it is broken into lines.
        words: index === 0 ? entry : line,
      })),
    );
  const under = column(right, width - rightAt);
  const beside = column(left, isNarrow ? width : rightAt - 14);
  const top = isNarrow ? beside.length * LEADING + 64 : 58;
  const foot = top + under.length * LEADING;
  const leftTop = isNarrow ? 30 : foot - beside.length * LEADING;
  const spotsOf = (lines: typeof under, first: number): Spot[] =>
    lines.map(({ words }, index) => ({ words, down: first + index * LEADING }));
  return {
    height: foot,
    spots: [...spotsOf(beside, leftTop), ...spotsOf(under, top)],
    free: isNarrow ? 0 : leftTop - LEADING,
    draw: (x, y) => (
      <>
        <Lines lines={beside.map(({ line }) => line)} x={x} y={y + leftTop} fill={colour('soft')} />
        <Rule
          d={`M${x + rightAt} ${y + top - 20}h${isNarrow ? 200 : width - rightAt}`}
          tone="field"
        />
        {isSigned && <Signature x={x + rightAt + 12} y={y + top - 22} />}
        <Lines lines={under.map(({ line }) => line)} x={x + rightAt} y={y + top} />
      </>
    ),
  };
}

export function layOut(block: Block, room: Room): Piece {
  switch (block.kind) {
    case 'title':
      return title(block, room);
    case 'heading':
      return heading(block, room);
    case 'text':
      return text(block, room);
    case 'number':
      return number(block, room);
    case 'left-out':
      return leftOut(block, room);
    case 'fields':
      return fields(block, room);
    case 'table':
      return table(block, room);
    case 'signature':
      return signature(block, room);
  }
}
