import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { breakAtSign } from '@/components/text/break-at-sign';
import { InOwnLanguage } from '@/components/text/in-own-language';
import { Link } from '@/components/text/link';
import { Badge } from '@/components/ui/badge';
import { about } from '@/content/about';
import { accessibility } from '@/content/accessibility';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { claims, disclosure, site } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { sampleCopy } from '@/content/words/samples';
import { theme as copy } from '@/content/words/theme';
import { NATIVE } from '@/lib/browser/attributes';
import { THEME_FIELD, themes } from '@/lib/browser/theme';
import { listMenuRoutes } from '@/lib/content/routes';
import { isSample } from '@/lib/content/sample-marks';
import { formatDay } from '@/lib/dates';

type Column = { title: string; links: ReturnType<typeof listMenuRoutes>; isFolded?: true };

const drawTitle = ({ title }: Column) => <h2 className="text-lg text-white md:text-lg">{title}</h2>;

export function SiteFooter() {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  const columns: Column[] = [
    { title: 'Services', links: listMenuRoutes('services'), isFolded: true },
    {
      title: 'Firm',
      links: [
        ...listMenuRoutes('firm').filter((route) => route.path !== '/'),
        ...listMenuRoutes('legal'),
      ],
    },
  ];

  return (
    <footer className="@container [--ring:var(--color-gold)] bg-night-deep text-mist print:hidden">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 @min-[60rem]:grid-cols-[1.4fr_1fr_1.8fr_0.6fr]">
        <div>
          <p className="font-semibold font-serif text-white text-xl">{site.name}</p>
          <Introduction />
          {site.social.length > 0 && (
            <ul
              aria-label="Social media"
              className="-mx-3 mt-4 flex flex-wrap items-center [--color-red:var(--color-gold)]"
            >
              {site.social.map((place) => (
                <li key={place.label}>
                  <a
                    href={place.href}
                    rel="noopener noreferrer"
                    target="_blank"
                    className="inline-flex min-h-11 items-center px-3 hover:text-white hover:underline"
                  >
                    {place.label}
                  </a>
                </li>
              ))}
              {isSample(site.social) && (
                <li className="ml-3">
                  <Badge>{sampleCopy.mark}</Badge>
                </li>
              )}
            </ul>
          )}
        </div>
        <div>
          <h2 className="text-lg text-white md:text-lg">Reach us</h2>
          <address className="mt-2 not-italic">
            <a
              href={phone.href}
              className="flex min-h-11 items-center md:min-h-9 hover:text-white hover:underline"
            >
              {phone.display}
            </a>
            <a
              href={`mailto:${email.address}`}
              className="flex min-h-11 items-center md:min-h-9 hover:text-white hover:underline"
            >
              <span>{breakAtSign(email.address)}</span>
            </a>
            <p className="mt-1.5">
              {`${office.street}, ${office.city}, ${office.region} ${office.postalCode}`}
            </p>
          </address>
        </div>
        {columns.map(
          (column) =>
            column.links.length > 0 && (
              <nav
                key={column.title}
                aria-label={column.title}
                className="@max-[60rem]:col-span-full"
              >
                {column.isFolded ? (
                  <DisclosureOnPhone heading={drawTitle(column)}>
                    <Links {...column} />
                  </DisclosureOnPhone>
                ) : (
                  <>
                    {drawTitle(column)}
                    <Links {...column} />
                  </>
                )}
              </nav>
            ),
        )}
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-6 pb-8 text-sm">
        <SampleLine className="basis-full py-2" />
        <Copyright />
        <Link
          href="/about#colophon"
          className="inline-flex min-h-11 items-center hover:text-white underline"
        >
          {about.colophon.heading}
        </Link>
        <Link
          href="/sitemap#accessibility"
          className="inline-flex min-h-11 items-center hover:text-white underline"
        >
          {accessibility.heading}
        </Link>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function Links({ links }: Column) {
  return (
    <ul className="mt-2 columns-[9rem] sm:columns-[11rem] gap-x-6">
      {links.map((route) => (
        <li key={route.path} className="break-inside-avoid">
          <FooterLink href={route.path}>{route.label}</FooterLink>
        </li>
      ))}
    </ul>
  );
}

/** The strict conduct also requires the date of the last change. */
function Introduction() {
  const { registration, lastChanged } = disclosure;
  return (
    <>
      <p className="mt-3 max-w-80">
        <InOwnLanguage>{site.blurb}</InOwnLanguage>
      </p>
      {registration && <p className="mt-3">{`Firm registration number ${registration}`}</p>}
      {isStrict && lastChanged && <p>Last changed on {formatDay(lastChanged)}</p>}
    </>
  );
}

export function BriefFooter() {
  return (
    <footer className="[--ring:var(--color-gold)] bg-night-deep text-mist text-sm print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-3 py-3 md:gap-x-6 md:py-4">
        <SampleLine className="max-md:basis-full" />
        <Copyright />
        <ul
          aria-label="Legal"
          className="-mx-2 flex flex-wrap md:-mx-2.5 *:*:min-w-0 *:*:px-2 md:*:*:px-2.5"
        >
          {listMenuRoutes('legal').map((route) => (
            <li key={route.path}>
              <FooterLink href={route.path}>{route.label}</FooterLink>
            </li>
          ))}
        </ul>
        <div className="max-md:hidden">
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

const invented = [site, disclosure, claims, team, home.testimonials, contact.testimonials];

function SampleLine({ className }: { className: string }) {
  return isSample(invented) && <p className={className}>{sampleCopy.firm}</p>;
}

function Copyright() {
  const year = disclosure.lastChanged?.slice(0, 4);
  return <p>{['\u00a9', year, site.name].filter(Boolean).join(' ')}</p>;
}

function FooterLink({
  href,
  children,
}: {
  href: Column['links'][number]['path'];
  children: string;
}) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center md:min-h-9 hover:text-white hover:underline"
    >
      {children}
    </Link>
  );
}

/** Works by the loader, without the framework; hidden without script. */
function ThemeChoice() {
  return (
    <fieldset className="scheme-dark hidden flex-wrap items-center gap-x-4 in-data-theme:flex">
      <legend className="float-left">{copy.legend}</legend>
      {themes.map((theme) => (
        <label key={theme} {...{ [NATIVE]: '' }} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={THEME_FIELD}
            value={theme}
            autoComplete="off"
            {...{ [NATIVE]: '' }}
            className="size-5 accent-gold"
          />
          {copy.options[theme]}
        </label>
      ))}
    </fieldset>
  );
}
