import type { ReactNode } from 'react';
import { BlankRows, Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import type { Exact } from '@/lib/exact';
import { formatRupeesAndPaise, roundingDifference } from '@/lib/format';
import { cn } from '@/lib/utils';

type WorkingLabelProps = {
  children: ReactNode;
  detail?: ReactNode;
  /** Never beside the label: where the figure is large, or the detail is long. */
  isBelow?: boolean;
};

const look = 'working font-normal text-[0.9375rem] text-soft leading-snug wrap-anywhere';

/**
 * The label of an entry and, in smaller type, how it was worked out: beside it where there is room,
 * else below it.
 */
function WorkingLabel({ children, detail, isBelow = false }: WorkingLabelProps) {
  if (!detail) return children;
  return (
    <>
      <span className="pr-3">{children}</span>
      <span className={`${look} ${isBelow ? 'block' : 'inline-block'}`}>{detail}</span>
    </>
  );
}

type Labelled = {
  label: ReactNode;
  /** How it was worked out, in smaller type. */
  detail?: ReactNode;
  /** Below the label, never beside it: a long detail, or one at a large figure. */
  isBelow?: boolean;
};

/** An entry of a working, its main figure, what rounding adds, or lines still blank. */
export type ResultLine =
  | (Labelled & {
      kind: 'entry';
      amount?: string;
      number?: number;
      /** A result, not an entry; `main` for the most important one. */
      strong?: boolean | 'main';
      isMarked?: boolean;
    })
  | (Labelled & { kind: 'total'; amount: string; inWords?: string | null })
  | { kind: 'rounding'; entries: readonly Exact[]; total: Exact }
  | { kind: 'blank'; count: number };

type Props = {
  title: ReactNode;
  note?: ReactNode;
  /** Within a sheet that has a heading of its own. */
  isInner?: boolean;
  foot?: ReactNode;
  /** Whether the foot only leads down, and so is left out on paper. */
  isFootLink?: boolean;
  /** Each closed with a rule, a strong one but for the last. */
  groups: readonly (readonly ResultLine[])[];
};

/** The lines of a working, down to its main figure. */
export function ResultTable({ title, note, foot, isFootLink, isInner, groups }: Props) {
  return (
    <Table
      title={title}
      note={note}
      foot={foot}
      heading={isInner ? 'h3' : 'h2'}
      flat={isInner}
      className={cn(isInner && 'computation', isFootLink && foot && 'print:[&>:last-child]:hidden')}
    >
      {groups.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a working never move
        <TableBody key={index} ruled={index < groups.length - 1}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
            <Line key={place} line={line} />
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

function Line({ line }: { line: ResultLine }) {
  if (line.kind === 'blank') return <BlankRows count={line.count} />;
  if (line.kind === 'rounding') return <RoundingRow entries={line.entries} total={line.total} />;
  const { label, detail, isBelow = false } = line;
  const words = (
    <WorkingLabel detail={detail} isBelow={isBelow}>
      {label}
    </WorkingLabel>
  );
  if (line.kind === 'entry') {
    const { amount, number, strong, isMarked } = line;
    return (
      <TableRow
        rowNumber={number}
        label={words}
        amount={amount}
        strong={strong ?? false}
        {...(isMarked && { className: 'bg-gold/15' })}
      />
    );
  }
  const { amount, inWords } = line;
  return (
    <>
      <TableTotal label={words} amount={amount} isContinued={Boolean(inWords)} />
      {inWords && (
        <TableRow
          label={<span className="block text-right text-[0.9375rem] text-soft">{inWords}</span>}
        />
      )}
    </>
  );
}

type RoundingProps = {
  /** The entries above as shown; deductions are negative. */
  entries: readonly Exact[];
  /** The figure below as it is shown. */
  total: Exact;
};

/** Lets a reader who adds up the shown entries arrive at the shown total. */
function RoundingRow({ entries, total }: RoundingProps) {
  const difference = roundingDifference(entries, total);
  if (difference.compare(0) === 0) return null;
  return (
    <TableRow
      label={<span className="text-soft">Rounded to the rupee</span>}
      amount={formatRupeesAndPaise(difference)}
    />
  );
}
