import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { FinancialPlanningContent } from '@/content/types/service';

/** The parts of a financial plan, each with the three points it looks at, folded on a phone. */
export function PlanningCards({ items }: Pick<FinancialPlanningContent['cards'], 'items'>) {
  return (
    <ul className="grid border-ink max-md:border-t md:gap-6 lg:grid-cols-3">
      {items.map(({ title, text, points }) => (
        <li
          key={title}
          className="border-rule-strong max-md:border-b md:rounded-panel md:border md:border-t-4 md:border-t-red md:bg-page md:p-7"
        >
          <FoldOnPhone
            heading={<h3>{title}</h3>}
            summary={<h3 className="py-3.5 text-xl">{title}</h3>}
          >
            <p className="text-soft md:mt-2">{text}</p>
            <dl className="mt-3 md:mt-5">
              {points.map((point) => (
                <div key={point.title} className="border-rule border-t py-3 md:last:pb-0">
                  <dt className="font-semibold">{point.title}</dt>
                  <dd className="text-soft">{point.text}</dd>
                </div>
              ))}
            </dl>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}
