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

/** `entries` is empty for a firm that shows none. */
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
      /** A year's salary in rupees. */
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

/** A map sketch of an office, on a grid of 360 by 180. */
const sketch = z.strictObject({
  /** The sketch in words, for those who cannot see it. */
  words: text,
  water: lines,
  roads: lines,
  rails: lines,
  office: spot,
  names: listOf(z.strictObject({ at: spot, text })),
});

export const contactSchema = z.strictObject({
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    call: text,
    whatsapp: text,
    /** The link to the form. */
    write: text,
  }),
  information: z.strictObject({
    heading: text,
    intro: text,
    labels: z.strictObject({
      phones: text,
      emails: text,
      hours: text,
      emergency: text,
      /** Before the name of an office's member in charge. */
      /** Shown before the hours of the phones. */
      phonesAnswered: text,
      closed: text,
      /** Shown beside an office that is open now. */
      openNow: text,
    }),
    hoursNote: text,
  }),
  form: z.strictObject({ heading: text, intro: text }),
  faq: z.strictObject({ heading: text, items: listOf(question) }),
  testimonials,
  maps: z.strictObject({
    directions: text,
    places: listOf(
      z.strictObject({
        office: officeId,
        title: text,
        text,
        /** The search text for the map service. */
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
  story: z.strictObject({
    heading: text,
    steps: listOf(z.strictObject({ when: text, title: text, text })),
  }),
  /** Mission and vision. */
  purpose: listOf(titled),
  values: z.strictObject({
    heading: text,
    note: text.optional(),
    entries: listOf(
      z.strictObject({
        title: text,
        text,
        /** The page where a visitor can check it. */
        voucher: z.strictObject({ label: text, href: path }).optional(),
      }),
    ),
  }),
  highlights: z.strictObject({
    heading: text,
    entries: listOf(z.strictObject({ label: text, figure: text })),
  }),
  expertise: z.strictObject({
    heading: text,
    intro: text,
    areas: listOf(text),
    /** The service page of an area, by its name. */
    pages: z.record(text, path).optional(),
  }),
  /** What a visitor can verify: registration numbers, who signs. */
  record: z.strictObject({ heading: text, entries: listOf(titled) }),
  /** How the site itself is made. A date follows `law` and `changed`. */
  colophon: z.strictObject({ heading: text, law: text, changed: text, entries: listOf(titled) }),
  closing: z.strictObject({ heading: text, text, actions: listOf(action) }),
});

export const teamSchema = z.strictObject({
  hero,
  /** Beside the heading: papers that leave the office, and who signs them. */
  signing: z
    .strictObject({
      heading: text,
      entries: listOf(z.strictObject({ label: text, figure: text })),
      /** How a report ends, drawn with the invented signature of a sample firm. */
      ending: z.strictObject({ heading: text, text, place: text, udin: text }).optional(),
    })
    .optional(),
  members: listOf(
    z.strictObject({
      name: text,
      role: text,
      credentials: text,
      /** Membership number with the Institute of Chartered Accountants. */
      membership: text.optional(),
      /**
       * A photograph in public/, or a drawing of an invented person; without it, initials are
       * shown.
       */
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
      /**
       * The client area names this member as the client's accountant; if nobody is marked, the
       * first.
       */
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

const definition = z.strictObject({
  label: text,
  text,
  /** The same as a bar: so many years, `after` something that is still going on. */
  years: z.strictObject({ count: z.number().int().min(1).max(20), after: z.boolean() }).optional(),
});

const legalSection = z.strictObject({
  /** Part of links to the section, so keep it when the heading changes. */
  id: z.string().regex(/^[a-z][a-z-]*$/, 'is no id such as your-rights'),
  heading: text,
  /** Paragraphs and bulleted lists. */
  blocks: listOf(z.union([text, listOf(text)])),
  /** Terms and their meaning, ruled off below the blocks. */
  entries: listOf(definition).optional(),
  /** Paragraphs below the entries. */
  after: listOf(text).optional(),
  /** Shows the firm's address, mail and phone. */
  contact: z.literal(true).optional(),
  /** The name and addresses of the grievance officer follow. */
  officer: z.literal(true).optional(),
});

export const legalSchema = z.strictObject({
  heading: text,
  lead: text,
  /** Figures at the head of the page. */
  facts: listOf(z.strictObject({ figure: text, label: text })),
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
