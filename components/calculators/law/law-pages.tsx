import {
  BookEntry,
  BookFigure,
  BookRest,
  BookTable,
  BookTotal,
  OpenedBook,
} from '@/components/calculators/law/book-page';
import { inOneLine } from '@/components/calculators/law/in-one-line';

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
            length={isFigure(value) ? value.length : 0}
          >
            {isFigure(value) ? inOneLine(value) : value}
          </BookEntry>
        ))}
        <BookRest after={entries.length} beside={beside.entries} />
        {total && (
          <BookTotal
            label={total.label}
            detail={total.detail}
            length={isFigure(total.value) ? total.value.length : 0}
            beside={beside.total?.detail}
          >
            <BookFigure
              length={total.value.length}
              className={total.strong ? 'border-total text-total' : 'border-ink'}
            >
              {isFigure(total.value) ? inOneLine(total.value) : total.value}
            </BookFigure>
          </BookTotal>
        )}
      </BookTable>
    </div>
  );
}
