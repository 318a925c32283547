import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { goals } from '@/content/figures/family-plan';
import type { FinancialPlanningContent } from '@/content/types/service';
import { inFigures } from '@/content/words/rupees';
import { stretches } from '@/lib/content/figures/financial-planning';

type Props = Omit<FinancialPlanningContent['example'], 'items'>;

/** A sample plan: the monthly saving for each goal, and for all of them in the first year. */
export function GoalsSheet({ title, note, foot, total }: Props) {
  return (
    <Ledger title={title} note={note} foot={foot} className="[&_:is(th,td)]:align-middle">
      <LedgerBody ruled>
        {goals.map(({ goal, years, monthly }, index) => (
          <LedgerRow
            key={goal}
            folio={index + 1}
            label={`${goal}, ${years} ${years === 1 ? 'year' : 'years'}`}
            amount={inFigures(monthly)}
          />
        ))}
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal label={total} amount={inFigures(stretches[0]?.monthly ?? 0)} />
      </LedgerBody>
    </Ledger>
  );
}
