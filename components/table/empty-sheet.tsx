import type { ReactNode } from 'react';

/** A card of the book with little entered: spine, double margin line and ruled lines. */
export function EmptySheet({ children }: { children: ReactNode }) {
  return (
    <div className="data-table relative mx-auto max-w-3xl rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet">
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <div className="data-table-inset py-10 md:py-14">{children}</div>
      <div aria-hidden="true" className="blank-lines ml-(--data-table-bar) h-36" />
    </div>
  );
}
