import { CartIcon } from '@/components/icons/cart-icon';
import { Brand } from '@/components/layout/brand';
import { MenuDialog } from '@/components/layout/menu-dialog';
import { type NavLink, NavMenu } from '@/components/layout/nav-menu';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { site } from '@/content/site';
import { contactBarCopy } from '@/content/words/contact-bar';
import { addBasePath } from '@/lib/base-path';
import { findRoute, listMenuRoutes } from '@/lib/content/routes';
import { cn } from '@/lib/utils';

const [phone] = site.phones;

export function SiteHeader() {
  const services = listMenuRoutes('services');
  const calculators = listMenuRoutes('calculators');
  const firm = listMenuRoutes('firm').filter((route) => route.path !== '/');
  const login = findRoute('/login');
  const access = login ? [login] : [];
  const pick = (links: typeof firm) =>
    links.map(({ path, label, summary }) => ({ path, label, summary }));

  return (
    <>
      <header data-slot="site-header" className="sticky top-0 z-30 short:static print:hidden">
        <BrandBar />
        <div className="min-h-(--header-height) border-rule border-b bg-page">
          <div className="wrap flex min-h-[inherit] flex-wrap items-center justify-between gap-x-2 lg:gap-4">
            <div className="max-lg:@container flex-[1_1_4.5rem] lg:flex-none">
              <Brand />
            </div>
            <nav aria-label="Main" className="ml-auto hidden flex-wrap items-center gap-1 lg:flex">
              {services.length > 0 && (
                <NavMenu id="menu-services" label="Services" links={pick(services)} />
              )}
              <NavMenu id="menu-calculators" label="Calculators" links={pick(calculators)} />
              {firm.map((route) => (
                <Link
                  key={route.path}
                  href={route.path}
                  className="flex min-h-11 items-center rounded-control px-3 font-medium hover:text-red aria-[current]:text-red max-xl:px-1.5"
                >
                  {route.label}
                </Link>
              ))}
              <a
                href={phone.href}
                className="flex min-h-11 items-center whitespace-nowrap rounded-control px-2 font-semibold hover:text-red in-data-cart:max-xl:hidden xl:ml-2 xl:px-3"
              >
                {phone.display}
              </a>
              {access.map((route) => (
                <Link
                  key={route.path}
                  href={route.path}
                  className={cn(
                    buttonVariants({ variant: 'secondary', size: 'sm' }),
                    'ml-1 own-area:hidden',
                  )}
                >
                  {route.label}
                </Link>
              ))}
              <Link
                href="/dashboard#my-area"
                className={cn(
                  buttonVariants({ variant: 'secondary', size: 'sm' }),
                  'ml-1 hidden own-area:inline-flex',
                )}
              >
                {contactBarCopy.openArea}
              </Link>
            </nav>
            <div className="flex shrink-0 items-center gap-1 max-lg:ml-auto lg:-ml-4">
              <CartLink />
              <PhoneMenuButton />
            </div>
          </div>
        </div>
      </header>
      <PhoneMenu />
    </>
  );
}

/** A CSS counter, since a script writes the count to `--cart` before React runs. */
function CartLink() {
  return (
    <Link
      href="/dashboard/cart"
      className="hidden min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-red in-data-cart:inline-flex lg:ml-4"
    >
      <CartIcon />
      <span className="sr-only">{findRoute('/dashboard/cart')?.label}</span>
      <span className="min-w-6 rounded-full bg-cover px-1.5 text-center text-sm text-white leading-6 [counter-reset:cart_var(--cart)] before:content-[counter(cart)]" />
    </Link>
  );
}

function BrandBar() {
  return (
    <div aria-hidden="true" className="relative h-(--bar-height) bg-red print:hidden">
      <div data-slot="stitches" className="absolute inset-x-0 top-[5px] h-0.5 gold-dashes-x" />
    </div>
  );
}

const ID = 'menu';
const HEADING = 'menu-heading';

/** React's types lack these attributes. */
const createMenuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: ID });

const button = buttonVariants({ variant: 'outline', size: 'sm' });

/**
 * Without script the button might do nothing, in a browser that does not know `command`: there is a
 * link instead.
 */
const PhoneMenuButton = () => (
  <>
    <button
      type="button"
      aria-haspopup="dialog"
      {...createMenuCommand('show-modal')}
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

function PhoneMenu() {
  const login = findRoute('/login');
  const box = cn(buttonVariants({ variant: 'secondary' }), 'min-h-12.5 w-full');
  return (
    <MenuDialog id={ID} labelledBy={HEADING} className="phone-menu print:hidden">
      <div>
        <h2 id={HEADING}>Menu</h2>
        <button type="button" {...createMenuCommand('close')} className={button}>
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
