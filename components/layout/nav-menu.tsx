import { Link } from '@/components/text/link';
import type { Path } from '@/content/routes';

export type NavLink = { path: Path; label: string; summary: string };

type Props = { id: string; label: string; links: readonly NavLink[] };

/** A native popover: the menu and its links work before any script has run. */
export function NavMenu({ id, label, links }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium hover:text-red max-xl:px-1.5"
      >
        {label}
        <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5 fill-current">
          <path d="M0 0h10L5 6z" />
        </svg>
      </button>
      <div id={id} popover="auto" data-slot="nav-menu" className="nav-menu">
        <ul className="grid grid-cols-2 gap-x-8">
          {links.map((link) => (
            <li
              key={link.path}
              className="border-rule border-b last:border-b-0 nth-last-2:odd:border-b-0"
            >
              <Link
                href={link.path}
                className="block rounded-control px-2 py-2.5 leading-snug hover:bg-muted"
              >
                <span className="block font-semibold">{link.label}</span>
                <span className="text-[0.9375rem] text-soft">{link.summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
