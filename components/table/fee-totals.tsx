import { TableBody, TableTotal } from '@/components/table/data-table';
import { formatAmount, labelSum, type UnitSum } from '@/lib/fees/units';

export function FeeTotals({ totals }: { totals: readonly UnitSum[] }) {
  return (
    <TableBody>
      {totals.map(({ per, ...sum }) => (
        <TableTotal key={per ?? ''} label={labelSum({ per }, totals)} amount={formatAmount(sum)} />
      ))}
    </TableBody>
  );
}
