import type { AccountingService, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { about } from '@/content/about';
import { priceIds, prices } from '@/content/prices';
import { type Office, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { type Hours, listOpenDays, weekdays } from '@/content/words/hours';
import { inRupees } from '@/content/words/rupees';
import { isOfferedFee } from '@/lib/content/offered';
import { absoluteUrl } from '@/lib/seo/url';

export const firm = { '@id': `${absoluteUrl('/')}/#firm` } as const;
export const india = { '@type': 'Country', name: 'India' } as const;

function addressOf(office: Office): PostalAddress {
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

export function openingHours(hours: Hours): OpeningHoursSpecification {
  const { opens, closes } = hours;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: listOpenDays(hours).map((day) => weekdays[day]),
    opens,
    closes,
  };
}

/** The image of an office, drawn as those of the pages are. */
export const officeImage = ({ id }: Pick<Office, 'id'>) => `/share/office-${id}.png` as const;

/** The published hours of an office. The head office keeps the firm's hours. */
function officeHoursOf(office: Office): OpeningHoursSpecification[] {
  const published = site.officeHours.find((hours) => hours.office.startsWith(office.city));
  return published ? published.open.map(openingHours) : [openingHours(site.hours)];
}

/** The firm, on every page; other entries refer to it by its `@id`. */
export function organisation(): AccountingService {
  return {
    '@type': 'AccountingService',
    ...firm,
    name: site.name,
    description: site.blurb,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/share/home.png'),
    foundingDate: String(site.established),
    telephone: site.phones[0].display,
    email: site.emails[0].address,
    address: site.offices.map(addressOf),
  };
}

/**
 * The firm in full, under the same `@id`: for the home and contact pages, since no other page shows
 * its hours and the phones of each office.
 */
export function organisationInFull(): AccountingService {
  return {
    '@type': 'AccountingService',
    ...firm,
    currenciesAccepted: 'INR',
    ...(isStrict ? {} : { priceRange: priceRange() }),
    areaServed: india,
    knowsAbout: about.expertise.areas,
    openingHoursSpecification: openingHours(site.hours),
    contactPoint: site.phones.map((phone) => ({
      '@type': 'ContactPoint',
      name: phone.label,
      telephone: phone.display,
      contactType: 'customer service',
      areaServed: 'IN',
    })),
    department: site.offices.map((office, index) => ({
      '@type': 'AccountingService',
      '@id': `${absoluteUrl('/')}/#${office.id}`,
      name: `${site.name}, ${office.city}`,
      image: absoluteUrl(officeImage(office)),
      url: absoluteUrl('/contact'),
      address: addressOf(office),
      telephone: (site.phones[index] ?? site.phones[0]).display,
      openingHoursSpecification: officeHoursOf(office),
    })),
  };
}

/** From the lowest published fee to the highest. */
function priceRange(): string {
  const fees = priceIds.filter(isOfferedFee).map((id) => prices[id].rupees);
  return `${inRupees(Math.min(...fees))} - ${inRupees(Math.max(...fees))}`;
}
