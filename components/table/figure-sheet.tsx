import { Table, TableBody, TableRow } from '@/components/table/data-table';

type Props = {
  title: string;
  note?: string | undefined;
  entries: readonly { label: string; figure: string }[];
};

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
