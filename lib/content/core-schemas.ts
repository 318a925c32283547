import { z } from 'zod';
import { type RouteEntry, routeGroups } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';
import { daysOf, type Weekday, weekdays } from '@/content/words/hours';
import { deliverySchema } from '@/lib/content/delivery-schema';
import { areDistinct, isKnownPath, listOf, servicePath, text } from '@/lib/content/fields';
import { isSiteAddress } from '@/lib/forms/endpoint';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an id such as gst-regular');
const pathText = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path such as /services/audit');

/**
 * Reports a key that two items share, at the field of the later one. Keys that are `null` may
 * repeat.
 */
function reportRepeats<T>(
  items: readonly T[],
  keyOf: (item: T) => string | null,
  report: (index: number, message: string) => void,
) {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    if (seen.has(key)) report(index, `repeats "${key}"`);
    seen.add(key);
  }
}

const routeSchema = z.strictObject({
  path: pathText,
  label: text,
  summary: text,
  group: z.enum(routeGroups),
  parent: pathText.nullable(),
  // The site name comes after it; a search result shows about 60 characters in all.
  title: text.max(59, 'must be under 60 characters'),
  description: text.max(160, 'must be at most 160 characters'),
  keywords: z.array(text).min(1, 'must name a keyword').readonly(),
  image: z.string().regex(/^\/share\/[a-z0-9-]+\.png$/, 'must be a path such as /share/about.png'),
  type: z.enum(['website', 'article', 'profile']),
  listed: z.boolean(),
  indexed: z.boolean(),
});

export const routesSchema = z
  .array(routeSchema)
  .min(1)
  .readonly()
  .superRefine((entries, context) => {
    const report = (field: keyof RouteEntry) => (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    reportRepeats(entries, (entry) => entry.path, report('path'));
    // Pages that search engines do not index may share these.
    for (const field of ['title', 'description', 'image'] as const) {
      reportRepeats(entries, (entry) => (entry.indexed ? entry[field] : null), report(field));
    }

    const paths = new Set(entries.map((entry) => entry.path));
    for (const [index, entry] of entries.entries()) {
      if ((entry.path === '/') !== (entry.parent === null)) {
        report('parent')(index, 'must be null for / and for no other path');
      } else if (entry.parent !== null && !paths.has(entry.parent)) {
        report('parent')(index, `names ${entry.parent}, which is no path of the table`);
      }
    }
  });

export const pricesSchema = z
  .array(
    z.strictObject({
      id,
      title: text,
      stem: z.union([text, z.literal('')]).optional(),
      note: text,
      entries: z
        .array(
          z.strictObject({
            id,
            label: text,
            name: text.optional(),
            covers: text,
            elsewhere: text.optional(),
            rupees: z
              .int('must be a whole number of rupees')
              .refine(
                (rupees) => (isStrict ? rupees === 0 : rupees > 0),
                isStrict ? 'must be written as published(...)' : 'must be more than 0 rupees',
              ),
            also: z.int().positive().optional(),
            from: z.literal(true).optional(),
            per: z.enum(['month', 'employee', 'hour', 'year']).optional(),
            best: z.literal(true).optional(),
          }),
        )
        .min(1, 'must hold a price')
        .readonly(),
    }),
  )
  .readonly()
  .superRefine((groups, context) => {
    reportRepeats(
      groups,
      (group) => group.id,
      (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message }),
    );
    // Pages name a price by its id alone, so an id is unique in the whole list.
    const places = groups.flatMap(({ entries }, group) =>
      entries.map((entry, position) => ({
        id: entry.id,
        path: [group, 'entries', position, 'id'],
      })),
    );
    reportRepeats(
      places,
      (place) => place.id,
      (index, message) => context.addIssue({ code: 'custom', path: places[index]?.path, message }),
    );
  });

const digits = (phone: string) => phone.replaceAll(/\D/g, '');
const tel = z.string().regex(/^tel:\+\d{10,15}$/, 'must be a tel: link with country code');
const phone = z
  .strictObject({
    label: text,
    display: text,
    href: tel,
    note: text.optional(),
  })
  .refine(({ display, href }) => digits(display) === digits(href), {
    path: ['href'],
    message: 'must dial the number that is displayed',
  });
