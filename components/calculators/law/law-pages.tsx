import {
  BookEntry,
  BookFigure,
  BookRest,
  BookTable,
  BookTotal,
  OpenedBook,
} from '@/components/calculators/law/book-page';
import { breakAtCommas } from '@/components/ledger/ledger';

export type LawEntry = {
  label: string;
  /** How it was worked out, in smaller type. */
  detail?: string | undefined;
  value: string;
  /** A subtotal, not an entry. */
  strong?: boolean;
};

export type LawPage = {
  title: string;
  entries: readonly LawEntry[];
  /** The main figure of the page. */
  total?: LawEntry;
};

/** Two pages of what the law says, as an open book. */
export function LawPages({ pages: [left, right] }: { pages: readonly [LawPage, LawPage] }) {
  return (
    <OpenedBook
      left={<Page page={left} beside={right} />}
      right={<Page page={right} beside={left} />}
    />
  );
}

const isFigure = (value: string) => /^\u2212?₹?[\d,.]+%?$/.test(value);

/** Lets a figure break after a comma only if it is too long for a phone. */
function breakable(value: string) {
  if (!isFigure(value)) return value;
  return value.length > 14 ? (
    breakAtCommas(value)
  ) : (
    <span className="whitespace-nowrap">{value}</span>
  );
}

function Page({ page, beside }: { page: LawPage; beside: LawPage }) {
  const { title, entries, total } = page;
  return (
    <div className="grid">
      <BookTable title={title}>
        {entries.map(({ label, detail, value, strong }, index) => (
          <BookEntry
            key={label}
            label={label}
            detail={detail}
            strong={strong}
            beside={beside.entries[index]?.detail}
            isFigure={isFigure(value)}
          >
            {breakable(value)}
          </BookEntry>
        ))}
        <BookRest after={entries.length} beside={beside.entries} />
        {total && (
          <BookTotal label={total.label} detail={total.detail} beside={beside.total?.detail}>
            <BookFigure className={total.strong ? 'border-total text-total' : 'border-ink'}>
              {breakable(total.value)}
            </BookFigure>
          </BookTotal>
        )}
      </BookTable>
    </div>
  );
}
