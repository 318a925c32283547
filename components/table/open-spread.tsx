import type { ReactNode } from 'react';

type Props = {
  /** Entries of the second page, each with a rule above it. */
  entries: ReactNode;
  children: ReactNode;
};

/** The book lying open: two pages and the spine between; on a phone one card, its spine at the left. */
export function OpenSpread({ entries, children }: Props) {
  return (
    <div className="data-table relative grid rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet lg:grid-cols-2 lg:rounded-l-panel">
      <span aria-hidden="true" className="data-table-bar lg:left-1/2 lg:rounded-none" />
      <span
        aria-hidden="true"
        className="data-table-margin lg:left-[calc(50%+var(--data-table-bar)+var(--data-table-number))]"
      />
      <div className="data-table-inset py-10 md:py-14 lg:ml-0 lg:px-14">{children}</div>
      {entries}
    </div>
  );
}
