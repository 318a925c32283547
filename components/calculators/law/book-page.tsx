import type { ReactNode } from 'react';
import { inOneLine } from '@/components/calculators/law/in-one-line';
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

/** In characters: even on a phone a page has room for a crore with paise. */
const MOST = 16;

/** One page of the open book: ruled entries, and its main figure with a double underline. */
export function BookPage({ title, rows, total, beside = [] }: BookPageProps) {
  return (
    <BookTable title={title}>
      {rows.map(({ key, amount, ...row }, index) => (
        <BookEntry key={key} {...row} beside={beside[index]?.detail}>
          {inOneLine(amount, MOST)}
        </BookEntry>
      ))}
      <BookRest after={rows.length} beside={beside} />
      <BookTotal label={total.label}>
        {total.stamp}
        <BookFigure className="border-total text-total lg:text-[1.625rem]">
          {inOneLine(total.amount, MOST)}
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
  /** The detail of the entry opposite, whose line is left free here. */
  beside?: string | undefined;
  children: ReactNode;
};

export function BookEntry({
  label,
  detail,
  strong,
  isFigure = true,
  beside,
  children,
}: EntryProps) {
  return (
    <tr
      className={cn(
        'h-px border-rule border-b',
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

type TotalProps = Pick<EntryProps, 'label' | 'detail' | 'beside' | 'children'>;

export function BookTotal({ label, detail, beside, children }: TotalProps) {
  return (
    <tr className="h-px border-ink border-t">
      <th scope="row" className="py-5 pl-6 text-left font-semibold lg:pl-16">
        {label}
        <Detail text={detail} beside={beside} />
      </th>
      <td className="py-5 pr-4 pl-2 text-right md:pr-6">{children}</td>
    </tr>
  );
}

/** The main figure of a page, with a double underline in the colour of `className`. */
export function BookFigure({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'amount inline-block border-b-4 border-double pb-0.5 font-bold text-lg leading-tight md:text-[1.375rem]',
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
