import { PlannerPart } from '@/components/calculators/planners/planner-part';
import { planners as words } from '@/content/calculators/planners';

export type PlannerName = 'advanceTax' | 'returnFee' | 'lateTds' | 'lateGst' | 'lateRoc';

/** The planners of a subject, folded. On paper only those that have worked something out. */
export function Planners({ of }: { of: readonly PlannerName[] }) {
  const { heading, waiting, noScript, failed } = words;
  return (
    <section
      aria-labelledby="planners"
      className="band border-rule border-t [--band-height:18rem] [--band-height-wide:20rem] print:hidden print:has-data-worked:block"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="planners">{heading}</h2>
        <div className="[&>details+details]:border-t-0 print:[&>details:not(:has([data-worked]))]:hidden">
          {of.map((planner) => (
            <PlannerPart
              key={planner}
              planner={planner}
              summary={words[planner].title}
              says={{ waiting, noScript, failed }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
