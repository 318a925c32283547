import { Formula } from '@/components/calculators/formula';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';
import { cn } from '@/lib/utils';

const tile = 'border-rule-strong border-b py-4 sm:rounded-panel sm:border sm:p-5';

type Props = {
  entries: readonly { path: Path; formula: string }[];
  soon: { title: string; text: string };
};

/**
 * The calculators, each with its formula, and a tile for those to come. On a phone they are
 * ruled rows, with the formula to the right of the name.
 */
export function CalculatorGrid({ entries, soon }: Props) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {entries.map((entry) => {
        const route = findRoute(entry.path);
        return (
          <li
            key={entry.path}
            className={cn(
              tile,
              'relative flex flex-wrap items-baseline justify-between transition-colors duration-150 hover:border-red sm:flex-col sm:items-stretch sm:bg-page',
            )}
          >
            <h3>
              <Link
                href={entry.path}
                className="rounded-control after:absolute after:inset-0 max-sm:after:-inset-x-2"
              >
                {route?.label}
              </Link>
            </h3>
            <p className="w-full text-soft max-sm:order-last sm:mt-1 sm:mb-5">{route?.summary}</p>
            <p className="border-rule text-red sm:mt-auto sm:border-t sm:pt-4">
              <Formula text={entry.formula} />
            </p>
          </li>
        );
      })}
      <li className={cn(tile, 'border-dashed')}>
        <h3 className="text-soft">{soon.title}</h3>
        <p className="mt-1 text-soft">{soon.text}</p>
      </li>
    </ul>
  );
}
