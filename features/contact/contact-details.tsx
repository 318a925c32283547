import { breakAtSign } from '@/components/text/break-at-sign';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import type { ContactContent } from '@/content/types/firm';
import { MapCard } from '@/features/contact/map-card';

const { labels } = contact.information;
const { directions }: ContactContent['maps'] = contact.maps;
const places: ContactContent['maps']['places'] = contact.maps.places;

/** Each office that has a map, for those who come. */
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

/** Addresses, phones and mail, and the helpline of those who are clients already, as one ruled list. */
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
