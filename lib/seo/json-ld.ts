import type {
  AboutPage,
  AccountingService,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  Service,
  WebApplication,
  WebSite,
} from 'schema-dts';
import type { PriceEntry, PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import { type Office, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { priceOf } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';
import { openingHours } from '@/lib/seo/opening-hours';
import { breadcrumbTrail } from '@/lib/seo/trail';
import { absoluteUrl } from '@/lib/seo/url';

const firm = { '@id': `${absoluteUrl('/')}/#firm` } as const;
const india = { '@type': 'Country', name: 'India' } as const;

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

/** Hours published for an office of that city. The head office keeps the hours of the firm. */
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
 * What more is to be said of the firm, under the same `@id`: on the home page and the contact page,
 * since no other page shows its hours and the phones of each office.
 */
function organisationInFull(): AccountingService {
  return {
    '@type': 'AccountingService',
    ...firm,
    currenciesAccepted: 'INR',
    areaServed: india,
    knowsAbout: site.expertise,
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
      name: `${site.name}, ${office.city}`,
      image: absoluteUrl('/share/contact.png'),
      url: absoluteUrl('/contact'),
      address: addressOf(office),
      telephone: (site.phones[index] ?? site.phones[0]).display,
      openingHoursSpecification: officeHoursOf(office),
    })),
  };
}

/** The site itself, on the home page. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}/#website`,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-IN',
    publisher: organisationInFull(),
  };
}

/** The visible breadcrumbs of a page. */
export function breadcrumbList(path: Path): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbTrail(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(crumb.href),
    })),
  };
}

/** schema.org has a unit code for a month, an hour and a year (UN/CEFACT), and words for the rest. */
const unitCodes = { month: 'MON', hour: 'HUR', year: 'ANN' } as const;

function offerOf(entry: PriceEntry, path: Path): Offer {
  const offer = {
    '@type': 'Offer',
    name: entry.label,
    url: absoluteUrl(path),
    priceCurrency: 'INR',
  } as const;
  if (entry.from) {
    return {
      ...offer,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: entry.rupees,
        priceCurrency: 'INR',
      },
    };
  }
  if (entry.per) {
    return {
      ...offer,
      price: entry.rupees,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: entry.rupees,
        priceCurrency: 'INR',
        unitText: entry.per,
        ...(entry.per === 'employee' ? {} : { unitCode: unitCodes[entry.per] }),
      },
    };
  }
  return { ...offer, price: entry.rupees };
}

function serviceBase(path: Path) {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name: route.title,
    serviceType: route.label,
    description: route.description,
    url: absoluteUrl(path),
    provider: firm,
    areaServed: india,
  } as const;
}

/** A service page, with an Offer for each published fee that the page shows. */
export function service(path: Path, priceIds: readonly PriceId[]): Service {
  const offers = isStrict ? [] : priceIds.map((id) => offerOf(priceOf(id), path));
  return { ...serviceBase(path), ...(offers.length > 0 ? { offers } : {}) };
}

/** The price list: one OfferCatalog per sheet that the page shows. */
export function priceList(
  path: Path,
  sheets: readonly { title: string; priceIds: readonly PriceId[] }[],
): Service {
  if (isStrict) return serviceBase(path);
  return {
    ...serviceBase(path),
    offers: sheets.flatMap((sheet) => sheet.priceIds.map((id) => offerOf(priceOf(id), path))),
    hasOfferCatalog: sheets.map((sheet) => ({
      '@type': 'OfferCatalog',
      name: sheet.title,
      numberOfItems: sheet.priceIds.length,
    })),
  };
}

/** A calculator page: an application that runs in the browser and costs nothing. */
export function webApplication(path: Path): WebApplication {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(path)}#application`,
    name: route.title,
    description: route.description,
    url: absoluteUrl(path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-IN',
    ...(isStrict ? {} : { isAccessibleForFree: true }),
    provider: firm,
  };
}

/** Questions and answers in the words that the page shows. */
export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function firmPage(path: Path) {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@id': `${absoluteUrl(path)}#page`,
    name: route.title,
    description: route.description,
    url: absoluteUrl(path),
    inLanguage: 'en-IN',
  } as const;
}

export function contactPage(): ContactPage {
  return { '@type': 'ContactPage', ...firmPage('/contact'), mainEntity: organisationInFull() };
}

export function aboutPage(): AboutPage {
  return { '@type': 'AboutPage', ...firmPage('/about'), mainEntity: firm };
}
