import {
  BookEntry,
  BookFigure,
  BookTable,
  BookTotal,
  OpenedBook,
} from '@/components/calculators/law/book-page';
import { breakAtCommas } from '@/components/ledger/ledger';

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
      <BookTable title={title}>
        {entries.map(({ label, detail, value, strong }) => (
          <BookEntry
            key={label}
            label={label}
            detail={detail}
            strong={strong}
            isFigure={isFigure(value)}
          >
            {breakable(value)}
          </BookEntry>
        ))}
        {total && (
          <BookTotal label={total.label} detail={total.detail}>
            <BookFigure className={total.strong ? 'border-total text-total' : 'border-ink'}>
              {breakable(total.value)}
            </BookFigure>
          </BookTotal>
        )}
      </BookTable>
    </div>
  );
}
