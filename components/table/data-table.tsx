import { type ReactNode, useId } from 'react';
import {
  breakLongAmount,
  getWrapClass,
  isLongAmount,
  isShortText,
  LONG_LINE,
} from '@/components/table/amounts';
import { CONTINUED } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

type TableProps = {
  title: ReactNode;
  head?: ReactNode;
  note?: ReactNode;
  heading?: 'h2' | 'h3';
  foot?: ReactNode;
  /** Without a shadow: at most one sheet of a screen has one. */
  flat?: boolean | undefined;
  className?: string;
  children: ReactNode;
};

const columnTitle = 'font-normal font-sans text-sm text-soft tracking-normal md:text-sm';

export function Table({
  title,
  head,
  note,
  heading: Heading = 'h2',
  foot,
  flat,
  className,
  children,
}: TableProps) {
  const id = useId();
  return (
    <section
      data-slot="data-table"
      aria-labelledby={id}
      className={cn(
        'data-table relative min-w-0 rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page',
        !flat && 'shadow-sheet',
        className,
      )}
    >
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <header className="data-table-inset flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-ink border-b py-5">
        {head}
        <Heading
          id={id}
          className={head ? columnTitle : 'text-[min(1.25rem,6.5vw)] md:text-[1.375rem]'}
        >
          {title}
        </Heading>
        {note && <p className="text-sm text-soft wrap-anywhere">{note}</p>}
      </header>
      <table className="relative flex-1 border-collapse" aria-labelledby={id}>
        {children}
      </table>
      {foot && (
        <div className="data-table-inset border-rule border-t py-4 text-[0.9375rem] text-soft wrap-anywhere">
          {foot}
        </div>
      )}
    </section>
  );
}

type GroupProps = { children: ReactNode; ruled?: boolean; className?: string | undefined };

export function TableBody({ children, ruled = false, className }: GroupProps) {
  return (
    <tbody
      className={cn(
        '[&>tr:not(:last-child,[data-continued])]:border-rule [&>tr:not(:last-child,[data-continued])]:border-b',
        {
          'border-ink border-b': ruled,
          'border-rule-strong border-b last:border-b-0': !ruled,
        },
        className,
      )}
    >
      {children}
    </tbody>
  );
}

type RowProps = {
  rowNumber?: number | string | undefined;
  label: ReactNode;
  /**
   * Formatted, as `₹45,000`, `from ₹25,000` or `10%`. Without it the label takes the whole line.
   */
  amount?: ReactNode;
  action?: ReactNode;
  strong?: boolean;
  className?: string;
};

export const TableRow = (row: RowProps) => <EntryLine {...row} />;

type EntryProps = RowProps & {
  detail?: ReactNode;
  ruled?: boolean;
};

/** Its label is the header of its detail too. A row group of its own does this without an id. */
export function TableEntry({ detail, ruled = false, ...row }: EntryProps) {
  return (
    <tbody className={ruled ? 'border-ink border-b' : 'border-rule not-last:border-b'}>
      <EntryLine {...row} isContinued={Boolean(detail)} />
      {detail && (
        <tr>
          <td className="data-table-number py-0" />
          <td colSpan={2} className={cn('pt-0.5 pb-3', row.action ? 'pr-1' : 'pr-4 md:pr-6')}>
            {detail}
          </td>
        </tr>
      )}
    </tbody>
  );
}

type LineProps = RowProps & {
  isContinued?: boolean;
};

function EntryLine({
  rowNumber,
  label,
  amount,
  action,
  strong = false,
  className,
  isContinued,
}: LineProps) {
  const padding = isContinued ? 'pt-3' : 'py-3';
  return (
    <tr className={cn(isContinued && 'h-px', isLongAmount(amount) && LONG_LINE, className)}>
      <td className="data-table-number row-number">{rowNumber}</td>
      <th
        scope={isContinued ? 'rowgroup' : 'row'}
        colSpan={amount === undefined ? 2 : undefined}
        className={cn(
          'text-left',
          amount === undefined ? 'pr-4 wrap-anywhere md:pr-6' : 'pr-3',
          isShortText(amount) && '@min-[20rem]/data-table-frame:wrap-anywhere',
          padding,
          strong ? 'font-semibold' : 'font-normal',
        )}
      >
        {label}
      </th>
      {amount !== undefined && (
        <td
          className={cn(
            'amount text-right',
            action ? 'pr-1' : 'pr-4 md:pr-6',
            padding,
            getWrapClass(amount),
          )}
        >
          {breakLongAmount(amount)}
        </td>
      )}
      {action && (
        <td
          rowSpan={isContinued ? 2 : undefined}
          className={cn(
            'w-0 py-0.5 pr-1.5 md:pr-3.5 print:px-2',
            isContinued ? 'align-middle' : 'align-top',
          )}
        >
          {action}
        </td>
      )}
    </tr>
  );
}

export function BlankRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines without anything on them
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of a table takes the focus
    <tr key={index} aria-hidden="true" data-slot="data-table-blank">
      <td className="data-table-number row-number">{index + 1}</td>
      <td colSpan={2} className="py-3">
        &nbsp;
      </td>
    </tr>
  ));
}

type TotalProps = Required<Pick<RowProps, 'label' | 'amount'>> & {
  beside?: ((figure: ReactNode) => ReactNode) | undefined;
  isContinued?: boolean;
};

export function TableTotal({ label, amount, beside, isContinued = false }: TotalProps) {
  const padding = isContinued ? 'pt-4' : 'py-4';
  const figure = (
    <span
      className={cn(
        'amount inline-block border-total border-b-4 border-double pb-0.5 font-bold text-[min(1.375rem,0.25rem+4.5vw)] text-total leading-tight md:text-[1.625rem]',
        getWrapClass(amount),
      )}
    >
      {breakLongAmount(amount)}
    </span>
  );
  return (
    <tr
      data-slot="data-table-total"
      {...{ [CONTINUED]: isContinued || undefined }}
      className={cn('h-px', isLongAmount(amount) && LONG_LINE)}
    >
      <td className="data-table-number" />
      <th scope="row" className={cn('pr-3 text-left font-semibold', padding)}>
        {label}
      </th>
      <td className={cn('pr-4 text-right md:pr-6', padding)}>{beside ? beside(figure) : figure}</td>
    </tr>
  );
}
