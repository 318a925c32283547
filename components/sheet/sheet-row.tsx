import type { ReactNode } from 'react';
import type { LawSource } from '@/components/sheet/law-sources';
import { breakLongAmount, getWrapClass, isLongAmount, LONG_LINE } from '@/components/table/amounts';
import { Badge } from '@/components/ui/badge';
import { COLUMN } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

export type LineReason = { says: string; sources: readonly LawSource[] };

export type SheetLine = {
  label: string;
  mark?: string | false;
  detail?: ReactNode;
  /** Formatted, one for each column; without any the label takes the whole line. */
  values: readonly string[];
  strong?: boolean;
  /** Drawn below the label, on one scale with the others; the main one is in red, the others hatched. */
  bar?: { value: number; isMain?: boolean };
  reason?: LineReason | undefined;
};

export type LineShape = {
  table?: string;
  head?: string;
  row?: string;
  label?: string;
  cell?: string;
};

const isFigure = (value: string) => /^(Nil|[+\u2212]?₹?[\d,.]+%?)$/.test(value);

const drawValue = (value: string) =>
  !isFigure(value) ? (
    value
  ) : (
    <span className={cn('amount', getWrapClass(value))}>{breakLongAmount(value)}</span>
  );

export type SheetRowProps = Omit<SheetLine, 'label' | 'reason'> & {
  label: ReactNode;
  best?: number | null;
  columns: readonly string[];
  shape: LineShape;
  /** Of the longest bar. */
  most: number;
  isFramed: boolean;
  isPlain: boolean;
  isTotal: boolean;
  rule?: 'strong' | 'none' | undefined;
};

export function SheetRow({
  label,
  mark,
  detail,
  values,
  strong,
  bar,
  best,
  columns,
  most,
  shape,
  isFramed,
  isPlain,
  isTotal,
  rule,
}: SheetRowProps) {
  return (
    <tr
      data-slot={isTotal ? 'data-table-total' : undefined}
      className={cn(
        'border-rule border-b',
        strong && !isFramed && 'border-ink border-y',
        rule === 'strong' && 'border-ink',
        rule === 'none' && 'border-b-0',
        isFramed && values.some(isLongAmount) && LONG_LINE,
        shape.row,
      )}
    >
      <th
        scope="row"
        colSpan={values.length === 0 ? 2 : undefined}
        className={cn(
          'wrap-anywhere relative pr-1 text-left align-baseline',
          !isPlain && 'law-label',
          bar && 'w-full',
          isPlain ? 'py-2.5' : isTotal ? 'py-4' : 'py-3',
          'print:py-1.5',
          strong || isTotal ? 'font-semibold' : 'font-normal',
          !isTotal && !strong && !isPlain && 'book-entry',
          shape.label,
        )}
      >
        <span className={cn(isPlain && 'pr-3')}>
          {label}
          {mark && (
            <>
              {' '}
              <Badge>{mark}</Badge>
            </>
          )}
        </span>
        {detail && (
          <span
            className={cn(
              'working font-normal text-sm text-soft',
              isPlain ? 'inline-block' : 'block',
              // Clear of the double underline.
              isTotal && isFramed && 'max-sm:pt-1.5',
            )}
          >
            {detail}
          </span>
        )}
        {bar && bar.value > 0 && (
          <span
            aria-hidden="true"
            className={cn('bar mt-1.5 block h-3', bar.isMain && 'bar-main')}
            style={{ width: `${(bar.value / most) * 100}%` }}
          />
        )}
      </th>
      {values.map((value, index) => (
        <td
          key={columns[index] ?? index}
          {...{ [COLUMN]: columns.length > 1 ? columns[index] : undefined }}
          className={cn(
            'pl-3 text-right align-baseline',
            isPlain ? 'py-2.5' : 'py-3',
            'print:py-1.5',
            isFramed && 'pr-4 md:pr-6',
            shape.cell,
          )}
        >
          {bar?.isMain ? (
            <span className="ringed">{drawValue(value)}</span>
          ) : isTotal ? (
            <span
              className={cn(
                'amount inline-block pb-0.5 font-bold leading-tight md:text-xl',
                (columns.length < 2 || best === index) && 'border-ink border-b-4 border-double',
                isFramed &&
                  'border-total text-[min(1.375rem,0.25rem+4.5vw)] text-total md:text-[1.625rem]',
              )}
            >
              {drawValue(value)}
            </span>
          ) : (
            drawValue(value)
          )}
        </td>
      ))}
    </tr>
  );
}
