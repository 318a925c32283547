/** The elements of plates: black for the client's book, red for our pen. */

import type { ReactElement, ReactNode, SVGProps } from 'react';
import { colourTokens } from '@/lib/build/assets/tokens';
import { SIGNATURE } from '@/lib/content/figures/signature';

export const colour = colourTokens();

/** `plain` and `strong` are the text of a page, `ink` its headings and amounts, `pen` our notes. */
export type Face = 'plain' | 'strong' | 'ink' | 'pen';

type WordsProps = {
  x: number;
  y: number;
  face?: Face;
  size?: number;
  /** Whether `x` is the start, middle or end of the words. */
  at?: 'start' | 'middle' | 'end';
  fill?: string;
  children: string;
};

/** One line of text. The build fails if it leaves the drawing or runs into another. */
export function Words({ x, y, face = 'plain', size = 15, at, fill, children }: WordsProps) {
  const tone = fill ?? (face === 'pen' ? colour('red') : colour('ink'));
  return (
    <text
      x={x}
      y={y}
      className={face}
      fontSize={size}
      fill={tone}
      textAnchor={at === 'start' ? undefined : at}
    >
      {children}
    </text>
  );
}

/**
 * Words in lines of at most so many characters; shorter ones, if no more of them, where one word
 * would be left alone.
 */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const longest = Math.max(...lines.map(({ length }) => length));
  if (lines.length < 2 || longest > most || lines.at(-1)?.includes(' ')) return lines;
  const shorter = wrapped(text, longest - 1);
  return shorter.length === lines.length ? shorter : lines;
}

type ParagraphProps = Omit<WordsProps, 'children'> & {
  /** Characters in a line. */
  most: number;
  leading?: number;
  children: string;
};

export function Paragraph({ most, leading = 22, y, children, ...words }: ParagraphProps) {
  return wrapped(children, most).map((line, index) => (
    <Words key={line} {...words} y={y + index * leading}>
      {line}
    </Words>
  ));
}

/** A line of the ledger. */
export function Rule({
  d,
  tone = 'rule',
  width = 1,
}: {
  d: string;
  tone?: string;
  width?: number;
}) {
  return <path d={d} fill="none" stroke={colour(tone)} strokeWidth={width} />;
}

/** A line of our pen. */
export function Pen({
  d,
  width = 1.7,
  ...rest
}: { d: string; width?: number } & SVGProps<SVGPathElement>) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour('red')}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    />
  );
}

/** A tick with its foot at the point; `seed` varies its shape, as by hand. */
export function Tick({ x, y, seed = 0 }: { x: number; y: number; seed?: number }) {
  const bend = ((seed * 7) % 5) - 2;
  return <Pen d={`M${x - 5} ${y - 6}q3 2 5 6q3-9 ${10 + bend}-${15 + bend}`} />;
}

export function Cross({ x, y }: { x: number; y: number }) {
  return <Pen d={`M${x - 5} ${y - 11}q5 6 11 12M${x + 6} ${y - 12}q-6 6-11 12`} />;
}

type RingProps = { x: number; y: number; width: number; height: number };

/** A pen ring centred at the point; its ends cross, as by hand. */
export function Ring({ x, y, width, height }: RingProps) {
  const [a, b] = [width / 2, height / 2];
  const top = `${x + a * 0.35} ${y - b * 1.04}`;
  return (
    <Pen
      d={`M${top}C${x - a * 0.7} ${y - b * 1.25} ${x - a * 1.1} ${y - b * 0.4} ${x - a} ${y + b * 0.1}S${x - a * 0.3} ${y + b * 1.1} ${x + a * 0.2} ${y + b}S${x + a * 1.12} ${y + b * 0.4} ${x + a} ${y - b * 0.2}S${x + a * 0.2} ${y - b * 1.2} ${x - a * 0.35} ${y - b * 0.92}`}
    />
  );
}

