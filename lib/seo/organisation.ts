import type { AccountingService, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { about } from '@/content/about';
import { priceIds, prices } from '@/content/prices';
import { getOfficePhone, type Office, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { type Hours, listOpenDays, weekdays } from '@/content/words/hours';
import { formatWholeRupees } from '@/content/words/rupees';
import { isOfferedFee } from '@/lib/content/offered';
import { createAbsoluteUrl } from '@/lib/seo/url';

export const firm = { '@id': `${createAbsoluteUrl('/')}/#firm` } as const;
export const india = { '@type': 'Country', name: 'India' } as const;

function createPostalAddress(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    name: office.name,
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: office.region,
    postalCode: office.postalCode,
    addressCountry: office.country,
  };
}

export function createOpeningHoursJsonLd(hours: Hours): OpeningHoursSpecification {
  const { opens, closes } = hours;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: listOpenDays(hours).map((day) => weekdays[day]),
    opens,
    closes,
  };
}

export const getOfficeImagePath = ({ id }: Pick<Office, 'id'>) =>
  `/share/office-${id}.png` as const;

function createOfficeHours(office: Office): OpeningHoursSpecification[] {
  const published = site.officeHours.find((hours) => hours.office.startsWith(office.city));
  return published
    ? published.open.map(createOpeningHoursJsonLd)
    : [createOpeningHoursJsonLd(site.hours)];
}

/** Other entries refer to it by its `@id`. */
export function createOrganisationJsonLd(): AccountingService {
  return {
    '@type': 'AccountingService',
    ...firm,
    name: site.name,
    description: site.blurb,
    url: createAbsoluteUrl('/'),
    logo: createAbsoluteUrl('/icon-512.png'),
    image: createAbsoluteUrl('/share/home.png'),
    foundingDate: String(site.established),
    telephone: site.phones[0].display,
    email: site.emails[0].address,
    address: site.offices.map(createPostalAddress),
  };
}

/**
 * With the hours and the phones of each office: for the home and contact pages, the only ones that
 * show them. The `@id` is the same.
 */
export function createFullOrganisationJsonLd(): AccountingService {
  return {
    '@type': 'AccountingService',
    ...firm,
    currenciesAccepted: 'INR',
    ...(isStrict ? {} : { priceRange: formatPriceRange() }),
    areaServed: india,
    knowsAbout: about.expertise.areas,
    openingHoursSpecification: createOpeningHoursJsonLd(site.hours),
    contactPoint: site.phones.map((phone) => ({
      '@type': 'ContactPoint',
      name: phone.label,
      telephone: phone.display,
      contactType: 'customer service',
      areaServed: 'IN',
    })),
    department: site.offices.map((office) => ({
      '@type': 'AccountingService',
      '@id': `${createAbsoluteUrl('/')}/#${office.id}`,
      name: `${site.name}, ${office.city}`,
      image: createAbsoluteUrl(getOfficeImagePath(office)),
      url: createAbsoluteUrl('/contact'),
      address: createPostalAddress(office),
      telephone: getOfficePhone(office.city).display,
      openingHoursSpecification: createOfficeHours(office),
    })),
  };
}

function formatPriceRange(): string {
  const fees = priceIds.filter(isOfferedFee).map((id) => prices[id].rupees);
  return `${formatWholeRupees(Math.min(...fees))} - ${formatWholeRupees(Math.max(...fees))}`;
}
