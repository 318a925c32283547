import { z } from 'zod';
import { access } from '@/content/access';
import { dashboard, mainPlaces } from '@/content/dashboard';
import { durations } from '@/content/durations';
import { helpSupport } from '@/content/help-support';
import { legalFigures } from '@/content/legal/figures';
import { priceGroups } from '@/content/prices';
import { type RouteEntry, routeGroups, routes } from '@/content/routes';
import { notificationGroups, privacyGroups, settings } from '@/content/settings';
import { site } from '@/content/site';

const text = z.string('must be text').trim().min(1, 'must not be empty');
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an id such as gst-regular');
const path = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path such as /services/audit');

/** Reports, at the later one's field, a key that two items have; `null` is no key. */
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
  path,
  label: text,
  summary: text,
  group: z.enum(routeGroups),
  parent: path.nullable(),
  // The site name follows; a search result shows about 60 characters in all.
  title: text.max(59, 'must be under 60 characters'),
  description: text.max(160, 'must be at most 160 characters'),
  keywords: z.array(text).min(1, 'must name a keyword'),
  image: z.string().regex(/^\/share\/[a-z0-9-]+\.png$/, 'must be a path such as /share/about.png'),
  type: z.enum(['website', 'article', 'profile']),
  indexed: z.boolean(),
  live: z.boolean(),
});

export const routesSchema = z
  .array(routeSchema)
  .min(1)
  .superRefine((entries, context) => {
    const report = (field: keyof RouteEntry) => (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    reportRepeats(entries, (entry) => entry.path, report('path'));
    // Pages that are not for search engines may share these.
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
      note: text,
      entries: z
        .array(
          z.strictObject({
            id,
            label: text,
            name: text.optional(),
            covers: text,
            rupees: z
              .int('must be a whole number of rupees')
              .positive('must be more than 0 rupees'),
            from: z.literal(true).optional(),
            per: z.enum(['month', 'employee', 'hour', 'year']).optional(),
            best: z.literal(true).optional(),
          }),
        )
        .min(1, 'must hold a price'),
    }),
  )
  .superRefine((groups, context) => {
    reportRepeats(
      groups,
      (group) => group.id,
      (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message }),
    );
    // Pages name a price by its id alone, so it is unique in the whole list.
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
const phone = z
  .strictObject({
    label: text,
    display: text,
    href: z.string().regex(/^tel:\+\d{10,15}$/, 'must be a tel: link with country code'),
    note: text.optional(),
  })
  .refine(({ display, href }) => digits(display) === digits(href), {
    path: ['href'],
    message: 'must dial the number that is displayed',
  });
const email = z.email('must be an email address');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const hours = z
  .strictObject({ days: text, opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'must be after opens',
  });

export const siteSchema = z.strictObject({
  name: text,
  kind: text,
  url: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
    .regex(/[^/]$/, 'must not end with a slash'),
  blurb: text,
  established: z.int().min(1800),
  phones: z.array(phone).min(1, 'must name a phone'),
  emergency: phone,
  whatsapp: z.strictObject({
    label: text,
    href: z.string().regex(/^https:\/\/wa\.me\/\d{10,15}$/, 'must be a link to wa.me'),
  }),
  emails: z.array(z.strictObject({ label: text, address: email })).min(1, 'must name an address'),
  careersEmail: email,
  securityEmail: email,
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
      }),
    )
    .min(1, 'must name an office'),
  hours: text,
  officeHours: z.array(
    z.strictObject({ office: text, weekdays: hours, saturday: hours, sunday: text }),
  ),
  claims: z.array(z.strictObject({ figure: text, label: text })),
  certifications: z.array(text),
  expertise: z.array(text),
  social: z.array(
    z.strictObject({ label: text, href: z.url({ protocol: /^https$/, error: 'must be a link' }) }),
  ),
});

const knownPaths = new Set<string>(routes.map((route) => route.path));

/** Words in any arrangement: none is empty, and what starts like a path of the site is one. */
const words = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const visit = (item: unknown, at: (string | number)[]): void => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: at, message });
    if (typeof item === 'string' && item.trim() === '') report('must not be empty');
    if (typeof item === 'string' && item.startsWith('/') && !knownPaths.has(item)) {
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

/** What the words of single pages refer to, checked first, and what several pages share. */
export const coreContent = [
  {
    file: 'content/routes.ts',
    schema: z.strictObject({ routes: routesSchema }),
    value: { routes },
  },
  {
    file: 'content/prices.ts',
    schema: z.strictObject({ priceGroups: pricesSchema }),
    value: { priceGroups },
  },
  { file: 'content/site.ts', schema: z.strictObject({ site: siteSchema }), value: { site } },
  { file: 'content/durations.ts', schema: words, value: { durations } },
  { file: 'content/legal/figures.ts', schema: words, value: { legalFigures } },
  { file: 'content/access.ts', schema: words, value: { access } },
  { file: 'content/dashboard.ts', schema: words, value: { dashboard, mainPlaces } },
  { file: 'content/help-support.ts', schema: words, value: { helpSupport } },
  {
    file: 'content/settings.ts',
    schema: words,
    value: { notificationGroups, privacyGroups, settings },
  },
] as const;
