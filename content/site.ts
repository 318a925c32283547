import office from '@/content/data/office.json' with { type: 'json' };
import { helplineHours } from '@/content/promises';
import type { List } from '@/content/types/common';
import type { IsoDate } from '@/content/types/units';
import type { ClosedDates, Hours, OfficeHours } from '@/content/words/hours';

/**
 * The firm. Everything here is a placeholder for you to replace: the name, the addresses, the
 * phones and the figures are invented, and nothing outside content/ repeats them.
 */
const established = 2000;

const managingPartner = 'Harish Chandra Tandon';
const branchPartner = 'Meera Kulkarni';

/**
 * Where the two message forms send a message. `fields` are added to each, since some form services
 * require a key. See docs/messages.md.
 */
export type Delivery = 'none' | { endpoint: string; fields?: { readonly [name: string]: string } };

/**
 * A script of another origin that counts page views without cookies, only on public pages. The
 * content security policy and the privacy policy follow it. See docs/week-one.md.
 */
export type PageCount = {
  /** An https address. */
  script: string;
  attributes?: { readonly [name: string]: string };
};
export const pageCount = null as PageCount | null;

/**
 * The firm's UPI address and name as its bank has them; `null` offers no payment by UPI. The sample
 * address belongs to no bank.
 */
export type Payments = { upi: string; name: string };
export const payments: Payments | null = { upi: 'satyalekh@sample', name: 'Satyalekh & Co.' };

/** Tags by which search engines verify that the site is yours. */
export const verification: { readonly [name: string]: string } = {};

/**
 * How the firm reads the Institute's code on what a website may say. `specified` shows fees,
 * figures and testimonials. `strict` shows none of them, offers nothing free, and gives the firm's
 * registration, membership numbers and the date of the last change.
 */
export const conduct = 'specified' as 'specified' | 'strict';

/**
 * Sign-in, cart, quotations and documents. Without them their paths show the not-found page, and a
 * service is requested through the contact form.
 */
export const clientArea = true as boolean;

/** Numbers that anyone can verify, here samples. The strict conduct requires the registration. */
export const disclosure: {
  /** With the Institute; `null` if not shown. */
  registration: string | null;
  /** `null` if the firm has no peer review certificate. */
  peerReview: string | null;
  /** The day of the last change to content/, which the build finds; `null` if not shown. */
  lastChanged: IsoDate | null;
} = {
  registration: '000000C',
  peerReview: '000000',
  lastChanged: process.env.LAST_CHANGED || null,
};

