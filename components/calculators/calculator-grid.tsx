import { Formula } from '@/components/calculators/formula';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

type Props = {
  entries: readonly { path: Path; formula: string }[];
  soon: { title: string; text: string };
};

/** The five calculators with the formula of each, and the tile of those to come. */
export function CalculatorGrid({ entries, soon }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => {
        const route = findRoute(entry.path);
        return (
          <li
            key={entry.path}
            className="relative flex flex-col rounded-panel border border-rule-strong bg-page p-5 transition-colors duration-150 hover:border-red md:p-6"
          >
            <h3>
              <Link href={entry.path} className="rounded-control after:absolute after:inset-0">
                {route?.label}
              </Link>
            </h3>
            <p className="mt-1 mb-5 text-soft">{route?.summary}</p>
            <p className="mt-auto border-rule border-t pt-4 text-red">
              <Formula text={entry.formula} />
            </p>
          </li>
        );
      })}
      <li className="rounded-panel border border-rule-strong border-dashed p-5 md:p-6">
        <h3 className="text-soft">{soon.title}</h3>
        <p className="mt-1 text-soft">{soon.text}</p>
      </li>
    </ul>
  );
}
