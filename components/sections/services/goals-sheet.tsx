import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { goals } from '@/content/figures/family-plan';
import type { FinancialPlanningContent } from '@/content/types/service';
import { inFigures } from '@/content/words/rupees';
import { stretches } from '@/lib/content/figures/financial-planning';

type Props = Omit<FinancialPlanningContent['example'], 'items'>;

/** A sample plan: the monthly saving for each goal, and for all of them in the first year. */
export function GoalsSheet({ title, note, foot, total }: Props) {
  return (
    <Table title={title} note={note} foot={foot} className="[&_:is(th,td)]:align-middle">
      <TableBody ruled>
        {goals.map(({ goal, years, monthly }, index) => (
          <TableRow
            key={goal}
            rowNumber={index + 1}
            label={`${goal}, ${years} ${years === 1 ? 'year' : 'years'}`}
            amount={inFigures(monthly)}
          />
        ))}
      </TableBody>
      <TableBody>
        <TableTotal label={total} amount={inFigures(stretches[0]?.monthly ?? 0)} />
      </TableBody>
    </Table>
  );
}
