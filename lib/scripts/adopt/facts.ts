/** What `npm run adopt` asks of a firm, and the form of the file that answers it. */
import * as z from 'zod';
import { states } from '@/content/states';
import { listOpenDays, weekdays } from '@/content/words/hours';
import { isSafeEndpoint, isSiteAddress } from '@/features/contact/endpoint';
import {
  closedSchema,
  emailSchema,
  isSamePerson,
  nameSchema,
  noticeSchema,
  refuseRepeated,
  textSchema,
} from '@/lib/content/data-schemas';
import { listRoutes } from '@/lib/content/routes';
import { isClientAreaRemoved } from '@/lib/scripts/adopt/client-area-files';

const phone = textSchema.regex(
  /^\+\d[\d -]{9,18}$/,
  'is no phone with country code, such as +91 98450 12345',
);
const membership = z.string().regex(/^\d{6}$/, 'is no membership number of six digits');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day such as 09:30');
const weekday = z.enum(Object.keys(weekdays) as [keyof typeof weekdays]);

/** The pricing page is no service. */
export const mayBeUnlisted = listRoutes('services').filter(
  ({ path }) => path !== '/services/pricing',
);

const createTextsSchema = (list: string) =>
  z
    .array(nameSchema)
    .min(1)
    .superRefine((items, context) => refuseRepeated(items, list, Object.is, context));

export const factsSchema = z
  .strictObject({
    name: nameSchema,
    kind: nameSchema.default('Chartered Accountants'),
    /** Without a slash at the end. */
    url: z
      .string()
      .refine(
        (url) => isSiteAddress(url) && !url.endsWith('/'),
        'is no address such as https://www.firm.in',
      ),
    blurb: textSchema,
    /** Without it, the site names the firm's services. */
    tagline: nameSchema.optional(),
    established: z.int().min(1850).max(new Date().getFullYear(), 'is a year to come'),
    /** Two or three sentences on how the firm began. */
    story: textSchema,
    professionals: z.int().min(1),
    /** In years, of all people together. */
    experience: z.int().min(1),
    conduct: z.enum(['specified', 'strict']),
    /** The second part, as in 012345S/S100045, is for an LLP; some write it with a hyphen. */
    registration: z
      .string()
      .regex(
        /^\d{6}[NSEWC](\/[NSEWC]-?\d{6})?$/,
        'is no registration number such as 012345S or 012345S/S100045',
      ),
    peerReview: nameSchema.nullable().default(null),
    phone,
    helpline: z.strictObject({ phone, hours: nameSchema }),
    whatsapp: phone,
    emails: z.strictObject({
      general: emailSchema,
      support: emailSchema,
      careers: emailSchema,
      security: emailSchema,
      grievance: emailSchema,
    }),
    /** `office` is the city of the office where letters reach the officer, by default the first. */
    grievanceOfficer: z.strictObject({ name: nameSchema, phone, office: nameSchema.optional() }),
    offices: z
      .array(
        z.strictObject({
          street: nameSchema,
          city: nameSchema,
          region: z.string().refine((name) => states.includes(name), 'is no State such as Kerala'),
          postalCode: z.string().regex(/^\d{6}$/, 'is no PIN of six digits'),
          phone: phone.optional(),
          inCharge: z.strictObject({ name: nameSchema, membership }),
        }),
      )
      .min(1),
    /** For the phones and every office; at `lunch` the offices are closed. */
    hours: z
      .strictObject({
        from: weekday,
        to: weekday,
        opens: time,
        closes: time,
        lunch: z.strictObject({ from: time, to: time }).optional(),
      })
      .superRefine((hours, context) => {
        const reject = (path: string[], message: string) =>
          context.addIssue({ code: 'custom', path, message });
        if (listOpenDays(hours).length === 0) reject(['to'], `is before ${hours.from}`);
        if (hours.closes <= hours.opens) reject(['closes'], `is not after ${hours.opens}`);
        const { from, to } = hours.lunch ?? {};
        if (!from || !to) return;
        if (from <= hours.opens) reject(['lunch', 'from'], `is not after ${hours.opens}`);
        if (to <= from) reject(['lunch', 'to'], `is not after ${from}`);
        if (to >= hours.closes) reject(['lunch', 'to'], `is not before ${hours.closes}`);
      }),
    /** Without these, the ones in content/data/office.json stay. */
    closed: closedSchema.optional(),
    notice: noticeSchema.optional(),
    people: z
      .array(
        z.strictObject({
          name: nameSchema,
          role: nameSchema,
          credentials: nameSchema,
          membership: membership.optional(),
          bio: textSchema,
          expertise: createTextsSchema('expertise'),
          email: emailSchema,
          phone,
        }),
      )
      .min(1)
      .superRefine((people, context) => refuseRepeated(people, 'people', isSamePerson, context)),
    /** By default what its people do. */
    expertise: createTextsSchema('expertise').optional(),
    certifications: createTextsSchema('certifications').default(['CA']),
    languages: createTextsSchema('languages'),
    /** Without it, messages stay in the visitor's browser. */
    endpoint: z.string().refine(isSafeEndpoint, 'is no https address of host and path').optional(),
    unlisted: z
      .array(
        z.enum(
          mayBeUnlisted.map(({ path }) => path),
          'is no path of a service, such as /services/audit',
        ),
      )
      .superRefine((paths, context) => refuseRepeated(paths, 'unlisted', Object.is, context))
      .default([]),
    social: z
      .array(
        z.strictObject({
          label: nameSchema,
          href: z
            .url({ protocol: /^https?$/, error: 'is no link such as https://x.com/firm' })
            // The networks answer by https alone, and so does every link of the site.
            .transform((href) => href.replace(/^http:/i, 'https:')),
        }),
      )
      .default([]),
    /** By default a site has one, unless its sources are removed. */
    clientArea: z.boolean().default(() => !isClientAreaRemoved()),
    /** In hexadecimal; without it, the colours stay. */
    colour: z
      .string()
      .regex(/^#[\da-f]{6}$/i, 'is no colour such as #1f4e79')
      .optional(),
  })
  .superRefine(({ conduct, people, offices, grievanceOfficer }, context) => {
    const { office } = grievanceOfficer;
    if (office && !offices.some(({ city }) => city === office)) {
      context.addIssue({
        code: 'custom',
        path: ['grievanceOfficer', 'office'],
        message: 'is no city of an office above',
      });
    }
    if (conduct === 'specified' || people.some(({ membership }) => membership)) return;
    context.addIssue({
      code: 'custom',
      path: ['people'],
      message: 'need a membership number, since the conduct is strict',
    });
  });

export type Facts = z.infer<typeof factsSchema>;

export function readFacts(answers: unknown): { facts: Facts } | { faults: string[] } {
  const result = factsSchema.safeParse(answers);
  return result.success
    ? { facts: result.data }
    : {
        faults: result.error.issues.map(({ path, message }) =>
          [path.join('.'), message].filter(Boolean).join(': '),
        ),
      };
}
