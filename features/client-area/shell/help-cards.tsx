import { breakAtSign } from '@/components/text/break-at-sign';
import { type Href, Link } from '@/components/text/link';

type Card = { title: string; text: string; link: { label: string; href: string } | null };

export function HelpCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="grid columns-three gap-x-6 gap-y-6 border-ink max-sm:gap-y-0 max-sm:border-t">
      {cards.map((card) => (
        <li
          key={card.title}
          className="flex flex-col items-start border-rule-strong pt-3.5 max-sm:border-b max-sm:pb-1.5 sm:border-ink sm:border-t"
        >
          <h3 className="text-xl md:text-xl">{card.title}</h3>
          <p className="mt-1 text-[0.9375rem] text-soft sm:mb-2">{card.text}</p>
          {card.link && <CardLink {...card.link} />}
        </li>
      ))}
    </ul>
  );
}

function CardLink({ label, href }: { label: string; href: string }) {
  const className = 'mt-auto inline-flex min-h-11 items-center text-link wrap-anywhere';
  if (/^[/#]/.test(href)) {
    return (
      <Link href={href as Href} className={className}>
        {label}
      </Link>
    );
  }
  const isWeb = href.startsWith('https:');
  return (
    <a
      href={href}
      className={className}
      {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span>{breakAtSign(label)}</span>
    </a>
  );
}
