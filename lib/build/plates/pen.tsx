/** The elements of sample documents and of the wall almanac. */

import type { ReactNode } from 'react';
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

/** The double line down a ledger's left margin. */
export function Margin({ x, height }: { x: number; height: number }) {
  return <Rule d={`M${x} 0v${height}m6 0v${-height}`} tone="margin" />;
}

type SheetProps = {
  title: string;
  width: number;
  height: number;
  /** Without a background, for a drawing with its own paper. */
  bare?: boolean;
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
