import type { ReactNode } from 'react';

type Props = {
  /** Entries of the second page, each with a rule above it. */
  entries: ReactNode;
  children: ReactNode;
};

/** The book lying open: two pages and the spine between; on a phone one leaf, its spine at the left. */
export function OpenSpread({ entries, children }: Props) {
  return (
    <div className="ledger relative grid rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet lg:grid-cols-2 lg:rounded-l-panel">
      <span aria-hidden="true" className="ledger-spine lg:left-1/2 lg:rounded-none" />
      <span
        aria-hidden="true"
        className="ledger-margin lg:left-[calc(50%+var(--ledger-spine)+var(--ledger-folio))]"
      />
      <div className="ledger-inset py-10 md:py-14 lg:ml-0 lg:px-14">{children}</div>
      {entries}
    </div>
  );
}
