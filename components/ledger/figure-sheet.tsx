import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';

type Props = {
  title: string;
  note?: string | undefined;
  entries: readonly { label: string; figure: string }[];
};

/** A few facts beside the head of a page, as numbered entries. */
export function FigureSheet({ title, note, entries }: Props) {
  return (
    <Ledger title={title} note={note}>
      <LedgerBody>
        {entries.map(({ label, figure }, index) => (
          <LedgerRow key={label} folio={index + 1} label={label} amount={figure} />
        ))}
      </LedgerBody>
    </Ledger>
  );
}
