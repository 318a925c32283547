import type { FinancialPlanningContent } from '@/lib/content/service-schemas';

/** The parts of a financial plan, each with the three points it looks at. */
export function PlanningCards({ items }: Pick<FinancialPlanningContent['cards'], 'items'>) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {items.map((card) => (
        <li
          key={card.title}
          className="rounded-panel border border-rule-strong border-t-4 border-t-red bg-page p-5 md:p-7"
        >
          <h3>{card.title}</h3>
          <p className="mt-2 text-soft">{card.text}</p>
          <dl className="mt-5">
            {card.points.map((point) => (
              <div key={point.title} className="border-rule border-t py-3 last:pb-0">
                <dt className="font-semibold">{point.title}</dt>
                <dd className="text-soft">{point.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
