import { MenuDialog } from '@/components/layout/menu-dialog';
import type { NavLink } from '@/components/layout/nav-menu';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { contactBarCopy } from '@/content/words/contact-bar';
import { addBasePath } from '@/lib/base-path';
import { findRoute, listMenuRoutes } from '@/lib/content/routes';
import { cn } from '@/lib/utils';

const ID = 'menu';
const HEADING = 'menu-heading';

/** React's types lack these attributes. */
const commandMenu = (command: 'show-modal' | 'close') => ({ command, commandfor: ID });

const button = buttonVariants({ variant: 'outline', size: 'sm' });

/**
 * Without script the button might do nothing, in a browser that does not know `command`: there is a
 * link instead.
 */
export const PhoneMenuButton = () => (
  <>
    <button
      type="button"
      aria-haspopup="dialog"
      {...commandMenu('show-modal')}
      className={cn(button, 'noscript:hidden lg:hidden')}
    >
      Menu
    </button>
    <noscript>
      <a href={addBasePath('/sitemap')} className={cn(button, 'lg:hidden')}>
        Menu
      </a>
    </noscript>
  </>
);

export function PhoneMenu() {
  const login = findRoute('/login');
  const wide = cn(buttonVariants({ variant: 'secondary' }), 'min-h-12.5 w-full');
  return (
    <MenuDialog id={ID} labelledBy={HEADING} className="phone-menu print:hidden">
      <div className="sticky top-0 z-10 flex min-h-18 items-center justify-between gap-2 border-line border-b-2 bg-page pr-[14px] pl-[18px]">
        <h2 id={HEADING} className="text-[1.375rem] md:text-[1.375rem]">
          Menu
        </h2>
        <button type="button" {...commandMenu('close')} className={button}>
          Close
        </button>
      </div>
      <nav aria-label="Menu" className="pt-4 pr-[14px] pb-8 pl-[18px]">
        {login && (
          <Link href={login.path} className={cn(wide, 'own-area:hidden')}>
            {login.label}
          </Link>
        )}
        <Link href="/dashboard#my-area" className={cn(wide, 'hidden own-area:inline-flex')}>
          {contactBarCopy.openArea}
        </Link>
        <Group title="Calculators" links={listMenuRoutes('calculators')} isShort />
        <Group
          title="Firm"
          links={listMenuRoutes('firm').filter(({ path }) => path !== '/')}
          isShort
        />
        <Group title="Services" links={listMenuRoutes('services')} />
      </nav>
    </MenuDialog>
  );
}

type GroupProps = {
  title: string;
  links: readonly Pick<NavLink, 'path' | 'label'>[];
  isShort?: boolean;
};

function Group({ title, links, isShort = false }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <>
      <h3 className="mt-7 border-line border-b pb-2 text-[1.25rem] md:text-[1.25rem]">{title}</h3>
      <ul
        className={
          isShort
            ? 'grid columns-two gap-x-3.5 [--column:4.5rem] *:first:nth-last-[odd]:col-span-full'
            : undefined
        }
      >
        {links.map(({ path, label }) => (
          <li key={path} className="border-rule border-b">
            <Link
              href={path}
              className="flex min-h-11 items-center py-1 leading-tight hover:bg-muted aria-[current]:font-semibold aria-[current]:text-red"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
