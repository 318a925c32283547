import { z } from 'zod';
import {
  areDistinct,
  listOf,
  priceGroupId,
  priceId,
  question,
  relatedPath,
  servicePath,
  text,
  titled,
} from '@/lib/content/fields';
import { contactSubjects } from '@/lib/forms/contact-options';

const texts = listOf(text).refine(areDistinct, 'says something twice');
const entries = z.strictObject({ heading: text, items: listOf(titled) });
const list = z.strictObject({ heading: text, items: texts });

/** A figure as text, the fee of one entry, or the lowest fee of a group in the price list. */
const figure = z.union([
  text,
  z.strictObject({ priceOf: priceId }),
  z.strictObject({ lowestOf: priceGroupId }),
]);

const faq = z.strictObject({
  heading: text,
  items: listOf(question).refine(
    (items) => areDistinct(items.map((item) => item.question)),
    'asks something twice',
  ),
});

const steps = z.strictObject({
  heading: text,
  items: listOf(z.strictObject({ when: text, title: text, text })),
});

/** Dates set by law: `when` is the day, `title` the duty, `text` the rule behind it. */
const calendar = z.strictObject({
  heading: text,
  note: text,
  items: listOf(z.strictObject({ when: text, title: text, text })),
});

const page = z.strictObject({
  path: servicePath,
  /** The subject preset in the contact form for visitors from this page; `null` presets none. */
  subject: z
    .enum(
      contactSubjects.map(({ value }) => value),
      'is no subject of lib/forms/contact-options.ts',
    )
    .nullable(),
  heading: text,
  lead: text,
  actions: z.strictObject({ primary: text, secondary: text }),
  facts: listOf(z.strictObject({ figure, label: text })),
  faq,
  closing: z.strictObject({ heading: text, text, action: text }),
  related: listOf(relatedPath).refine(areDistinct, 'names a page twice'),
});

export const serviceContentSchema = page.extend({
  /** `null` where fees are by quotation only. */
  fees: z
    .strictObject({
      title: text,
      note: text,
      priceIds: listOf(priceId).refine(areDistinct, 'names a price twice'),
      foot: text,
    })
    .nullable(),
  /** `work` or `steps` is left out where the figure of the page shows it. */
  work: entries.optional(),
  steps: steps.optional(),
  /** Words before the day by which the work is done. */
  appointed: text.optional(),
  forWhom: list,
  bring: list.extend({
    /** What we ask in words: the items are papers, which the client area asks for as files. */
    told: texts.optional(),
  }),
});

export const taxationSchema = serviceContentSchema.extend({ calendar });
/** The dates are in content/due-dates.ts. */
export const complianceSchema = serviceContentSchema.extend({
  calendar: z.strictObject({ heading: text, note: text }),
  /** Schemes of a short time, each on the page until its last day. */
  open: z.strictObject({
    heading: text,
    items: listOf(
      z.strictObject({
        title: text,
        until: z.iso.date('must be a date such as 2026-12-31'),
        texts,
      }),
    ),
  }),
});

export const auditSchema = serviceContentSchema.extend({
  kinds: z.strictObject({
    heading: text,
    items: listOf(z.strictObject({ title: text, law: text, report: text, due: text })),
  }),
});

export const bookkeepingSchema = serviceContentSchema.extend({
  payablesAndReceivables: z.strictObject({
    heading: text,
    text,
    items: listOf(titled),
  }),
  benefits: z.strictObject({ heading: text, items: listOf(titled) }),
});

export const financialPlanningSchema = serviceContentSchema.extend({
  example: z.strictObject({
    title: text,
    note: text,
    foot: text,
    total: text,
    /** The nearest goal first; `today` is what it would cost now, in rupees. */
    items: listOf(
      z.strictObject({ goal: text, years: z.number().positive(), today: z.number().positive() }),
    ),
  }),
  cards: z.strictObject({
    heading: text,
    items: listOf(z.strictObject({ title: text, text, points: listOf(titled) })),
  }),
});

