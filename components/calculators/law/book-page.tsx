import type { ReactNode } from 'react';
import { inOneLine } from '@/components/calculators/law/in-one-line';
import { LONGEST } from '@/components/ledger/ledger';
import { cn } from '@/lib/utils';

export type BookRow = {
  key: string;
  label: string;
  /** Where the entry comes from, in smaller type after the label. */
  detail?: string | undefined;
  /** Formatted as text. */
  amount: string;
  /** A subtotal, not an entry. */
  strong?: boolean;
};

export type BookPageProps = {
  title: string;
  rows: readonly BookRow[];
  total: { label: string; amount: string; stamp?: ReactNode };
  /** The entries of the page opposite, with which these keep step. */
  beside?: Beside;
};

type Beside = readonly { detail?: string | undefined }[];

/** In characters: so long an amount stands below its label on a phone, or on the smallest alone. */
const LONG = 17;
const LONG_ON_SMALLEST = 13;

/** Takes a long amount out of its column, and leaves it the foot of the line. */
function longLine(length: number) {
  if (length > LONGEST || length < LONG_ON_SMALLEST) return undefined;
  return length < LONG
    ? 'max-[23rem]:relative max-[23rem]:[&>th]:pb-11 max-[23rem]:[&>td]:absolute max-[23rem]:[&>td]:right-0 max-[23rem]:[&>td]:bottom-0 max-[23rem]:[&>td]:pb-3'
    : 'max-md:relative max-md:[&>th]:pb-11 max-md:[&>td]:absolute max-md:[&>td]:right-0 max-md:[&>td]:bottom-0 max-md:[&>td]:pb-3';
}

/** One page of the open book: ruled entries, and its main figure with a double underline. */
export function BookPage({ title, rows, total, beside = [] }: BookPageProps) {
  return (
    <BookTable title={title}>
      {rows.map(({ key, amount, ...row }, index) => (
        <BookEntry key={key} {...row} length={amount.length} beside={beside[index]?.detail}>
          {inOneLine(amount)}
        </BookEntry>
      ))}
      <BookRest after={rows.length} beside={beside} />
      <BookTotal label={total.label} length={total.amount.length}>
        {total.stamp}
        <BookFigure
          length={total.amount.length}
          className={cn(
            'border-total text-total',
            total.amount.length < LONG && 'lg:text-[1.625rem]',
          )}
        >
          {inOneLine(total.amount)}
        </BookFigure>
      </BookTotal>
    </BookTable>
  );
}

/** The table of a page, from its `BookEntry` and `BookTotal` rows. */
export function BookTable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <table className="law-page">
      <caption className="border-ink border-b px-6 py-4 text-left font-semibold font-serif text-xl lg:pl-16">
        {title}
      </caption>
      <tbody>{children}</tbody>
    </table>
  );
}

type EntryProps = Pick<BookRow, 'label' | 'detail' | 'strong'> & {
  /** Whether the value is a figure; words are set as words. */
  isFigure?: boolean;
  /** Of its figure, in characters. */
  length?: number;
  /** The detail of the entry opposite, whose line is left free here. */
  beside?: string | undefined;
  children: ReactNode;
};

export function BookEntry({
  label,
  detail,
  strong,
  isFigure = true,
  length = 0,
  beside,
  children,
}: EntryProps) {
  return (
    <tr
      className={cn(
        'h-px border-rule border-b',
        longLine(length),
        strong && 'border-ink border-y nth-last-3:border-b-0',
      )}
    >
      <th
        scope="row"
        className={cn(
          'book-entry relative py-3 pl-6 text-left align-baseline lg:pl-16',
          strong ? 'font-semibold' : 'font-normal',
        )}
      >
        {label}
        <Detail text={detail} beside={beside} />
      </th>
      <td className={cn('py-3 pr-4 pl-2 text-right align-baseline md:pr-6', isFigure && 'amount')}>
        {children}
      </td>
    </tr>
  );
}

/** In smaller type below the label, or the room for it where only the page opposite has one. */
function Detail({ text, beside }: { text?: string | undefined; beside?: string | undefined }) {
  if (text) return <span className="block font-normal text-sm text-soft">{text}</span>;
  return beside && <span className="block text-sm max-md:hidden">&nbsp;</span>;
}

type TotalProps = Pick<EntryProps, 'label' | 'detail' | 'length' | 'beside' | 'children'>;

export function BookTotal({ label, detail, length = 0, beside, children }: TotalProps) {
  return (
    <tr className={cn('h-px border-ink border-t', longLine(length))}>
      <th scope="row" className="py-5 pl-6 text-left font-semibold lg:pl-16">
        {label}
        <Detail text={detail} beside={beside} />
      </th>
      <td className="py-5 pr-4 pl-2 text-right md:pr-6">{children}</td>
    </tr>
  );
}

type FigureProps = { className: string; length?: number; children: ReactNode };

/** The main figure of a page, with a double underline in the colour of `className`. */
export function BookFigure({ className, length = 0, children }: FigureProps) {
  return (
    <span
      className={cn(
        'amount inline-block border-b-4 border-double pb-0.5 font-bold leading-tight',
        length < LONG ? 'text-lg md:text-[1.375rem]' : 'text-base',
        className,
      )}
    >
      {children}
    </span>
  );
}

type RestProps = {
  /** How many entries the page has. */
  after: number;
  beside: Beside;
};

/** Blank entries down to the last one of the page opposite, and the room that is left. */
export function BookRest({ after, beside }: RestProps) {
  return (
    <>
      {beside.slice(after).map(({ detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without anything on them
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of a table takes the focus
        <tr key={index} aria-hidden="true" className="h-px border-rule border-b max-md:hidden">
          <td colSpan={2} className="py-3">
            &nbsp;
            <Detail beside={detail} />
          </td>
        </tr>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of a table takes the focus */}
      <tr aria-hidden="true">
        <td colSpan={2} className="p-0" />
      </tr>
    </>
  );
}

/** Two pages with the stitches between them; on a phone one below the other. */
export function OpenedBook({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] rounded-panel border border-rule-strong bg-page pl-3.5 md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] md:pl-0">
      <span
        aria-hidden="true"
        className="spine-upright absolute inset-y-0 left-0 w-3.5 rounded-l md:hidden"
      />
      {left}
      <span aria-hidden="true" className="spine-upright hidden md:block" />
      <div className="grid border-ink border-t md:border-t-0">{right}</div>
    </div>
  );
}

/** A green stamp on the better figure. */
export function BookStamp({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'amount mr-4 inline-block -rotate-2 rounded-[3px] border-3 border-green border-double px-3 py-1 font-semibold text-[0.9375rem] text-green',
        className,
      )}
    >
      {children}
    </span>
  );
}