/** A numbered note: its number in a ring, its words beside it. */
export function Note({
  x,
  y,
  number,
  most,
  size = 16,
  leading = 21,
  children,
}: {
  x: number;
  y: number;
  number: number;
  most: number;
  size?: number;
  leading?: number;
  children: string;
}) {
  return (
    <>
      <Ring x={x + 13} y={y - 5} width={28} height={28} />
      <Words x={x + 13} y={y} face="ink" size={14} at="middle" fill={colour('red')}>
        {String(number)}
      </Words>
      <Paragraph x={x + 38} y={y} face="pen" size={size} most={most} leading={leading}>
        {children}
      </Paragraph>
    </>
  );
}

/** A double rule under a total, its right end at the point. */
export function DoubleRule({
  x,
  y,
  width,
  tone = 'ink',
}: {
  x: number;
  y: number;
  width: number;
  tone?: string;
}) {
  return <Rule d={`M${x - width} ${y}h${width}m0 4h${-width}`} tone={tone} width={1.5} />;
}

/** A slip of paper on the page; `sewn` shows the stitches that hold it. */
export function Slip({
  x,
  y,
  width,
  height,
  sewn,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  sewn?: boolean;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={colour('paper')}
        stroke={colour('rule-strong')}
      />
      {sewn && (
        <path
          d={`M${x - 10} ${y + 26}h20M${x - 10} ${y + height - 26}h20`}
          stroke={colour('thread')}
          strokeWidth="3"
        />
      )}
    </>
  );
}

/** The partner's signature on a report. */
export function Signature({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}${SIGNATURE}`}
      fill="none"
      stroke={colour('ink')}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A hook from a thing down to the words that explain it. */
export function Hook({ x, y, drop }: { x: number; y: number; drop: number }) {
  return <Pen d={`M${x} ${y}v${drop - 8}q0 8 8 8`} />;
}

/** An arrow of the pen along a path; its head is at the end, which comes from `from`. */
export function Arrow({ d, x, y, from }: { d: string; x: number; y: number; from: number }) {
  const barb = (turn: number) => {
    const angle = from + turn;
    return `${(x + 9 * Math.cos(angle)).toFixed(1)} ${(y + 9 * Math.sin(angle)).toFixed(1)}`;
  };
  return <Pen d={`${d}M${barb(0.5)}L${x} ${y}L${barb(-0.5)}`} />;
}

/** The double line down a ledger's left margin. */
export function Margin({ x, height }: { x: number; height: number }) {
  return <Rule d={`M${x} 0v${height}m6 0v${-height}`} tone="margin" />;
}

/** A part of a drawing, from one height to another. */
type Piece = readonly [from: number, to: number];

export type SheetProps = {
  title: string;
  width: number;
  height: number;
  /** Without a background, for a drawing with its own paper. */
  bare?: boolean;
  /** The pieces that are below each other in the two columns of a tablet. */
  columns?: readonly (readonly Piece[])[];
  children: ReactNode;
};

/** A whole drawing, with the paper as background when opened alone. */
export function Sheet({ title, width, height, bare, children }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{title}</title>
      {!bare && <rect width={width} height={height} fill={colour('page')} />}
      {children}
    </svg>
  );
}

const GAP = 48;

/** The drawing for a phone in two columns, with a ledger's margin between them. */
export function inColumns(phone: () => ReactElement<SheetProps>): ReactElement {
  const { title, width, columns = [], children } = phone().props;
  const placed = columns.map((pieces, column) => {
    let top = 0;
    return pieces.map(([from, to]) => {
      const y = top;
      top += to - from;
      return { x: column * (width + GAP), y, from, height: to - from, foot: top };
    });
  });
  const pieces = placed.flat();
  const height = Math.max(...pieces.map(({ foot }) => foot));
  return (
    <Sheet title={title} width={2 * width + GAP} height={height}>
      <defs>
        <g id="whole">{children}</g>
      </defs>
      <Margin x={width + GAP / 2 - 3} height={height} />
      {pieces.map(({ x, y, from, height }) => (
        <svg
          key={from}
          x={x}
          y={y}
          width={width}
          height={height}
          viewBox={`0 ${from} ${width} ${height}`}
          aria-hidden="true"
        >
          <use href="#whole" />
        </svg>
      ))}
    </Sheet>
  );
}
