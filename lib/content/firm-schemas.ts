import { z } from 'zod';
import { routeGroups } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';
import {
  areDistinct,
  listOf,
  officeId,
  path,
  priceId,
  question,
  target,
  text,
  titled,
} from '@/lib/content/fields';

const action = z.strictObject({ label: text, href: target });
const testimonial = z.strictObject({
  name: text,
  company: text,
  rating: z.number().int().min(1).max(5),
  text,
  /** True while the quote is invented. */
  sample: z.boolean(),
});

/** None at all, for a firm that shows none. */
const testimonials = z.strictObject({ heading: text, entries: z.array(testimonial).readonly() });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    actions: listOf(action),
    /** The worked example on the ledger sheet; its entries come from the calculator. */
    example: z.strictObject({
      title: text,
      /** A year's salary, in rupees. */
      salary: z.number().positive(),
      action: z.strictObject({ label: text, href: path }),
    }),
  }),
  services: z.strictObject({
    heading: text,
    intro: text,
    cards: listOf(
      z.strictObject({ title: text, text, action: z.strictObject({ label: text, href: path }) }),
    ),
  }),
  why: z.strictObject({
    eyebrow: text,
    heading: text,
    text,
    points: listOf(titled),
  }),
  specialised: z.strictObject({
    heading: text,
    intro: text,
    entries: listOf(
      z.strictObject({
        path,
        title: text,
        text,
        duration: text,
        /** The fee shown, with `from` where it is the lowest of several; `null` for a quotation. */
        fee: z.strictObject({ price: priceId, from: z.boolean() }).nullable(),
      }),
    ),
    quotation: text,
  }),
  calculators: z.strictObject({
    heading: text,
    intro: text,
    soon: titled,
  }),
  testimonials,
  quickContact: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({ call: text, write: text, hours: text }),
  }),
  closing: z.strictObject({ heading: text, text, actions: listOf(action) }),
});

const spot = z.tuple([z.number().min(0).max(360), z.number().min(0).max(180)]).readonly();
const lines = z.array(z.string().regex(/^M[-\d. MLHVCQTSmlhvcqts]+$/, 'is no path')).readonly();

/** The way to an office, drawn on a sheet of 360 by 180. */
const sketch = z.strictObject({
  /** Says what the drawing says. */
  words: text,
  water: lines,
  roads: lines,
  rails: lines,
  office: spot,
  names: listOf(z.strictObject({ at: spot, text })),
});

export const contactSchema = z.strictObject({
  hero: z.strictObject({ eyebrow: text, heading: text, lead: text, call: text, whatsapp: text }),
  information: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({
      phones: text,
      emails: text,
      hours: text,
      emergency: text,
      /** Before the hours of the phones. */
      phonesAnswered: text,
      closed: text,
      /** Beside hours that hold at the moment. */
      openNow: text,
    }),
    hoursNote: text,
  }),
  form: z.strictObject({ heading: text, intro: text }),
  faq: z.strictObject({ heading: text, items: listOf(question) }),
  testimonials,
  maps: z.strictObject({
    heading: text,
    directions: text,
    places: listOf(
      z.strictObject({
        office: officeId,
        title: text,
        text,
        /** What the map service is asked for. */
        query: text,
        sketch,
      }),
    ),
  }),
  closing: z.strictObject({ heading: text, text, call: text, book: action }),
});

const hero = z.strictObject({ eyebrow: text, heading: text, lead: text });

export const aboutSchema = z.strictObject({
  hero,
  story: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  /** Mission and vision. */
  purpose: listOf(titled),
  values: z.strictObject({ heading: text, entries: listOf(titled) }),
  highlights: z.strictObject({
    heading: text,
    entries: listOf(z.strictObject({ label: text, figure: text })),
  }),
  expertise: z.strictObject({ heading: text, intro: text, areas: listOf(text) }),
  /** What a visitor can check elsewhere: numbers, who signs. */
  record: z.strictObject({ heading: text, entries: listOf(titled) }),
  /** How the site itself is made; `law` and `changed` come before a date. */
  colophon: z.strictObject({ heading: text, law: text, changed: text, entries: listOf(titled) }),
  closing: z.strictObject({ heading: text, text, actions: listOf(action) }),
});

export const teamSchema = z.strictObject({
  hero,
  members: listOf(
    z.strictObject({
      name: text,
      role: text,
      credentials: text,
      /** The number with the Institute. */
      membership: text.optional(),
      /** A picture of the person in public/, or a drawing of an invented one; initials without. */
      portrait: z
        .union([
          z.strictObject({
            file: z
              .string()
              .regex(
                /^\/[\w/-]+\.(avif|jpe?g|png|webp)$/,
                'is no picture such as /people/name.jpg',
              ),
          }),
          z.strictObject({ drawing: z.enum(['partner', 'associate']) }),
        ])
        .optional(),
      bio: listOf(text),
      expertise: listOf(text),
      email: z.email('is no email address'),
      phone: z.strictObject({
        display: text,
        href: z.string().regex(/^tel:\+\d{10,15}$/, 'is no tel: link with country code'),
      }),
      /** Whom the client area names as the client's accountant; without one, the first member. */
      firstContact: z.literal(true).optional(),
      /** True while the person is invented. */
      sample: z.boolean(),
    }),
  ).refine(
    (members) => !isStrict || members.some(({ membership }) => membership),
    'must name a membership number: the conduct is strict',
  ),
  careers: z.strictObject({
    heading: text,
    paragraphs: listOf(text),
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
  /** Paragraphs; a list is a bulleted one. */
  blocks: listOf(z.union([text, listOf(text)])),
  /** Terms and their meaning, ruled off below the blocks. */
  entries: listOf(definition).optional(),
  /** Paragraphs below the entries. */
  after: listOf(text).optional(),
  /** Shows the firm's address, mail and phone. */
  contact: z.literal(true).optional(),
});

export const legalSchema = z.strictObject({
  heading: text,
  lead: text,
  summary: listOf(text),
  sections: listOf(legalSection).refine(
    (sections) => areDistinct(sections.map((section) => section.id)),
    'has two sections of the same id',
  ),
});

export const sitemapSchema = z.strictObject({
  heading: text,
  lead: text,
  groups: listOf(z.strictObject({ group: z.enum(routeGroups), heading: text })),
});

export type SitemapContent = z.infer<typeof sitemapSchema>;
export type AboutContent = z.infer<typeof aboutSchema>;
export type TeamContent = z.infer<typeof teamSchema>;
export type LegalContent = z.infer<typeof legalSchema>;
export type HomeContent = z.infer<typeof homeSchema>;
export type Sketch = z.infer<typeof sketch>;
export type ContactContent = z.infer<typeof contactSchema>;
export type Testimonial = z.infer<typeof testimonial>;
export type Question = z.infer<typeof question>;
