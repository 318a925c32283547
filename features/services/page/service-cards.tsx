import { Link } from '@/components/text/link';
import type { Path } from '@/content/routes';

type Props = {
  cards: readonly { title: string; text: string; action: { label: string; href: Path } }[];
};

/**
 * The four practices as ruled columns. On a phone they are ruled rows: each is a link
 * as a whole, and of its words only the arrow shows, to the right of the title.
 */
export function ServiceCards({ cards }: Props) {
  return (
    <ul className="grid border-ink border-t-2 md:grid-cols-2 md:border-b md:border-b-rule-strong lg:grid-cols-4">
      {cards.map((card) => (
        <li
          key={card.title}
          className="relative flex flex-col border-rule-strong border-b py-4 last:border-b-0 max-md:pr-10 md:border-b-0 md:border-l md:px-6.5 md:py-5.5 lg:first:border-l-0 lg:first:pl-0 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[-n+2]:border-b"
        >
          <h3>{card.title}</h3>
          <p className="mt-1 text-soft md:mt-2 md:mb-3.5">{card.text}</p>
          <Link
            href={card.action.href}
            className="text-link max-md:absolute max-md:inset-0 max-md:py-4 max-md:text-right md:mt-auto md:w-fit md:py-1"
          >
            <span className="max-md:sr-only">{card.action.label}</span> →
          </Link>
        </li>
      ))}
    </ul>
  );
}
