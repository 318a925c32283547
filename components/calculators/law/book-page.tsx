import type { ReactNode } from 'react';
import { inOneLine } from '@/components/calculators/law/in-one-line';
import { cn } from '@/lib/utils';

export type BookRow = {
  key: string;
  label: string;
  /** In smaller type behind the label: where the entry comes from. */
  detail?: string | undefined;
  /** Already in words. */
  amount: string;
  /** A sum so far rather than an entry. */
  strong?: boolean;
};

type Props = {
  title: string;
  rows: readonly BookRow[];
  total: { label: string; amount: string; stamp?: ReactNode };
};

/** A page has room for a crore with its paise, on a phone too. */
const MOST = 16;

/** One page of the opened book: entries ruled off, the figure it is for double-underlined. */
export function BookPage({ title, rows, total }: Props) {
  return (
    <table className="law-page">
      <caption className="border-ink border-b px-6 py-4 text-left font-semibold font-serif text-xl lg:px-9">
        {title}
      </caption>
      <tbody>
        {rows.map(({ key, label, detail, amount, strong }) => (
          <tr key={key} className={cn('border-rule border-b', strong && 'border-ink border-y')}>
            <th
              scope="row"
              className={cn(
                'py-3 pl-6 text-left align-baseline lg:pl-9',
                strong ? 'font-semibold' : 'font-normal',
              )}
            >
              {label}
              {detail && <span className="block font-normal text-sm text-soft">{detail}</span>}
            </th>
            <td className="amount py-3 pr-4 pl-2 text-right align-baseline md:pr-6">
              {inOneLine(amount, MOST)}
            </td>
          </tr>
        ))}
        <tr className="border-ink border-t">
          <th scope="row" className="py-5 pl-6 text-left font-semibold lg:pl-9">
            {total.label}
          </th>
          <td className="py-5 pr-4 pl-2 text-right md:pr-6">
            {total.stamp}
            <span className="amount inline-block border-total border-b-4 border-double pb-0.5 font-bold text-lg text-total leading-tight md:text-[1.375rem] lg:text-[1.625rem]">
              {inOneLine(total.amount, MOST)}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Two pages and the stitches between them; on a phone one below the other on one spine. */
export function OpenedBook({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] rounded-panel border border-rule-strong bg-page pl-3.5 md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] md:pl-0">
      <span
        aria-hidden="true"
        className="spine-upright absolute inset-y-0 left-0 w-3.5 rounded-l md:hidden"
      />
      {left}
      <span aria-hidden="true" className="spine-upright hidden md:block" />
      <div className="border-ink border-t md:border-t-0">{right}</div>
    </div>
  );
}

/** A green stamp on the better figure. */
export function BookStamp({ children }: { children: ReactNode }) {
  return (
    <span className="amount mr-4 mb-2 inline-block -rotate-2 rounded-[3px] border-3 border-green border-double px-3 py-1 font-semibold text-[0.9375rem] text-green">
      {children}
    </span>
  );
}
