import type { ReactNode } from 'react';

type Props = {
  /** The photo and the name, at the head of the sheet. */
  head: ReactNode;
  children: ReactNode;
};

const inset =
  'lg:ml-(--ledger-spine) lg:pr-6 lg:pl-[calc(var(--ledger-folio)+6px+var(--ledger-gap))]';

/** The client's page in the book: on a wide screen a ledger sheet, on a phone its entries alone. */
export function ProfileSheet({ head, children }: Props) {
  return (
    <div className="ledger relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:gap-0 lg:rounded-r-panel lg:rounded-l-[3px] lg:border lg:border-rule-strong lg:bg-page lg:shadow-sheet">
      <span aria-hidden="true" className="ledger-spine max-lg:hidden" />
      <span aria-hidden="true" className="ledger-margin max-lg:hidden" />
      <div className={`${inset} lg:border-ink lg:border-b lg:py-4`}>{head}</div>
      <div className={`${inset} lg:py-6`}>{children}</div>
    </div>
  );
}
