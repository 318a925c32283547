import { type ReactNode, useId } from 'react';
import { ReasonRow } from '@/components/sheet/reason-row';
import {
  type LineShape,
  type SheetLine,
  SheetRow,
  type SheetRowProps,
} from '@/components/sheet/sheet-row';
import { Table } from '@/components/table/data-table';
import { cn } from '@/lib/utils';

export type SheetTableProps = {
  title: string;
  note?: ReactNode;
  columns?: readonly string[];
  /** The head of the labels: of a list that adds up to nothing, and so has no numbers. */
  labels?: string;
  lines: readonly SheetLine[];
  total?: SheetLine & {
    /** The column of the better figure; without it every figure is the main one. */
    best?: number | null;
  };
  rest?: readonly SheetLine[];
  stamp?: ReactNode;
  foot?: ReactNode;
  head?: 'above' | 'frame' | undefined;
  isMain?: boolean;
};

export function SheetTable({
  title,
  note,
  columns = [],
  labels,
  lines,
  total,
  rest = [],
  stamp,
  foot,
  head,
  isMain = false,
}: SheetTableProps) {
  const heading = useId();
  const isFramed = head === 'frame';
  const isList = labels !== undefined;
  const all = [...lines, ...(total ? [total] : []), ...rest];
  const longest = Math.max(...all.flatMap(({ values }) => values.map(({ length }) => length)));
  const shape = isFramed ? {} : chooseLineShape(columns.length, longest);
  const most = Math.max(...all.map(({ bar }) => bar?.value ?? 0));
  // A list adds up to nothing, and an estimate stands below the answer that is louder.
  const isPlain = !isFramed && (isMain || isList);
  const looks = { columns, most, shape, isFramed, isPlain };
  const rows = (
    <>
      {(isList || columns.length > 1) && (
        <thead className={shape.head}>
          <tr className={cn('border-ink border-b', isList && 'border-t', shape.row)}>
            {isList ? (
              <th scope="col" className={cn(listHead, 'pr-3 text-left', shape.label)}>
                {labels}
              </th>
            ) : (
              <td className={shape.label} />
            )}
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'py-2 pl-2 text-right',
                  isList
                    ? cn(listHead, '@min-[16rem]:whitespace-nowrap')
                    : 'font-semibold font-serif text-[0.9375rem] md:text-lg',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {all.map((line, index) => {
          const isTotal = line === total;
          const isLast = index === all.length - 1;
          return (
            <Line
              // A reason stays open; other lines may have the same label, and nothing to keep.
              key={line.reason ? line.label : index}
              {...line}
              {...looks}
              isTotal={isTotal}
              rule={
                isLast && (isTotal || isFramed)
                  ? 'none'
                  : total && all[index + 1] === total
                    ? 'strong'
                    : undefined
              }
            />
          );
        })}
      </tbody>
    </>
  );
  if (isFramed) {
    return (
      <Table
        title={title}
        note={note}
        foot={foot}
        heading={isMain ? 'h2' : 'h3'}
        flat={!isMain}
        className="computation"
      >
        {rows}
      </Table>
    );
  }
  const Part = isMain ? 'section' : 'div';
  return (
    <Part
      aria-labelledby={isMain ? heading : undefined}
      className={cn('@container/sheet min-w-0', isList && !isMain && most === 0 && 'max-w-md')}
    >
      {isMain ? (
        <SheetHead id={heading} title={title} note={note} />
      ) : (
        head && (
          <h3 id={heading} className="mb-2 text-lg md:text-lg">
            {title}
          </h3>
        )
      )}
      <table
        aria-labelledby={head && heading}
        className={cn(
          'sheet-table',
          isPlain ? 'w-full border-collapse' : 'law-page',
          !isPlain && columns.length > 1 && 'law-page-wide',
          shape.table,
        )}
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
      {foot && <p className="mt-3 text-[0.9375rem] text-soft">{foot}</p>}
    </Part>
  );
}

const listHead = 'py-2 font-normal text-[0.9375rem] text-soft';

type HeadProps = Pick<SheetTableProps, 'title' | 'note'> & { id: string };

export function SheetHead({ id, title, note }: HeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-2.5">
      <h2 id={id} className="text-[1.375rem] md:text-[1.375rem]">
        {title}
      </h2>
      {note && <p className="text-[0.9375rem] text-soft">{note}</p>}
    </div>
  );
}

function Line({ reason, ...line }: SheetRowProps & Pick<SheetLine, 'reason'>) {
  return reason ? <ReasonRow {...line} reason={reason} /> : <SheetRow {...line} />;
}

/**
 * In characters, on a phone: from the first length two amounts go below their label, from the second
 * they are stacked, and from the third a single amount goes below its label.
 */
const [LONG, VERY_LONG, LONGEST] = [11, 15, 18];

const belowOnSmallest: LineShape = {
  table: '@max-[21rem]/sheet:block @max-[21rem]/sheet:*:block',
  row: '@max-[21rem]/sheet:grid @max-[21rem]/sheet:grid-cols-2',
  label: '@max-[21rem]/sheet:col-span-2 @max-[21rem]/sheet:pb-0',
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

function chooseLineShape(columns: number, longest: number): LineShape {
  if (columns < 2) return longest < LONGEST ? {} : belowLabel;
  if (longest < LONG) return belowOnSmallest;
  return longest < VERY_LONG ? belowOnPhone : belowEachOther;
}
