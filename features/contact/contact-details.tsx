import { breakAtSign } from '@/components/text/break-at-sign';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import type { ContactContent, Sketch } from '@/content/types/firm';
import { cn } from '@/lib/utils';

const { labels } = contact.information;
const { directions }: ContactContent['maps'] = contact.maps;
const places: ContactContent['maps']['places'] = contact.maps.places;

export function Offices() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {places.map((place) => (
        <MapCard key={place.office} place={place} directions={directions} />
      ))}
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center font-medium text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-current md:min-h-8';

export function ContactDetails() {
  return (
    <dl className="grid gap-x-6 border-ink border-t *:border-b *:border-b-rule-strong *:py-3 md:grid-cols-2 md:*:py-4">
      {site.offices.map(({ id, name, street, city, region, postalCode }) => (
        <div key={id}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-soft">
            {street}, {city}, {region} {postalCode}
          </dd>
        </div>
      ))}
      <div>
        <dt className="font-semibold">{labels.phones}</dt>
        {site.phones.map((phone) => (
          <dd key={phone.href} className="text-soft">
            <a href={phone.href} className={link}>
              {phone.display}
            </a>{' '}
            {phone.label}
          </dd>
        ))}
      </div>
      <div>
        <dt className="font-semibold">{labels.emails}</dt>
        {site.emails.map((email) => (
          <dd key={email.address} className="text-soft">
            <a href={`mailto:${email.address}`} className={link}>
              <span>{breakAtSign(email.address)}</span>
            </a>
          </dd>
        ))}
      </div>
      <div className="md:col-span-2">
        <dt className="font-semibold">{site.emergency.label}</dt>
        <dd className="flex flex-wrap items-center gap-x-1.5 text-soft">
          <a href={site.emergency.href} className={link}>
            {site.emergency.display}
          </a>{' '}
          {site.emergency.note}
        </dd>
      </div>
    </dl>
  );
}

type MapCardProps = { place: ContactContent['maps']['places'][number]; directions: string };

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * An office, on a drawn map if it has one and not on an embedded one, so that no page makes requests
 * to another origin.
 * The button opens a map search in a new tab.
 */
function MapCard({ place: { office, title, text, query, sketch }, directions }: MapCardProps) {
  return (
    <article className="overflow-hidden rounded-panel border border-rule-strong bg-page">
      {sketch && <SketchMap {...sketch} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-rule-strong p-5 not-first:border-t">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="text-xl md:text-xl">
            {site.offices.find(({ id }) => id === office)?.name}
          </h3>
          <p className="mt-1 text-[0.9375rem] text-soft">
            <NoWrap>{text}</NoWrap>
          </p>
        </div>
        <a
          href={`${MAP_SEARCH}${encodeURIComponent(query)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${directions}: ${title} (opens a map in a new tab)`}
          className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'print:hidden')}
        >
          {directions}
        </a>
      </div>
    </article>
  );
}

function SketchMap({ description, water, roads, rails, office: [x, y], names }: Sketch) {
  return (
    <svg
      viewBox="0 0 360 180"
      role="img"
      aria-label={description}
      className="chart h-44 w-full overflow-hidden"
    >
      <path d={water.join('')} className="fill-none stroke-blue" />
      <path d={roads.join('')} className="chart-line" />
      <path d={rails.join('')} className="chart-line" strokeWidth="3" strokeDasharray="7 4" />
      {names.map(({ at, text }) => (
        <text key={text} x={at[0]} y={at[1]} className="chart-soft">
          {text}
        </text>
      ))}
      <circle cx={x} cy={y} r="11" className="chart-ring" />
      <circle cx={x} cy={y} r="4" className="fill-red" />
    </svg>
  );
}
