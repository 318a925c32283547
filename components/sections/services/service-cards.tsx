import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';

type Props = {
  cards: readonly { title: string; text: string; action: { label: string; href: Path } }[];
};

/**
 * The four practices side by side in one ruled panel. On a phone they are ruled rows: each is a link
 * as a whole, and of its words only the arrow shows, to the right of the title.
 */
export function ServiceCards({ cards }: Props) {
  return (
    <ul className="grid md:grid-cols-2 md:rounded-panel md:border md:border-rule-strong md:bg-page lg:grid-cols-4">
      {cards.map((card) => (
        <li
          key={card.title}
          className="relative flex flex-col border-rule-strong border-b py-5 last:border-b-0 md:border-r md:border-b-0 md:p-6 md:max-lg:even:border-r-0 md:max-lg:nth-[-n+2]:border-b lg:last:border-r-0"
        >
          <h3>{card.title}</h3>
          <p className="mt-2 text-soft md:mb-3">{card.text}</p>
          <Link
            href={card.action.href}
            className="text-link max-md:absolute max-md:inset-0 max-md:py-5 max-md:text-right md:mt-auto md:w-fit md:py-1"
          >
            <span className="max-md:sr-only">{card.action.label}</span> →
          </Link>
        </li>
      ))}
    </ul>
  );
}
