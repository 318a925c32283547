import { Table, TableBody, TableRow } from '@/components/table/data-table';

type Props = {
  title: string;
  note?: string | undefined;
  entries: readonly { label: string; figure: string }[];
};

/** A few facts beside the head of a page, as numbered entries. */
export function FigureSheet({ title, note, entries }: Props) {
  return (
    <Table title={title} note={note}>
      <TableBody>
        {entries.map(({ label, figure }, index) => (
          <TableRow key={label} rowNumber={index + 1} label={label} amount={figure} />
        ))}
      </TableBody>
    </Table>
  );
}
