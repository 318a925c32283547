'use client';

import { type ReactNode, useId, useState } from 'react';
import type { LawSource } from '@/components/calculators/shared/law-sources';
import { breakAtCommas } from '@/components/table/amounts';
import { formatDay } from '@/lib/dates';
import { cn } from '@/lib/utils';

/** Why a figure is what it is: the rule in a sentence, and the sections that say so. */
export type Reason = { says: string; sources: readonly LawSource[] };

export type LawLine = {
  label: string;
  /** How it was worked out, in smaller type. */
  detail?: string | undefined;
  /** Formatted, one for each column. */
  values: readonly string[];
  /** A subtotal, not an entry. */
  strong?: boolean;
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
};

/** In characters: two amounts of so many have no room beside their label on a phone. */
const LONG = 11;

const isFigure = (value: string) => /^\u2212?₹?[\d,.]+%?$/.test(value);

const shown = (value: string) =>
  !isFigure(value) ? (
    value
  ) : (
    <span className="amount">{value.length > 14 ? breakAtCommas(value) : value}</span>
  );

/**
 * What the law makes of an amount, line by line, as a page of the bound book; a year's answer has a
 * column for each regime. The label of a line opens its reason.
 */
export function LawTable({ title, columns = [], lines, total, stamp }: LawTableProps) {
  const longest = Math.max(
    ...[...lines, ...(total ? [total] : [])].flatMap(({ values }) =>
      values.map(({ length }) => length),
    ),
  );
  const shape = columns.length < 2 ? {} : longest < LONG ? belowOnSmallest : belowOnPhone;
  return (
    <div className="relative min-w-0 rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page pl-3.5 md:pl-5">
      <span aria-hidden="true" className="bar-upright absolute inset-y-0 left-0 w-3.5 md:w-5" />
      <table className={cn('law-page max-md:text-[0.9375rem]', shape.table)}>
        <caption
          className={cn(
            'border-ink border-b py-4 pr-4 pl-6 text-left font-semibold font-serif text-xl lg:pl-16',
            columns.length > 1 && 'sr-only',
          )}
        >
          {title}
        </caption>
        {columns.length > 1 && (
          <thead>
            <tr className={cn('border-ink border-b', shape.row)}>
              <td className={shape.label} />
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-4 pr-2.5 pl-1.5 text-right font-semibold font-serif text-base md:pr-6 md:text-xl"
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
            'px-6 pt-1 pb-5',
            total?.best === 0 && columns.length > 1 ? 'md:pr-[30%] text-right' : 'text-right',
          )}
        >
          {stamp}
        </p>
      )}
    </div>
  );
}

type Shape = { table?: string; row?: string; label?: string };

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

type LineProps = LawLine & {
  best?: number | null;
  columns: readonly string[];
  shape: Shape;
  isTotal?: boolean;
};

function Line({ label, detail, values, strong, reason, best, columns, shape, isTotal }: LineProps) {
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
            'relative pr-1 pl-5 text-left align-baseline md:pl-6 lg:pl-16',
            isTotal ? 'py-5' : 'book-entry py-3',
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
        </th>
        {values.map((value, index) => (
          <td
            key={columns[index] ?? index}
            className={cn(
              'py-3 pr-2.5 pl-1.5 text-right align-baseline md:pr-6',
              index > 0 && 'border-margin border-l',
            )}
          >
            {isTotal ? (
              <span
                className={cn(
                  'amount inline-block border-b-4 border-double pb-0.5 font-bold text-base leading-tight md:text-[1.375rem]',
                  columns.length < 2 || best === index ? 'border-total text-total' : 'border-ink',
                )}
              >
                {shown(value)}
              </span>
            ) : (
              shown(value)
            )}
          </td>
        ))}
      </tr>
      {reason && (
        <tr id={id} hidden={!isOpen} className={cn('border-rule border-b bg-muted/40', shape.row)}>
          <td
            colSpan={values.length + 1}
            className="py-3 pr-4 pl-6 text-[0.9375rem] max-md:col-span-2 lg:pl-16"
          >
            <ReasonWords {...reason} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The rule, and for each source its sections in both Acts and the day it was checked. */
function ReasonWords({ says, sources }: Reason) {
  return (
    <>
      <p>{says}</p>
      {sources.map(({ rule, sections, checkedOn }) => (
        <p key={rule} className="mt-1 text-soft wrap-anywhere">
          {rule}: {sections.join('; ')}. Checked on {formatDay(checkedOn)}.
        </p>
      ))}
    </>
  );
}
