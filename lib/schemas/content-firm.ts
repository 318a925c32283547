import { z } from 'zod';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { type PriceId, priceGroups } from '@/content/prices';
import { type Path, routeGroups, routes } from '@/content/routes';
import { type Office, site } from '@/content/site';
import { sitemap } from '@/content/sitemap';
import { team } from '@/content/team';
import { contactSubjects } from '@/lib/schemas/contact-options';

const paths = new Set<string>(routes.map((route) => route.path));
const servicePaths = routes
  .map((route) => route.path)
  .filter((path) => path.startsWith('/services/')) as Extract<Path, `/services/${string}`>[];
const subjects = contactSubjects.map((subject) => subject.value);
const prices = new Set<string>(
  priceGroups.flatMap((group) => group.entries.map((entry) => entry.id)),
);
const offices = new Set<string>(site.offices.map((office) => office.id));

const text = z.string().trim().min(1, 'is empty');
const path = z.custom<Path>(
  (value) => typeof value === 'string' && paths.has(value),
  'is no path of content/routes.ts',
);
/** A page, or a heading of the page that the link stands on. */
const target = z.custom<Path | `#${string}`>(
  (value) => typeof value === 'string' && (paths.has(value) || /^#[a-z][a-z0-9-]*$/.test(value)),
  'is neither a path of content/routes.ts nor an anchor such as #services',
);
const priceId = z.custom<PriceId>(
  (value) => typeof value === 'string' && prices.has(value),
  'is no entry of content/prices.ts',
);
const officeId = z.custom<Office['id']>(
  (value) => typeof value === 'string' && offices.has(value),
  'is no office of content/site.ts',
);

const action = z.strictObject({ label: text, href: target });
const point = z.strictObject({ title: text, text });
const question = z.strictObject({ question: text, answer: text });
const testimonial = z.strictObject({
  name: text,
  company: text,
  rating: z.number().int().min(1).max(5),
  text,
  /** True while the quote is invented. */
  sample: z.boolean(),
});

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    actions: z.array(action).length(2).readonly(),
    /** The worked example on the ledger sheet; its entries come from the calculator. */
    example: z.strictObject({
      title: text,
      note: text,
      income: z.number().positive(),
      action: z.strictObject({ label: text, href: path }),
    }),
  }),
  services: z.strictObject({
    heading: text,
    intro: text,
    cards: z
      .array(
        z.strictObject({ title: text, text, action: z.strictObject({ label: text, href: path }) }),
      )
      .length(4)
      .readonly(),
  }),
  why: z.strictObject({
    eyebrow: text,
    heading: text,
    text,
    points: z.array(point).min(1).readonly(),
  }),
  specialised: z.strictObject({
    heading: text,
    intro: text,
    entries: z
      .array(
        z.strictObject({
          path,
          title: text,
          text,
          duration: text,
          /** The fee shown, with `from` where it is the lowest of several; `null` for a quotation. */
          fee: z.strictObject({ price: priceId, from: z.boolean() }).nullable(),
        }),
      )
      .length(6)
      .readonly(),
    quotation: text,
  }),
  calculators: z.strictObject({
    heading: text,
    intro: text,
    entries: z
      .array(z.strictObject({ path, formula: text }))
      .length(5)
      .readonly(),
    soon: point,
  }),
  testimonials: z.strictObject({
    heading: text,
    entries: z.array(testimonial).length(3).readonly(),
  }),
  quickContact: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({ call: text, write: text, hours: text }),
  }),
  closing: z.strictObject({ heading: text, text, actions: z.array(action).length(2).readonly() }),
});

export const contactSchema = z.strictObject({
  hero: z.strictObject({ eyebrow: text, heading: text, lead: text, call: text, whatsapp: text }),
  information: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({ phones: text, emails: text, hours: text, emergency: text }),
  }),
  form: z.strictObject({ heading: text, intro: text }),
  /** The subject that each service page chooses in the form. */
  subjects: z.record(
    z.enum(servicePaths),
    z.enum(subjects, 'is no subject of lib/schemas/contact-options.ts').nullable(),
  ),
  faq: z.strictObject({ heading: text, items: z.array(question).length(3).readonly() }),
  testimonials: z.strictObject({
    heading: text,
    entries: z.array(testimonial).length(3).readonly(),
  }),
  maps: z.strictObject({
    heading: text,
    directions: text,
    places: z
      .array(
        z.strictObject({
          office: officeId,
          title: text,
          text,
          /** What the map service is asked for. */
          query: text,
        }),
      )
      .length(2)
      .readonly(),
  }),
  closing: z.strictObject({ heading: text, text, call: text, book: action }),
});

