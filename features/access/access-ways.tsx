import { type Href, Link } from '@/components/text/link';
import { access } from '@/content/access';

type Way = { text: string; href: Href; label: string };

export function AccessWays({ ways }: { ways: readonly Way[] }) {
  const all: readonly Way[] = [
    ...ways,
    { text: access.otherwise, href: '/contact', label: 'Contact' },
  ];
  return (
    <ul className="mt-8 border-ink border-t md:mt-10">
      {all.map(({ text, href, label }) => (
        <li
          key={href}
          className="flex flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1 md:py-2.5"
        >
          {text}
          <Link
            href={href}
            className="inline-flex min-h-11 min-w-11 items-center justify-end text-link md:min-h-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
