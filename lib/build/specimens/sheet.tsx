import type { ReactElement } from 'react';
import type { Specimen } from '@/content/specimens/specimen';
import { colour, Rule, Sheet, Words, wrapped } from '@/lib/build/plates/pen';
import { layOut, linesIn, type Piece, type Spot } from '@/lib/build/specimens/blocks';
import { STAMP, Stamp, type StampPlace } from '@/lib/build/specimens/stamp';

/**
 * The red board that the paper lies on: its width, the rim round the paper and the margin in it.
 */
type Board = { width: number; rim: number; gutter: number; margin: number; top: number };

const A4 = Math.SQRT2;
const wide: Board = { width: 592, rim: 8, gutter: 22, margin: 40, top: 26 };
const phone: Board = { width: 330, rim: 5, gutter: 12, margin: 16, top: 16 };
/** The width beside the board for the pen lines from numbers to notes. */
const LEADS = 48;

const paperAt = ({ rim, gutter }: Board) => ({ x: gutter, y: rim });
const paperWidth = ({ width, rim, gutter }: Board) => width - rim - gutter;

/** The number of a note, and how far down the drawing its line is. */
export type Marker = { number: number; y: number };

function markersOf({ name, notes }: Specimen, spots: readonly Spot[]): Marker[] {
  return notes.map(({ on }, index) => {
    const spot = spots.find(({ words }) => words.startsWith(on));
    if (!spot) throw new Error(`${name}: no words on the paper begin with "${on}"`);
    return { number: index + 1, y: spot.down - 5 };
  });
}

/** The line height of the head, and the room for the page number at its right. */
const HEAD = { leading: 20, page: 150 };

/** The issuer of the paper, in as many lines as the firm's name needs. */
const issuerOf = ({ head }: Specimen, board: Board) =>
  linesIn(head[0], paperWidth(board) - 2 * board.margin - HEAD.page, 'ink', 15);

/** How far below the top of the drawing the rule under the head is. */
const headEnd = (specimen: Specimen, board: Board) =>
  board.rim + board.top + 4 + issuerOf(specimen, board).length * HEAD.leading;

type Laid = { piece: Piece; y: number };

/** The blocks one below the other; `foot` is where the last one ends. */
function stacked(specimen: Specimen, board: Board, isNarrow: boolean) {
  const room = {
    width: paperWidth(board) - 2 * board.margin,
    isNarrow,
    paper: specimen.paper,
  };
  let y = headEnd(specimen, board) + 10;
  const laid = specimen.blocks.map((block): Laid => {
    const piece = layOut(block, room);
    const top = y;
    y += piece.height;
    return { piece, y: top };
  });
  // On a phone the stamp has its own room below the last words.
  const stamp = isNarrow ? STAMP.width * STAMP.tall : 0;
  return { laid, foot: y + stamp + board.top + board.rim };
}

/** Spreads the spare room of an A4 sheet between the blocks, and the rest above the foot. */
function spread(laid: readonly Laid[], { paper, blocks }: Specimen, room: number): Laid[] {
  const gap = Math.min(room / laid.length, paper === 'certificate' ? 30 : 9);
  return laid.map(({ piece, y }, index) => ({
    piece,
    y: y + (blocks[index]?.kind === 'signature' ? room : index * gap),
  }));
}

/** Where the stamp covers no words: beside the signature, or below the last words. */
function stampPlace(laid: readonly Laid[], board: Board, height: number): StampPlace {
  const [last, before] = laid.toReversed();
  const endOf = (block: Laid | undefined) => (block ? block.y + block.piece.height : 0);
  const isBeside = Boolean(last?.piece.free);
  const top = endOf(isBeside ? before : last);
  const foot = isBeside ? (last?.y ?? 0) + (last?.piece.free ?? 0) : height - board.rim - 12;
  const width = Math.max(90, Math.min(STAMP.width, (foot - top) / STAMP.tall));
  return {
    x: paperAt(board).x + board.margin + 4 + width / 2,
    y: foot - (width * STAMP.tall) / 2,
    width,
  };
}

type PaperProps = { specimen: Specimen; board: Board; height: number; laid: readonly Laid[] };

