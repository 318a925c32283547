import { z } from 'zod';
import { type PriceGroupId, type PriceId, priceGroups } from '@/content/prices';
import { type Path, routes } from '@/content/routes';

type ServicePath = Extract<Path, `/services/${string}`>;
type LinkPath = Extract<Path, `/services/${string}` | `/calculators/${string}`>;

const priceIds: readonly PriceId[] = priceGroups.flatMap((group) =>
  group.entries.map((entry) => entry.id),
);
const priceGroupIds: readonly PriceGroupId[] = priceGroups.map((group) => group.id);
const paths: readonly Path[] = routes.map((route) => route.path);
const servicePaths = paths.filter((path) => path.startsWith('/services/')) as ServicePath[];
const linkPaths = paths.filter((path) => /^\/(services|calculators)\//.test(path)) as LinkPath[];

const text = z.string().regex(/^\S(.*\S)?$/, 'is empty or has spaces around it');
const priceId = z.enum(priceIds, 'is no id of content/prices.ts');
const priceGroupId = z.enum(priceGroupIds, 'is no group of content/prices.ts');
const servicePath = z.enum(servicePaths, 'is no service page of content/routes.ts');
const linkPath = z.enum(linkPaths, 'is no service or calculator of content/routes.ts');

function distinct<T>(items: readonly T[]) {
  return new Set(items).size === items.length;
}

const texts = z.array(text).min(2).refine(distinct, 'says something twice');
const entry = z.strictObject({ title: text, text });
const entries = z.strictObject({ heading: text, items: z.array(entry).min(2) });
const list = z.strictObject({ heading: text, items: texts });

/** A figure in words, the fee of one entry, or the lowest fee of a group of the price list. */
const figure = z.union([
  text,
  z.strictObject({ priceOf: priceId }),
  z.strictObject({ lowestOf: priceGroupId }),
]);

const faq = z.strictObject({
  heading: text,
  items: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(3)
    .refine((items) => distinct(items.map((item) => item.question)), 'asks something twice'),
});

const steps = z.strictObject({
  heading: text,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(3),
});

/** Dates set by law: `when` is the day, `title` the duty, `text` the rule it rests on. */
const calendar = z.strictObject({
  heading: text,
  note: text,
  items: z.array(z.strictObject({ when: text, title: text, text })).min(3),
});

const page = z.strictObject({
  path: servicePath,
  heading: text,
  lead: text,
  actions: z.strictObject({ primary: text, secondary: text }),
  facts: z.array(z.strictObject({ figure, label: text })).length(3),
  faq,
  closing: z.strictObject({ heading: text, text, action: text }),
  related: z.array(linkPath).min(3).refine(distinct, 'names a page twice'),
});

export const serviceContentSchema = page.extend({
  /** `null` where the work is priced by quotation alone. */
  fees: z
    .strictObject({
      title: text,
      note: text,
      priceIds: z.array(priceId).min(1).refine(distinct, 'names a price twice'),
      foot: text,
    })
    .nullable(),
  work: entries,
  forWhom: list,
  steps,
  bring: list,
});

export const taxationSchema = serviceContentSchema.extend({ calendar });
export const complianceSchema = serviceContentSchema.extend({ calendar });

export const auditSchema = serviceContentSchema.extend({
  kinds: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, law: text, report: text, due: text })).length(4),
  }),
});

export const bookkeepingSchema = serviceContentSchema.extend({
  payablesAndReceivables: z.strictObject({
    heading: text,
    text,
    items: z.array(entry).length(3),
  }),
  benefits: z.strictObject({ heading: text, items: z.array(entry).length(6) }),
});

export const financialPlanningSchema = serviceContentSchema.extend({
  example: z.strictObject({
    title: text,
    note: text,
    foot: text,
    items: z.array(z.strictObject({ goal: text, years: z.number().positive() })).min(2),
  }),
  cards: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ title: text, text, points: z.array(entry).length(3) }))
      .length(3),
  }),
});

export const businessRegistrationSchema = serviceContentSchema.extend({
  structures: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ title: text, text, priceId, benefits: z.array(text).length(4) }))
      .length(4),
  }),
});

export const gstRegistrationSchema = serviceContentSchema.extend({
  split: z.strictObject({
    heading: text,
    text,
    amount: z.number().positive(),
    rate: z.number().positive(),
  }),
});

const formRows = z.array(z.strictObject({ form: text, title: text, text }));

export const itrFilingSchema = serviceContentSchema.extend({
  forms: z.strictObject({ heading: text, note: text, items: formRows.min(4) }),
});

export const tdsReturnSchema = serviceContentSchema.extend({
  forms: z.strictObject({ heading: text, items: formRows.length(4) }),
  quarters: z.strictObject({
    heading: text,
    rule: text,
    exception: text,
    note: text,
    title: text,
    year: text,
    items: z
      .array(
        z.strictObject({
          quarter: text,
          months: text,
          due: text,
          /** Months from the end of the quarter to the due date. */
          monthsToDue: z.number().int().positive(),
        }),
      )
      .length(4),
  }),
});

export const pricingSchema = page.extend({
  sheets: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          group: priceGroupId,
          /** Instead of the entries of the group. */
          priceIds: z.array(priceId).min(1).optional(),
          /** Instead of the note of the group. */
          note: text.optional(),
          path: servicePath,
        }),
      )
      .min(1),
  }),
  packages: z.strictObject({
    heading: text,
    text,
    best: text,
    items: z.array(z.strictObject({ priceId, contents: texts })).length(3),
    foot: text,
  }),
  terms: entries,
});

export type ServicePageContent = z.infer<typeof page>;
export type ServiceContent = z.infer<typeof serviceContentSchema>;
export type TaxationContent = z.infer<typeof taxationSchema>;
export type ComplianceContent = z.infer<typeof complianceSchema>;
export type AuditContent = z.infer<typeof auditSchema>;
export type BookkeepingContent = z.infer<typeof bookkeepingSchema>;
export type FinancialPlanningContent = z.infer<typeof financialPlanningSchema>;
export type BusinessRegistrationContent = z.infer<typeof businessRegistrationSchema>;
export type GstRegistrationContent = z.infer<typeof gstRegistrationSchema>;
export type ItrFilingContent = z.infer<typeof itrFilingSchema>;
export type TdsReturnContent = z.infer<typeof tdsReturnSchema>;
export type PricingContent = z.infer<typeof pricingSchema>;
export type Figure = z.infer<typeof figure>;
