import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import type { FinancialPlanningContent } from '@/lib/content/service-schemas';

/** An example of a plan: each goal with the years to it, drawn to one scale. */
export function GoalsSheet({ title, note, items, foot }: FinancialPlanningContent['example']) {
  const longest = Math.max(...items.map((item) => item.years));
  return (
    <Ledger title={title} note={note} foot={foot}>
      <LedgerBody>
        {items.map((item, index) => (
          <LedgerRow
            key={item.goal}
            folio={index + 1}
            label={
              <>
                {item.goal}
                <YearLine length={item.years / longest} />
              </>
            }
            amount={`${item.years} ${item.years === 1 ? 'year' : 'years'}`}
          />
        ))}
      </LedgerBody>
    </Ledger>
  );
}

function YearLine({ length }: { length: number }) {
  const end = 4 + length * 180;
  return (
    <svg viewBox="0 0 200 14" aria-hidden="true" className="mt-1 w-full max-w-60 fill-none">
      <path d={`M4 11H${end}`} strokeDasharray="5 3" className="stroke-2 stroke-total" />
      <circle cx="4" cy="11" r="2.5" className="fill-total" />
      <path d={`M${end} 12V1l9 3-9 3`} className="fill-thread stroke-total" />
    </svg>
  );
}