/** The board with its stitches, and the paper on it in the frame of its kind. */
function Paper({ specimen, board, height, laid }: PaperProps) {
  const { rim, gutter, margin, top, width } = board;
  const { x, y } = paperAt(board);
  const [left, right] = [x, x + paperWidth(board)];
  const foot = height - rim;
  const inner = left + margin;
  return (
    <>
      <rect width={width} height={height} rx="5" fill={colour('red')} />
      <rect x={gutter - 8} width="8" height={height} fill={colour('red-deep')} />
      <path
        d={`M${(gutter - 8) / 2} 10V${height - 10}`}
        stroke={colour('thread')}
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <rect x={left} y={y} width={right - left} height={foot - y} fill={colour('page')} />
      {specimen.paper === 'certificate' && (
        <>
          <rect
            x={left + 8}
            y={y + 8}
            width={right - left - 16}
            height={foot - y - 16}
            fill="none"
            stroke={colour('ink')}
            strokeWidth="1.5"
          />
          <rect
            x={left + 12}
            y={y + 12}
            width={right - left - 24}
            height={foot - y - 24}
            fill="none"
            stroke={colour('rule-strong')}
          />
        </>
      )}
      {specimen.paper === 'ledger' && (
        <Rule d={`M${left + margin / 2 - 2} ${y}V${foot}m4 0V${y}`} tone="margin" />
      )}
      <Stamp {...stampPlace(laid, board, height)} />
      {issuerOf(specimen, board).map((line, index) => (
        <Words key={line} x={inner} y={y + top + 14 + index * HEAD.leading} face="ink" size={15}>
          {line}
        </Words>
      ))}
      <Words x={right - margin} y={y + top + 14} size={14} at="end" fill={colour('soft')}>
        {specimen.head[1]}
      </Words>
      <Rule d={`M${inner} ${headEnd(specimen, board)}H${right - margin}`} tone="ink" />
      {laid.map(({ piece, y: down }) => (
        <g key={down}>{piece.draw(inner, down)}</g>
      ))}
    </>
  );
}

function Markers({ markers, x }: { markers: readonly Marker[]; x: number }) {
  return markers.map(({ number, y }) => (
    <g key={number}>
      <circle cx={x} cy={y} r="11.5" fill={colour('red')} stroke={colour('page')} />
      <Words x={x} y={y + 5} face="ink" size={14} at="middle" fill={colour('white')}>
        {String(number)}
      </Words>
    </g>
  ));
}

const titleOf = ({ name }: Specimen) => `${name}, a specimen`;

/** A line of a note beside the sheet, about as many letters as it has, and the room between notes. */
const NOTE = { line: 25, letters: 28, gap: 14 };

/**
 * How far down each note beside the sheet begins: with its first line at its marker, or moved by
 * as little as it takes that none covers another or leaves the sheet.
 */
export function noteTops(
  markers: readonly Pick<Marker, 'y'>[],
  lines: readonly number[],
  height: number,
): number[] {
  const room = lines.map((count) => count * NOTE.line + NOTE.gap);
  const tops: number[] = [];
  let free = 0;
  for (const [index, { y }] of markers.entries()) {
    const top = Math.max(y - NOTE.line / 2, free);
    tops.push(top);
    free = top + (room[index] ?? 0);
  }
  let end = height + NOTE.gap;
  return tops
    .reverse()
    .map((top, back) => {
      end = Math.min(top, end - (room[tops.length - 1 - back] ?? 0));
      return Math.max(0, end);
    })
    .reverse();
}

/** The tops of the notes beside a sheet. */
const topsOf = ({ notes }: Specimen, markers: readonly Marker[], height: number) =>
  noteTops(
    markers,
    notes.map(({ title, text }) => wrapped(`${title}. ${text}`, NOTE.letters).length),
    height,
  );

/** The rows of the notes as shares of the sheet's height, after one for the room above the first. */
export function noteRows(specimen: Specimen): string {
  const { height, markers } = draw(specimen, wide, false);
  const edges = [0, ...topsOf(specimen, markers, height), height].map(Math.round);
  return edges
    .slice(1)
    .map((edge, index) => `${edge - (edges[index] ?? 0)}fr`)
    .join(' ');
}

function draw(specimen: Specimen, board: Board, isNarrow: boolean) {
  const { laid, foot } = stacked(specimen, board, isNarrow);
  const height = isNarrow ? foot : Math.round(board.width * A4);
  if (foot > height)
    throw new Error(`${specimen.name}: ${Math.ceil(foot - height)} too long for an A4`);
  const placed = spread(laid, specimen, height - foot);
  const spots = placed.flatMap(({ piece, y }) =>
    piece.spots.map(({ words, down }) => ({ words, down: y + down })),
  );
  return { height, placed, markers: markersOf(specimen, spots) };
}

/** The A4 sheet for wide screens and print, with notes at its right. */
export function WideSheet(specimen: Specimen): ReactElement {
  const { height, placed, markers } = draw(specimen, wide, false);
  const edge = wide.width;
  const tops = topsOf(specimen, markers, height);
  const leads = markers.map(({ y }, index) => {
    const end = (tops[index] ?? 0) + NOTE.line / 2;
    return `M${edge} ${y}h14L${edge + LEADS - 12} ${end.toFixed(1)}h12`;
  });
  return (
    <Sheet title={titleOf(specimen)} width={edge + LEADS} height={height} bare>
      <path d={leads.join('')} fill="none" stroke={colour('margin')} strokeWidth="1.2" />
      <Paper specimen={specimen} board={wide} height={height} laid={placed} />
      <Markers markers={markers} x={edge - 2} />
    </Sheet>
  );
}

/** The sheet for phones, as long as its words need, with notes below. */
export function PhoneSheet(specimen: Specimen): ReactElement {
  const { height, placed, markers } = draw(specimen, phone, true);
  return (
    <Sheet title={titleOf(specimen)} width={344} height={height} bare>
      <Paper specimen={specimen} board={phone} height={height} laid={placed} />
      <Markers markers={markers} x={phone.width} />
    </Sheet>
  );
}
