import { type ReactNode, useId } from 'react';
import { ReasonRow } from '@/components/sheets/reason-row';
import {
  type LineShape,
  type SheetLine,
  SheetRow,
  type SheetRowProps,
} from '@/components/sheets/sheet-row';
import { Table } from '@/components/table/data-table';
import { cn } from '@/lib/utils';

export type SheetTableProps = {
  title: string;
  /** A few words to the right of a framed title. */
  note?: string | undefined;
  /** The heads of the columns of amounts, if there are several. */
  columns?: readonly string[];
  lines: readonly SheetLine[];
  total?: SheetLine & {
    /** The column of the better figure; without it every figure is the main one. */
    best?: number | null;
  };
  /** A stamp on the better figure. */
  stamp?: ReactNode;
  /** Its title stands above it or, with a frame around both, at its head; else it is for screen readers. */
  head?: 'above' | 'frame' | undefined;
};

/**
 * What becomes of an amount, line by line; a year's answer has a column for each regime. The label
 * of a line opens its reason.
 */
export function SheetTable({
  title,
  note,
  columns = [],
  lines,
  total,
  stamp,
  head,
}: SheetTableProps) {
  const heading = useId();
  const isFramed = head === 'frame';
  const longest = Math.max(
    ...[...lines, ...(total ? [total] : [])].flatMap(({ values }) =>
      values.map(({ length }) => length),
    ),
  );
  const shape = isFramed ? {} : shapeOf(columns.length, longest);
  const looks = { columns, shape, isFramed };
  const rows = (
    <>
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
      <tbody>
        {lines.map((line, index) => (
          <Line
            key={line.label}
            {...line}
            {...looks}
            isLast={total !== undefined && index === lines.length - 1}
          />
        ))}
        {total && <Line {...total} {...looks} isTotal />}
      </tbody>
    </>
  );
  if (isFramed) {
    return (
      <Table title={title} note={note} foot={stamp} heading="h3" flat className="computation">
        {rows}
      </Table>
    );
  }
  return (
    <div className="min-w-0">
      {head && (
        <h3 id={heading} className="mb-2 text-lg md:text-lg">
          {title}
        </h3>
      )}
      <table
        aria-labelledby={head && heading}
        className={cn('law-page', columns.length > 1 && 'law-page-wide', shape.table)}
      >
        {!head && <caption className="sr-only">{title}</caption>}
        {rows}
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

function Line({ reason, ...line }: SheetRowProps & Pick<SheetLine, 'reason'>) {
  return reason ? <ReasonRow {...line} reason={reason} /> : <SheetRow {...line} />;
}

/**
 * In characters, on a phone: two amounts of so many stand below their label, of more below each
 * other; one of so many, below its label.
 */
const [LONG, VERY_LONG, LONGEST] = [11, 15, 18];

/** Amounts below their label, where two of them have no room beside it. */
const belowOnSmallest: LineShape = {
  table: 'max-[23rem]:block max-[23rem]:*:block',
  row: 'max-[23rem]:grid max-[23rem]:grid-cols-2',
  label: 'max-[23rem]:col-span-2 max-[23rem]:pb-0',
};
const belowOnPhone: LineShape = {
  table: 'max-md:block max-md:*:block',
  row: 'max-md:grid max-md:grid-cols-2',
  label: 'max-md:col-span-2 max-md:pb-0',
};

const belowEachOther: LineShape = {
  table: 'max-md:block max-md:*:block',
  head: 'max-md:sr-only',
  row: 'max-md:grid',
  label: 'max-md:pb-0',
  cell: 'max-md:py-1 max-md:before:float-left max-md:before:text-sm max-md:before:text-soft max-md:before:content-[attr(data-column)]',
};
const belowLabel: LineShape = {
  table: 'max-md:block max-md:*:block',
  row: 'max-md:grid',
  label: 'max-md:pb-0',
};

function shapeOf(columns: number, longest: number): LineShape {
  if (columns < 2) return longest < LONGEST ? {} : belowLabel;
  if (longest < LONG) return belowOnSmallest;
  return longest < VERY_LONG ? belowOnPhone : belowEachOther;
}
