import { Link } from '@/components/text/link';
import { calculatorNames } from '@/content/calculators/names';
import { findRoute } from '@/lib/content/routes';
import { cn } from '@/lib/utils';

const tile = 'border-rule-strong border-b py-4 sm:rounded-panel sm:border sm:p-5';
const column =
  'border-rule-strong border-b py-4 sm:border-ink sm:border-t sm:border-b-0 sm:pt-3.5 sm:pb-0';

type Props = {
  soon: { title: string; text: string };
  isRuled?: boolean;
};

export function CalculatorGrid({ soon, isRuled = false }: Props) {
  const place = isRuled ? column : tile;
  return (
    <ul
      className={cn(
        'grid border-ink max-sm:border-t sm:grid-cols-2 lg:grid-cols-3',
        isRuled ? 'sm:gap-x-6 sm:gap-y-8' : 'sm:gap-4',
      )}
    >
      {calculatorNames.map((name) => {
        const path = `/calculators/${name}` as const;
        const route = findRoute(path);
        return (
          <li
            key={path}
            className={cn(
              place,
              'relative transition-colors duration-150 hover:border-red',
              !isRuled && 'sm:bg-page',
            )}
          >
            <h3>
              <Link
                href={path}
                className="rounded-control after:absolute after:inset-0 max-sm:after:-inset-x-2"
              >
                {route?.label}
              </Link>
            </h3>
            <p className="mt-1 text-soft">{route?.summary}</p>
          </li>
        );
      })}
      <li className={cn(place, 'border-dashed')}>
        <h3 className="text-soft">{soon.title}</h3>
        <p className="mt-1 text-soft">{soon.text}</p>
      </li>
    </ul>
  );
}
