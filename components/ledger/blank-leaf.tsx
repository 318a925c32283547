import type { ReactNode } from 'react';

/** A leaf of the book with little entered: spine, double margin line and ruled lines. */
export function BlankLeaf({ children }: { children: ReactNode }) {
  return (
    <div className="ledger relative mx-auto max-w-3xl rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page shadow-sheet">
      <span aria-hidden="true" className="ledger-spine" />
      <span aria-hidden="true" className="ledger-margin" />
      <div className="ledger-inset py-10 md:py-14">{children}</div>
      <div aria-hidden="true" className="blank-lines ml-(--ledger-spine) h-36" />
    </div>
  );
}
