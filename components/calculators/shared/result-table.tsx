import { type ReactNode, useId } from 'react';
import { breakable, wrapping } from '@/components/table/amounts';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
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

/** An entry of a working, its main figure, or what rounding adds. */
export type ResultLine =
  | (Labelled & {
      kind: 'entry';
      amount?: string;
      number?: number;
      /** A result, not an entry. */
      strong?: boolean;
      isMarked?: boolean;
    })
  | (Labelled & { kind: 'total'; amount: string; inWords?: string | null })
  | { kind: 'rounding'; entries: readonly Exact[]; total: Exact };

type Props = {
  title: ReactNode;
  note?: ReactNode;
  foot?: ReactNode;
  /** Below a louder answer: in ink, without spine and shadow. */
  isPlain?: boolean;
  /** Each closed with a rule, a strong one but for the last. */
  groups: readonly (readonly ResultLine[])[];
};

/** The lines of a working, down to its main figure. */
export function ResultTable({ title, note, foot, isPlain, groups }: Props) {
  const shown = groups.filter((lines) => lines.length > 0);
  if (isPlain) return <PlainTable title={title} note={note} foot={foot} groups={shown} />;
  return (
    <Table title={title} note={note} foot={foot}>
      {shown.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a working never move
        <TableBody key={index} ruled={index < shown.length - 1}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
            <Line key={place} line={line} />
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

/** The same lines in ink, each closed with a single rule. */
function PlainTable({
  title,
  note,
  foot,
  groups,
}: Pick<Props, 'title' | 'note' | 'foot' | 'groups'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot="estimate">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-2.5">
        <h2 id={id} className="text-[1.375rem] md:text-[1.375rem]">
          {title}
        </h2>
        {note && <p className="text-[0.9375rem] text-soft">{note}</p>}
      </header>
      <table className="w-full border-ink border-b" aria-labelledby={id}>
        {groups.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a working never move
          <tbody key={index} className="[&>tr]:border-rule [&>tr]:border-b">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
              <PlainLine key={place} line={line} />
            ))}
          </tbody>
        ))}
      </table>
      {foot && <p className="mt-3 text-[0.9375rem] text-soft">{foot}</p>}
    </section>
  );
}

function PlainLine({ line }: { line: ResultLine }) {
  if (line.kind === 'rounding') {
    const difference = roundingDifference(line.entries, line.total);
    return difference.compare(0) === 0 ? null : (
      <PlainRow label={ROUNDED} amount={formatRupeesAndPaise(difference)} isSoft />
    );
  }
  const isStrong = line.kind === 'total' || Boolean(line.strong);
  const inWords = line.kind === 'total' ? line.inWords : null;
  return (
    <PlainRow
      label={line.label}
      detail={inWords || line.detail}
      amount={line.amount}
      isStrong={isStrong}
      isTotal={line.kind === 'total'}
    />
  );
}

/** In characters: the amount then stands below its label on a phone. */
const LONG = 14;

type PlainRowProps = Labelled & {
  amount?: string | undefined;
  isStrong?: boolean;
  isSoft?: boolean;
  isTotal?: boolean;
};

function PlainRow({ label, detail, amount, isStrong, isSoft, isTotal }: PlainRowProps) {
  return (
    <tr
      data-slot={isTotal ? 'data-table-total' : undefined}
      className={(amount?.length ?? 0) > LONG ? 'max-sm:grid' : undefined}
    >
      <th
        scope="row"
        colSpan={amount === undefined ? 2 : undefined}
        className={cn(
          'py-2.5 pr-3 text-left align-baseline print:py-1.5',
          isStrong ? 'font-semibold' : 'font-normal',
          isSoft && 'text-soft',
        )}
      >
        <WorkingLabel detail={detail}>{label}</WorkingLabel>
      </th>
      {amount !== undefined && (
        <td
          className={cn('amount py-2.5 text-right align-baseline print:py-1.5', wrapping(amount))}
        >
          {breakable(amount)}
        </td>
      )}
    </tr>
  );
}

function Line({ line }: { line: ResultLine }) {
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

const ROUNDED = 'Rounded to the rupee';

/** Lets a reader who adds up the shown entries arrive at the shown total. */
function RoundingRow({ entries, total }: RoundingProps) {
  const difference = roundingDifference(entries, total);
  if (difference.compare(0) === 0) return null;
  return (
    <TableRow
      label={<span className="text-soft">{ROUNDED}</span>}
      amount={formatRupeesAndPaise(difference)}
    />
  );
}