/** Placeholders: replace each href with the firm's own page there, or leave the list empty. */
const social: readonly { label: string; href: string }[] = [
  { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { label: 'X', href: 'https://x.com/' },
  { label: 'Facebook', href: 'https://www.facebook.com/' },
  { label: 'Instagram', href: 'https://www.instagram.com/' },
];

export const site = {
  name: 'Satyalekh & Co.',
  kind: 'Chartered Accountants',
  /** Without a slash at the end; the environment variable wins at build time. */
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://www.satyalekh.example',
  blurb: `Chartered accountants serving individuals and businesses across India since ${established}.`,
  /** The heading of the home page; `null` names the services that the firm offers. */
  tagline: null as string | null,
  established,
  phones: [
    { label: 'Head office', display: '+91 98765 43210', href: 'tel:+919876543210' },
    { label: 'Mumbai branch', display: '+91 98765 43211', href: 'tel:+919876543211' },
  ],
  emergency: {
    label: 'Emergency helpline',
    display: '+91 98765 43299',
    href: 'tel:+919876543299',
    note: helplineHours,
  },
  whatsapp: { label: 'WhatsApp', href: 'https://wa.me/919876543210' },
  emails: [
    { label: 'General', address: 'hello@satyalekh.example' },
    { label: 'Support', address: 'support@satyalekh.example' },
  ],
  /**
   * `none` keeps messages in the visitor's browser; `{ endpoint: 'https://...' }` sends them there.
   */
  delivery: 'none' as Delivery,
  careersEmail: 'careers@satyalekh.example',
  /**
   * Makes browsers open every subdomain by HTTPS alone for a year after a visit, which cannot be
   * taken back. Each subdomain, even an old mail server, needs a certificate.
   */
  httpsOnSubdomains: false as boolean,
  securityEmail: 'security@satyalekh.example',
  /** Receives complaints about the use of personal information. */
  grievanceOfficer: {
    name: branchPartner,
    email: 'grievance@satyalekh.example',
    phone: { display: '+91 98765 43230', href: 'tel:+919876543230' },
    /** The id of the office where letters reach the officer. */
    office: 'mumbai',
  },
  /**
   * Each with its member in charge, by name and membership number, as the Institute asks of a
   * branch.
   */
  offices: [
    {
      id: 'kanpur',
      name: 'Head office, Kanpur',
      street: '14 Sample Chambers, Civil Lines',
      city: 'Kanpur',
      region: 'Uttar Pradesh',
      postalCode: '208001',
      country: 'IN',
      inCharge: { name: managingPartner, membership: '000000' },
    },
    {
      id: 'mumbai',
      name: 'Branch office, Mumbai',
      street: '502 Sample House, Nariman Point',
      city: 'Mumbai',
      region: 'Maharashtra',
      postalCode: '400021',
      country: 'IN',
      inCharge: { name: branchPartner, membership: '000000' },
    },
  ],
  /** Shown on the home page; in content/data/office.json, like the hours of the offices. */
  hours: office.hours as Hours,
  /**
   * Shown on the contact page; days not named are closed. An office without an address above says
   * in `where` how to meet there.
   */
  officeHours: office.offices as unknown as List<OfficeHours>,
  certifications: ['CA', 'CS', 'CMA'],
  expertise: [
    'Corporate law',
    'Direct and indirect taxation',
    'Financial auditing',
    'FEMA compliance',
    'SEBI regulations',
  ],
  social,
} as const;

/**
 * Further days on which every office is closed; a line above every page says so until the last day.
 */
export const closedDates: readonly ClosedDates[] = office.closed;
export const noticeLine: { text: string; until: string } | null = office.notice;

/**
 * Services that the firm does not offer, by path. Their pages exist, since the paths of the site
 * are fixed, but no menu, list or search engine shows them, and their fees, papers and sample rows
 * are left out.
 */
export const unlisted = [] as const;

export const includeIfClientArea = (text: string): string => (clientArea ? text : '');

/**
 * In the order of the home page. The strict conduct shows only year and headcount. `sample` marks a
 * figure as invented, on the page too; leave it out for your own figures.
 */
export const claims = [
  { id: 'established', figure: String(established), label: 'Established', sample: true },
  { id: 'experience', figure: '25+', label: 'Years combined experience', sample: true },
  { id: 'clients', figure: '500+', label: 'Happy clients', sample: true },
  { id: 'projects', figure: '1000+', label: 'Projects completed', sample: true },
  { id: 'professionals', figure: '15+', label: 'Professionals', sample: true },
  { id: 'success', figure: '98%', label: 'Success rate', sample: true },
] as const;

/**
 * The public keys with which clients verify what the firm signs. To replace a key, set its `until`
 * and add the new key; the old one stays, so that earlier signatures can still be verified. The
 * private keys are only on the firm's computer.
 */
export type QuotationKey = {
  x: string;
  y: string;
  /** First and last day on which it signs; `until` is `null` if no last day is set. */
  from: IsoDate;
  until: IsoDate | null;
  /** Anyone can sign with it: its private half is in content/samples/quotation-key.ts. */
  demo?: true;
};

export const quotationKeys: readonly QuotationKey[] = [
  {
    x: '4SqOQL_I7lsR8tYI717zRnunTRUZR5XR98bFDOlA7Dg',
    y: 'NOpdFsnfrehJ77gv7Y6GkQJkZrt55GnwLUyQBDwzNxQ',
    from: '2026-01-01',
    until: null,
    demo: true,
  },
];

export type Office = (typeof site.offices)[number];

export const officeCities: readonly string[] = [...new Set(site.offices.map(({ city }) => city))];

/** The phone whose label names the city, else the first. */
export const getOfficePhone = (city: string): (typeof site.phones)[number] =>
  site.phones.find(({ label }) => label.includes(city)) ?? site.phones[0];

export function getClaimFigure(id: (typeof claims)[number]['id']): string {
  return claims.find((claim) => claim.id === id)?.figure ?? '';
}