export const businessRegistrationSchema = serviceContentSchema.extend({
  structures: z
    .strictObject({
      heading: text,
      /** The headings of the benefits, in the order in which every structure lists them. */
      about: listOf(text),
      items: listOf(z.strictObject({ title: text, text, benefits: listOf(text) })),
    })
    .refine(
      ({ about, items }) => items.every(({ benefits }) => benefits.length === about.length),
      'has a structure with more or fewer benefits than they are about',
    ),
});

export const gstRegistrationSchema = serviceContentSchema.extend({
  split: z.strictObject({
    heading: text,
    text,
    amount: z.number().positive(),
    rate: z.number().positive(),
  }),
});

export const tdsReturnSchema = serviceContentSchema.extend({
  forms: z.strictObject({
    heading: text,
    /** `earlier`: its number under the 1961 Act. */
    items: listOf(z.strictObject({ form: text, earlier: text, title: text, text })),
  }),
  quarters: z.strictObject({
    heading: text,
    rule: text,
    exception: text,
    note: text,
    title: text,
    year: text,
    items: listOf(
      z.strictObject({
        quarter: text,
        months: text,
        due: text,
        /** Months from the end of the quarter to the due date. */
        monthsToDue: z.number().int().positive(),
      }),
    ),
  }),
});

export const pricingSchema = page.extend({
  sheets: z.strictObject({
    heading: text,
    /** The label of the search field, and what it says when nothing is found. */
    search: text,
    none: text,
    items: listOf(
      z.strictObject({
        group: priceGroupId,
        /** Replaces the entries of the group. */
        priceIds: listOf(priceId).optional(),
        /** Replaces the note of the group. */
        note: text.optional(),
        path: servicePath,
      }),
    ),
  }),
  packages: z
    .strictObject({
      heading: text,
      text,
      /** Marks the package that is recommended; `null` marks none. */
      best: text.nullable(),
      /** Above the kinds of work. */
      head: text,
      items: listOf(z.strictObject({ priceId })),
      work: listOf(
        z.strictObject({
          text,
          /** Its fee when bought alone; `null` if it is sold only in packages. */
          priceId: priceId.nullable(),
          /** How many times each package includes it, in the order of the packages. */
          times: listOf(z.number().int().nonnegative()),
          /** Why not everyone needs it; it is then no part of the saving. */
          optional: text.optional(),
        }),
      ),
      foot: text,
    })
    .refine(
      ({ items, work }) => work.every(({ times }) => times.length === items.length),
      'does not say for each package how often it holds a work',
    ),
  terms: entries,
});

/** The schemas of pages with sections of their own, by path. */
export const ownSchemas: { readonly [path: string]: z.ZodType | undefined } = {
  '/services/audit': auditSchema,
  '/services/taxation': taxationSchema,
  '/services/bookkeeping': bookkeepingSchema,
  '/services/compliance': complianceSchema,
  '/services/financial-planning': financialPlanningSchema,
  '/services/business-registration': businessRegistrationSchema,
  '/services/gst-registration': gstRegistrationSchema,
  '/services/tds-return': tdsReturnSchema,
};

export type ServicePageContent = z.infer<typeof page>;
export type ServiceContent = z.infer<typeof serviceContentSchema>;
export type TaxationContent = z.infer<typeof taxationSchema>;
export type ComplianceContent = z.infer<typeof complianceSchema>;
export type AuditContent = z.infer<typeof auditSchema>;
export type BookkeepingContent = z.infer<typeof bookkeepingSchema>;
export type FinancialPlanningContent = z.infer<typeof financialPlanningSchema>;
export type BusinessRegistrationContent = z.infer<typeof businessRegistrationSchema>;
export type GstRegistrationContent = z.infer<typeof gstRegistrationSchema>;
export type TdsReturnContent = z.infer<typeof tdsReturnSchema>;
export type PricingContent = z.infer<typeof pricingSchema>;
export type Figure = z.infer<typeof figure>;
