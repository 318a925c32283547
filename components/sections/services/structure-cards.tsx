import { Checklist } from '@/components/sections/services/checklist';
import { isStrict } from '@/content/words/conduct';
import { formatPrice, priceOf } from '@/lib/content/prices';
import type { BusinessRegistrationContent } from '@/lib/content/service-schemas';

/** Legal forms to choose between: what each needs, what it gives, what registering it costs. */
export function StructureCards({
  items,
}: Pick<BusinessRegistrationContent['structures'], 'items'>) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {items.map((structure) => (
        <li
          key={structure.title}
          className="flex flex-col rounded-panel border border-rule-strong bg-page p-5 md:p-7"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3>{structure.title}</h3>
            {!isStrict && (
              <p className="amount text-xl text-red">{formatPrice(priceOf(structure.priceId))}</p>
            )}
          </div>
          <p className="mt-2 mb-auto pb-5 text-soft">{structure.text}</p>
          <Checklist items={structure.benefits} />
        </li>
      ))}
    </ul>
  );
}
