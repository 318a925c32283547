import { OpenedBook } from '@/components/calculators/law/book-page';
import { breakAtCommas } from '@/components/ledger/ledger';
import { cn } from '@/lib/utils';

export type LawEntry = {
  label: string;
  /** How it came about, in smaller type. */
  detail?: string | undefined;
  value: string;
  /** A sum so far rather than an entry. */
  strong?: boolean;
};

export type LawPage = {
  title: string;
  entries: readonly LawEntry[];
  /** The figure that the page comes to. */
  total?: LawEntry;
};

/** The two pages of what the law says, as an opened book. */
export function LawPages({ pages: [left, right] }: { pages: readonly [LawPage, LawPage] }) {
  return <OpenedBook left={<Page page={left} />} right={<Page page={right} />} />;
}

const isFigure = (value: string) => /^\u2212?₹?[\d,.]+%?$/.test(value);

/** A figure stays in one line, and goes on after a comma only where it is too long for a phone. */
function breakable(value: string) {
  if (!isFigure(value)) return value;
  return value.length > 14 ? (
    breakAtCommas(value)
  ) : (
    <span className="whitespace-nowrap">{value}</span>
  );
}

function Page({ page: { title, entries, total } }: { page: LawPage }) {
  return (
    <div>
      <table className="law-page">
        <caption className="border-ink border-b px-6 py-4 text-left font-semibold font-serif text-xl lg:px-9">
          {title}
        </caption>
        <tbody>
          {entries.map(({ label, detail, value, strong }) => (
            <tr key={label} className={cn('border-rule border-b', strong && 'border-ink border-y')}>
              <th
                scope="row"
                className={cn(
                  'py-3 pl-6 text-left align-baseline lg:pl-9',
                  strong ? 'font-semibold' : 'font-normal',
                )}
              >
                {label}
                {detail && <span className="block text-sm text-soft">{detail}</span>}
              </th>
              <td
                className={cn(
                  'py-3 pr-4 pl-2 text-right align-baseline md:pr-6',
                  isFigure(value) && 'amount',
                )}
              >
                {breakable(value)}
              </td>
            </tr>
          ))}
          {total && (
            <tr className="border-ink border-t">
              <th scope="row" className="py-5 pl-6 text-left font-semibold lg:pl-9">
                {total.label}
                {total.detail && (
                  <span className="block font-normal text-sm text-soft">{total.detail}</span>
                )}
              </th>
              <td className="py-5 pr-4 pl-2 text-right md:pr-6">
                <span
                  className={cn(
                    'amount inline-block border-b-4 border-double pb-0.5 font-bold text-lg leading-tight md:text-[1.375rem]',
                    total.strong ? 'border-total text-total' : 'border-ink',
                  )}
                >
                  {breakable(total.value)}
                </span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
