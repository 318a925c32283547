'use client';

import { type ReactNode, useId, useState } from 'react';
import { type Reason, ReasonWords } from '@/components/calculators/shared/reason-words';
import { breakable, wrapping } from '@/components/table/amounts';
import { cn } from '@/lib/utils';

export type LawLine = {
  label: string;
  /** How it was worked out, in smaller type. */
  detail?: string | undefined;
  /** Formatted, one for each column. */
  values: readonly string[];
  /** A subtotal, not an entry. */
  strong?: boolean;
  /** Drawn below the label: its share of the longest, and whether it is the one that counts. */
  bar?: { share: number; isMain: boolean };
  reason?: Reason | undefined;
};

export type LawTableProps = {
  title: string;
  /** The heads of the columns of amounts, if there are several. */
  columns?: readonly string[];
  lines: readonly LawLine[];
  total?: LawLine & {
    /** The column of the better figure; without it every figure is the main one. */
    best?: number | null;
  };
  /** A stamp on the better figure. */
  stamp?: ReactNode;
  /** Whether its title is shown. */
  hasHeading?: boolean;
};

/**
 * In characters, on a phone: two amounts of so many stand below their label, of more below each
 * other; one of so many, below its label.
 */
const [LONG, VERY_LONG, LONGEST] = [11, 15, 18];

const isFigure = (value: string) => /^\u2212?₹?[\d,.]+%?$/.test(value);

const shown = (value: string) =>
  !isFigure(value) ? (
    value
  ) : (
    <span className={cn('amount', wrapping(value))}>{breakable(value)}</span>
  );

/**
 * What the law makes of an amount, line by line; a year's answer has a column for each regime. The
 * label of a line opens its reason.
 */
export function LawTable({
  title,
  columns = [],
  lines,
  total,
  stamp,
  hasHeading = false,
}: LawTableProps) {
  const heading = useId();
  const longest = Math.max(
    ...[...lines, ...(total ? [total] : [])].flatMap(({ values }) =>
      values.map(({ length }) => length),
    ),
  );
  const shape =
    columns.length < 2
      ? longest < LONGEST
        ? {}
        : belowLabel
      : longest < LONG
        ? belowOnSmallest
        : longest < VERY_LONG
          ? belowOnPhone
          : belowEachOther;
  return (
    <div className="min-w-0">
      {hasHeading && (
        <h3 id={heading} className="mb-2 text-lg md:text-lg">
          {title}
        </h3>
      )}
      <table
        aria-labelledby={hasHeading ? heading : undefined}
        className={cn('law-page', columns.length > 1 && 'law-page-wide', shape.table)}
      >
        {!hasHeading && <caption className="sr-only">{title}</caption>}
        {columns.length > 1 && (
          <thead className={shape.head}>
            <tr className={cn('border-ink border-b', shape.row)}>
              <td className={shape.label} />
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-2 pl-2 text-right font-semibold font-serif text-[0.9375rem] md:text-lg"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {lines.map((line) => (
          <Line key={line.label} {...line} columns={columns} shape={shape} />
        ))}
        {total && <Line {...total} columns={columns} shape={shape} isTotal />}
      </table>
      {stamp && (
        <p
          className={cn(
            'pt-1 pb-5 text-right',
            total?.best === 0 && columns.length > 1 && 'md:pr-[30%]',
          )}
        >
          {stamp}
        </p>
      )}
    </div>
  );
}

type Shape = { table?: string; head?: string; row?: string; label?: string; cell?: string };

/** Amounts below their label, where two of them have no room beside it. */
const belowOnSmallest: Shape = {
  table: 'max-[23rem]:block max-[23rem]:*:block',
  row: 'max-[23rem]:grid max-[23rem]:grid-cols-2',
  label: 'max-[23rem]:col-span-2 max-[23rem]:pb-0',
};
const belowOnPhone: Shape = {
  table: 'max-md:block max-md:*:block',
  row: 'max-md:grid max-md:grid-cols-2',
  label: 'max-md:col-span-2 max-md:pb-0',
};

const belowEachOther: Shape = {
  table: 'max-md:block max-md:*:block',
  head: 'max-md:sr-only',
  row: 'max-md:grid',
  label: 'max-md:pb-0',
  cell: 'max-md:py-1 max-md:before:float-left max-md:before:text-sm max-md:before:text-soft max-md:before:content-[attr(data-column)]',
};
const belowLabel: Shape = {
  table: 'max-md:block max-md:*:block',
  row: 'max-md:grid',
  label: 'max-md:pb-0',
};

type LineProps = LawLine & {
  best?: number | null;
  columns: readonly string[];
  shape: Shape;
  isTotal?: boolean;
};

function Line({
  label,
  detail,
  values,
  strong,
  bar,
  reason,
  best,
  columns,
  shape,
  isTotal,
}: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <tbody>
      <tr
        className={cn(
          'border-rule border-b',
          strong && 'border-ink border-y',
          isTotal && 'border-ink border-t border-b-0',
          shape.row,
        )}
      >
        <th
          scope="row"
          className={cn(
            'law-label relative pr-1 text-left align-baseline',
            isTotal ? 'py-4 print:py-1.5' : 'book-entry py-3 print:py-1.5',
            strong || isTotal ? 'font-semibold' : 'font-normal',
            shape.label,
          )}
        >
          {reason ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className="text-left underline decoration-dotted underline-offset-4 hover:decoration-solid print:inline! print:no-underline"
              onClick={() => setIsOpen(!isOpen)}
            >
              {label}
            </button>
          ) : (
            label
          )}
          {detail && <span className="block font-normal text-sm text-soft">{detail}</span>}
          {bar && (
            <span
              aria-hidden="true"
              className={cn('bar mt-1.5 block h-3', bar.isMain && 'bar-main')}
              style={{ width: `${bar.share * 100}%` }}
            />
          )}
        </th>
        {values.map((value, index) => (
          <td
            key={columns[index] ?? index}
            data-column={shape.cell && columns[index]}
            className={cn('py-3 pl-3 text-right align-baseline print:py-1.5', shape.cell)}
          >
            {isTotal ? (
              <span
                className={cn(
                  'amount inline-block pb-0.5 font-bold leading-tight md:text-xl',
                  (columns.length < 2 || best === index) && 'border-ink border-b-4 border-double',
                )}
              >
                {shown(value)}
              </span>
            ) : (
              <span className={cn(bar?.isMain && 'ringed')}>{shown(value)}</span>
            )}
          </td>
        ))}
      </tr>
      {reason && (
        <tr id={id} hidden={!isOpen} className={cn('border-rule border-b bg-muted/40', shape.row)}>
          <td
            colSpan={values.length + 1}
            className="law-label py-3 pr-4 text-[0.9375rem] max-md:col-span-2"
          >
            <ReasonWords {...reason} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
