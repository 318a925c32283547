import { site } from '@/content/site';

/** The head office, with mail and phone. */
export function FirmAddress() {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  return (
    <address className="border-red border-l-4 pl-4 not-italic">
      <p className="font-semibold">{site.name}</p>
      <p>
        {office.street}, {office.city}, {office.region} {office.postalCode}
      </p>
      <a href={`mailto:${email.address}`} className="flex min-h-8 w-fit items-center text-link">
        {email.address}
      </a>
      <a href={phone.href} className="flex min-h-8 w-fit items-center text-link">
        {phone.display}
      </a>
    </address>
  );
}
