import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Offer,
  Person,
  Service,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Price, type PriceId, prices } from '@/content/prices';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { newestSource } from '@/content/words/newest-source';
import { isOfferedFee } from '@/lib/content/offered';
import { listFeeNames } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';
import { createFullOrganisationJsonLd, firm, india } from '@/lib/seo/organisation';
import { listBreadcrumbs } from '@/lib/seo/trail';
import { createAbsoluteUrl } from '@/lib/seo/url';

const createPersonId = (name: string) =>
  `${createAbsoluteUrl('/team')}#${name.toLowerCase().replaceAll(' ', '-')}`;

export function createPeopleJsonLd(): Person[] {
  return team.members.map((member) => ({
    '@type': 'Person',
    '@id': createPersonId(member.name),
    name: member.name,
    jobTitle: member.role,
    email: member.email,
    telephone: member.phone.display,
    knowsAbout: member.expertise,
    worksFor: firm,
  }));
}

/** A page that cites law says who reviewed it and how new its newest source is. */
function createLawPage(path: Path): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${createAbsoluteUrl(path)}#page`,
    dateModified: newestSource,
    reviewedBy: { '@id': createPersonId(team.members[0].name) },
  };
}

export function createWebSiteJsonLd(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${createAbsoluteUrl('/')}/#website`,
    name: site.name,
    url: createAbsoluteUrl('/'),
    inLanguage: 'en-IN',
    publisher: createFullOrganisationJsonLd(),
  };
}

export function createBreadcrumbJsonLd(path: Path): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listBreadcrumbs(path)
      // A group of pages has a list on the site map, and no page of its own.
      .filter(({ href }) => !href.includes('#'))
      .map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: createAbsoluteUrl(crumb.href),
      })),
  };
}

/** UN/CEFACT unit codes; other units are given as text. */
const unitCodes = { month: 'MON', hour: 'HUR', year: 'ANN' } as const;

/** Without `url`: the offer is on the page of its service, which has one. */
function createOffer(entry: Price, name: string): Offer {
  const offer = { '@type': 'Offer', name } as const;
  const currency = { priceCurrency: 'INR', valueAddedTaxIncluded: false } as const;
  if (entry.from) {
    const type = { '@type': 'PriceSpecification' } as const;
    return { ...offer, priceSpecification: { ...type, minPrice: entry.rupees, ...currency } };
  }
  if (entry.per) {
    return {
      ...offer,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: entry.rupees,
        ...currency,
        ...(entry.per === 'employee'
          ? { unitText: entry.per }
          : { unitCode: unitCodes[entry.per] }),
      },
    };
  }
  const type = { '@type': 'PriceSpecification' } as const;
  return {
    ...offer,
    price: entry.rupees,
    priceCurrency: 'INR',
    priceSpecification: { ...type, price: entry.rupees, ...currency },
  };
}

function createServiceBase(path: Path) {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@type': 'Service',
    '@id': `${createAbsoluteUrl(path)}#service`,
    name: route.title,
    serviceType: route.label,
    description: route.description,
    url: createAbsoluteUrl(path),
    provider: firm,
    areaServed: india,
    mainEntityOfPage: createLawPage(path),
  } as const;
}

/**
 * One Offer for each published fee that the page shows. The price list offers its packages; every
 * other fee is an Offer on the page of its service.
 */
export function createServiceJsonLd(path: Path, priceIds: readonly PriceId[]): Service {
  const ids = priceIds.filter(isOfferedFee);
  const names = listFeeNames(ids);
  const offers = isStrict
    ? []
    : ids.map((id, index) => createOffer(prices[id], names[index] ?? ''));
  return { ...createServiceBase(path), ...(offers.length > 0 ? { offers } : {}) };
}

export function createWebApplicationJsonLd(path: Path): WebApplication {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@type': 'WebApplication',
    '@id': `${createAbsoluteUrl(path)}#application`,
    name: route.title,
    description: route.description,
    url: createAbsoluteUrl(path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-IN',
    ...(isStrict
      ? {}
      : {
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
        }),
    provider: firm,
    mainEntityOfPage: createLawPage(path),
  };
}

export function createFaqJsonLd(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function createFirmPage(path: Path) {
  const route = findRoute(path);
  if (!route) throw new Error(`content/routes.ts has no path "${path}"`);
  return {
    '@id': `${createAbsoluteUrl(path)}#page`,
    name: route.title,
    description: route.description,
    url: createAbsoluteUrl(path),
    inLanguage: 'en-IN',
  } as const;
}

export function createContactPageJsonLd(): ContactPage {
  return {
    '@type': 'ContactPage',
    ...createFirmPage('/contact'),
    mainEntity: createFullOrganisationJsonLd(),
  };
}

export function createAboutPageJsonLd(): AboutPage {
  return { '@type': 'AboutPage', ...createFirmPage('/about'), mainEntity: firm };
}
