import { contact } from '@/content/contact';
import { site } from '@/content/site';

const { labels } = contact.information;
const officeHours: readonly { office: string; where?: string }[] = site.officeHours;

/** Offices, phones, mail, hours and the helpline, as one ruled list. */
export function ContactDetails() {
  return (
    <dl className="grid border-ink border-t *:border-b *:border-b-rule-strong *:py-4">
      {site.offices.map((office) => (
        <div key={office.id}>
          <dt className="font-semibold">{office.name}</dt>
          <dd className="text-soft">
            {office.street}, {office.city}, {office.region} {office.postalCode}
          </dd>
        </div>
      ))}
      {officeHours.map(
        ({ office, where }) =>
          where && (
            <div key={office}>
              <dt className="font-semibold">{office}</dt>
              <dd className="text-soft">{where}</dd>
            </div>
          ),
      )}
      <div>
        <dt className="font-semibold">{labels.phones}</dt>
        {site.phones.map((phone) => (
          <dd key={phone.href} className="text-soft">
            <a href={phone.href} className="inline-flex min-h-8 items-center underline">
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
            <a
              href={`mailto:${email.address}`}
              className="inline-flex min-h-8 items-center underline"
            >
              {email.address}
            </a>
          </dd>
        ))}
      </div>
      <div className="border-l-4 border-l-red pl-4">
        <dt className="font-semibold">{labels.emergency}</dt>
        <dd className="text-soft">
          <a href={site.emergency.href} className="inline-flex min-h-8 items-center underline">
            {site.emergency.display}
          </a>{' '}
          {site.emergency.note}
        </dd>
      </div>
    </dl>
  );
}
