import { Link } from '@/components/ui/link';
import { disclosure, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { listedRoutesOf } from '@/lib/content/routes';
import { formatDay } from '@/lib/portal/dates';

type Column = { title: string; links: ReturnType<typeof listedRoutesOf> };

export function SiteFooter() {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  const columns: Column[] = [
    { title: 'Services', links: listedRoutesOf('services') },
    {
      title: 'Firm',
      links: [
        ...listedRoutesOf('firm').filter((route) => route.path !== '/'),
        ...listedRoutesOf('legal'),
      ],
    },
  ];

  return (
    <footer className="[--ring:var(--color-thread)] bg-night-deep text-mist print:hidden">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.8fr_0.6fr_1fr]">
        <div>
          <p className="font-semibold font-serif text-white text-xl">{site.name}</p>
          <Introduction />
          {site.social.length > 0 && (
            <ul aria-label="Social media" className="mt-4 flex flex-wrap gap-x-4">
              {site.social.map((place) => (
                <li key={place.label}>
                  <a
                    href={place.href}
                    rel="noopener noreferrer"
                    target="_blank"
                    className="-mx-2 inline-flex min-h-11 min-w-11 items-center px-2 hover:text-white hover:underline"
                  >
                    {place.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columns.map(
          (column) =>
            column.links.length > 0 && (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="text-lg text-white md:text-lg">{column.title}</h2>
                <ul className="mt-2 columns-[9rem] sm:columns-[11rem] gap-x-6">
                  {column.links.map((route) => (
                    <li key={route.path} className="break-inside-avoid">
                      <FooterLink href={route.path}>{route.label}</FooterLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
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
              {email.address}
            </a>
            <p className="mt-1.5">
              {`${office.street}, ${office.city}, ${office.region} ${office.postalCode}`}
            </p>
          </address>
        </div>
      </div>
    </footer>
  );
}

/** What the firm is; under the strict conduct its registration and the last change as well. */
function Introduction() {
  const { registration, lastChanged } = disclosure;
  const blurb = <p className="mt-3 max-w-80">{site.blurb}</p>;
  if (!isStrict) return blurb;
  return (
    <>
      {blurb}
      {registration && <p className="mt-3">Firm registration number {registration}</p>}
      {lastChanged && <p>Last changed on {formatDay(lastChanged)}</p>}
    </>
  );
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
      className="inline-flex min-h-11 items-center md:min-h-9 hover:text-white hover:underline"
    >
      {children}
    </Link>
  );
}