const hero = z.strictObject({ eyebrow: text, heading: text, lead: text });

export const aboutSchema = z.strictObject({
  hero,
  story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1).readonly() }),
  /** Mission and vision. */
  purpose: z.array(point).length(2).readonly(),
  values: z.strictObject({ heading: text, entries: z.array(point).min(1).readonly() }),
  highlights: z.strictObject({
    heading: text,
    entries: z
      .array(z.strictObject({ label: text, figure: text }))
      .length(4)
      .readonly(),
  }),
  expertise: z.strictObject({ heading: text, intro: text, areas: z.array(text).min(1).readonly() }),
  closing: z.strictObject({ heading: text, text, actions: z.array(action).length(2).readonly() }),
});

export const teamSchema = z.strictObject({
  hero,
  members: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        credentials: text,
        bio: z.array(text).min(1).readonly(),
        expertise: z.array(text).min(1).readonly(),
        email: z.email('is no email address'),
        phone: z.strictObject({
          display: text,
          href: z.string().regex(/^tel:\+\d{10,15}$/, 'is no tel: link with country code'),
        }),
        /** True while the person is invented. */
        sample: z.boolean(),
      }),
    )
    .length(2)
    .readonly(),
  careers: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1).readonly(),
    action: text,
    subject: text,
  }),
  closing: z.strictObject({ heading: text, text, action }),
});

const definition = z.strictObject({ label: text, text });

const legalSection = z.strictObject({
  /** Part of links to the section, so it outlives a change of the heading. */
  id: z.string().regex(/^[a-z][a-z-]*$/, 'is no id such as your-rights'),
  heading: text,
  /** Paragraphs; a list stands for a bulleted one. */
  blocks: z
    .array(z.union([text, z.array(text).min(1).readonly()]))
    .min(1)
    .readonly(),
  /** Terms and their meaning, ruled off below the blocks. */
  entries: z.array(definition).min(1).readonly().optional(),
  /** Paragraphs below the entries. */
  after: z.array(text).min(1).readonly().optional(),
  /** Shows the firm's address, mail and phone. */
  contact: z.literal(true).optional(),
});

export const legalSchema = z.strictObject({
  heading: text,
  lead: text,
  summary: z.array(text).min(1).readonly(),
  sections: z
    .array(legalSection)
    .min(1)
    .readonly()
    .refine(
      (sections) => new Set(sections.map((section) => section.id)).size === sections.length,
      'has two sections of the same id',
    ),
});

export const sitemapSchema = z.strictObject({
  heading: text,
  lead: text,
  groups: z
    .array(z.strictObject({ group: z.enum(routeGroups), heading: text }))
    .min(1)
    .readonly(),
});

export type SitemapContent = z.infer<typeof sitemapSchema>;
export type AboutContent = z.infer<typeof aboutSchema>;
export type TeamContent = z.infer<typeof teamSchema>;
export type LegalContent = z.infer<typeof legalSchema>;
export type HomeContent = z.infer<typeof homeSchema>;
export type ContactContent = z.infer<typeof contactSchema>;
export type Testimonial = z.infer<typeof testimonial>;
export type Question = z.infer<typeof question>;

/** What the build checks before it renders anything: a file's value against its schema. */
export const firmContent = [
  { file: 'content/home.ts', schema: homeSchema, value: home },
  { file: 'content/contact.ts', schema: contactSchema, value: contact },
  { file: 'content/about.ts', schema: aboutSchema, value: about },
  { file: 'content/team.ts', schema: teamSchema, value: team },
  { file: 'content/legal/privacy.ts', schema: legalSchema, value: privacy },
  { file: 'content/legal/terms.ts', schema: legalSchema, value: terms },
  { file: 'content/sitemap.ts', schema: sitemapSchema, value: sitemap },
] as const;