const email = z.email('must be an email address');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const weekday = z.enum(Object.keys(weekdays) as Weekday[], 'must be a day such as Mon');
const hours = z
  .strictObject({ from: weekday, to: weekday, opens: clock, closes: clock })
  .refine((value) => daysOf(value).length > 0, {
    path: ['to'],
    message: 'must not be before from',
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'must be after opens',
  });

/** A value that only the strict conduct shows, and requires; otherwise it may be `null`. */
function underStrict<T extends z.ZodType>(value: T) {
  return value
    .nullable()
    .refine((given) => !isStrict || given !== null, 'must be given: the conduct is strict');
}

const coordinate = z.string().regex(/^[\w-]{43}$/, 'must be 43 characters, as the key file has it');
const quotationKey = z
  .strictObject({
    x: coordinate,
    y: coordinate,
    from: z.iso.date('must be a date such as 2026-01-01'),
    until: z.iso.date('must be a date such as 2026-12-31').nullable(),
    demo: z.literal(true).optional(),
  })
  .refine(({ from, until }) => until === null || from <= until, {
    path: ['until'],
    message: 'must not be before from',
  });

export const siteSchema = z.strictObject({
  conduct: z.enum(['specified', 'strict']),
  disclosure: z.strictObject({
    registration: underStrict(text),
    peerReview: text.nullable(),
    lastChanged: underStrict(z.iso.date('must be a date such as 2026-01-01')),
  }),
  name: text,
  kind: text,
  url: z
    .string()
    .refine(isSiteAddress, 'must be an address such as https://www.example.com')
    .regex(/[^/]$|^$/, 'must not end with a slash'),
  blurb: text,
  established: z.int().min(1800),
  phones: z.array(phone).min(1, 'must name a phone').readonly(),
  emergency: phone,
  whatsapp: z.strictObject({
    label: text,
    href: z.string().regex(/^https:\/\/wa\.me\/\d{10,15}$/, 'must be a link to wa.me'),
  }),
  emails: z
    .array(z.strictObject({ label: text, address: email }))
    .min(1, 'must name an address')
    .readonly(),
  delivery: deliverySchema,
  careersEmail: email,
  securityEmail: email,
  grievanceOfficer: z.strictObject({
    name: text,
    email,
    phone: z.strictObject({ display: text, href: tel }),
    office: id,
  }),
  offices: z
    .array(
      z.strictObject({
        id,
        name: text,
        street: text,
        city: text,
        region: text,
        postalCode: text,
        country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as IN'),
        inCharge: z.strictObject({ name: text, membership: text }),
      }),
    )
    .min(1, 'must name an office')
    .readonly(),
  hours,
  officeHours: z
    .array(z.strictObject({ office: text, where: text.optional(), open: listOf(hours) }))
    .readonly(),
  unlisted: z.array(servicePath).refine(areDistinct, 'names a service twice').readonly(),
  claims: z
    .array(z.strictObject({ id, figure: text, label: text, sample: z.literal(true).optional() }))
    .readonly(),
  quotationKeys: z
    .array(quotationKey)
    .refine((keys) => areDistinct(keys.map(({ x }) => x)), 'names a key twice')
    .readonly(),
  certifications: z.array(text).readonly(),
  expertise: z.array(text).readonly(),
  social: z
    .array(
      z.strictObject({
        label: text,
        href: z.url({ protocol: /^https$/, error: 'must be a link' }),
      }),
    )
    .readonly(),
});

/**
 * Texts in any arrangement: none is empty, and one that looks like a path of the site must be one.
 */
export const words = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const visit = (item: unknown, at: (string | number)[]): void => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: at, message });
    if (typeof item === 'string' && item.trim() === '') report('must not be empty');
    if (typeof item === 'string' && item.startsWith('/') && !isKnownPath(item)) {
      report(`names ${item}, which is no path of content/routes.ts`);
    }
    if (Array.isArray(item))
      for (const [index, part] of item.entries()) visit(part, [...at, index]);
    else if (typeof item === 'object' && item !== null) {
      for (const [key, part] of Object.entries(item)) visit(part, [...at, key]);
    }
  };
  visit(value, []);
});
