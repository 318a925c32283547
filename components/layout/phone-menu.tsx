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
  const box = cn(buttonVariants({ variant: 'secondary' }), 'min-h-12.5 w-full');
  return (
    <MenuDialog id={ID} labelledBy={HEADING} className="phone-menu print:hidden">
      <div>
        <h2 id={HEADING}>Menu</h2>
        <button type="button" {...commandMenu('close')} className={button}>
          Close
        </button>
      </div>
      <nav aria-label="Menu">
        {login && (
          <Link href={login.path} className={cn(box, 'own-area:hidden')}>
            {login.label}
          </Link>
        )}
        <Link href="/dashboard#my-area" className={cn(box, 'hidden own-area:inline-flex')}>
          {contactBarCopy.openArea}
        </Link>
        <Group title="Calculators" links={listMenuRoutes('calculators')} arePaired />
        <Group
          title="Firm"
          links={listMenuRoutes('firm').filter(({ path }) => path !== '/')}
          arePaired
        />
        <Group title="Services" links={listMenuRoutes('services')} />
      </nav>
    </MenuDialog>
  );
}

type GroupProps = {
  title: string;
  links: readonly Pick<NavLink, 'path' | 'label'>[];
  arePaired?: boolean;
};

function Group({ title, links, arePaired = false }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={arePaired ? 'pairs columns-two' : undefined}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
