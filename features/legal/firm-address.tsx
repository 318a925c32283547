import { breakAtSign } from '@/components/text/break-at-sign';
import { type Office, site } from '@/content/site';

export function FirmAddress() {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  return <Address name={site.name} office={office} phone={phone} email={email.address} />;
}

export function GrievanceAddress() {
  const { name, email, phone, office: at } = site.grievanceOfficer;
  const office = site.offices.find(({ id }) => id === at) ?? site.offices[0];
  return <Address name={`${name}, ${site.name}`} office={office} phone={phone} email={email} />;
}

type Props = {
  name: string;
  office: Office;
  phone: { display: string; href: string };
  email: string;
};

function Address({ name, office, phone, email }: Props) {
  return (
    <address className="border-red border-l-4 pl-4 not-italic">
      <p className="font-semibold">{name}</p>
      <p>
        {office.street}, {office.city}, {office.region} {office.postalCode}
      </p>
      <a href={`mailto:${email}`} className="flex min-h-8 w-fit max-w-full items-center text-link">
        <span>{breakAtSign(email)}</span>
      </a>
      <a href={phone.href} className="flex min-h-8 w-fit items-center text-link">
        {phone.display}
      </a>
    </address>
  );
}
