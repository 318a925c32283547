/** What `npm run adopt` asks of a firm, and the form of the file that answers it. */
import * as z from 'zod';
import { states } from '@/content/states';
import { weekdays } from '@/content/words/hours';
import { isSafeEndpoint, isSiteAddress } from '@/lib/forms/endpoint';

const text = z.string().trim().min(1, 'is empty');
const phone = text.regex(
  /^\+\d[\d -]{9,18}$/,
  'is no phone with country code, such as +91 98450 12345',
);
const email = z.email('is no email address');
const membership = z.string().regex(/^\d{6}$/, 'is no membership number of six digits');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day such as 09:30');
const weekday = z.enum(Object.keys(weekdays) as [keyof typeof weekdays]);

export const factsSchema = z.strictObject({
  name: text,
  kind: text.default('Chartered Accountants'),
  /** Without a slash at the end. */
  url: z
    .string()
    .refine(
      (url) => isSiteAddress(url) && !url.endsWith('/'),
      'is no address such as https://www.firm.in',
    ),
  blurb: text,
  established: z.int().min(1850),
  /** Two or three sentences on how the firm began. */
  story: text,
  professionals: z.int().min(1),
  /** Years of work of all together. */
  experience: z.int().min(1),
  conduct: z.enum(['specified', 'strict']),
  registration: z.string().regex(/^\d{6}[NSEWC]$/, 'is no registration number such as 012345S'),
  peerReview: text.nullable().default(null),
  phone,
  helpline: z.strictObject({ phone, hours: text }),
  whatsapp: phone,
  emails: z.strictObject({
    general: email,
    support: email,
    careers: email,
    security: email,
    grievance: email,
  }),
  grievanceOfficer: z.strictObject({ name: text, phone }),
  offices: z
    .array(
      z.strictObject({
        street: text,
        city: text,
        region: z.string().refine((name) => states.includes(name), 'is no State such as Kerala'),
        postalCode: z.string().regex(/^\d{6}$/, 'is no PIN of six digits'),
        inCharge: z.strictObject({ name: text, membership }),
      }),
    )
    .min(1),
  hours: z.strictObject({ from: weekday, to: weekday, opens: time, closes: time }),
  people: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        credentials: text,
        membership: membership.optional(),
        bio: text,
        expertise: z.array(text).min(1),
        email,
        phone,
      }),
    )
    .min(1),
  /** Qualifications on the staff. */
  certifications: z.array(text).min(1).default(['CA']),
  languages: z.array(text).min(1),
  /** Where messages are sent; without it they stay in the visitor's browser. */
  endpoint: z.string().refine(isSafeEndpoint, 'is no https address of host and path').optional(),
  /** Paths of services that the firm does not offer. */
  unlisted: z.array(z.string().startsWith('/services/')).default([]),
  social: z.array(z.strictObject({ label: text, href: z.url() })).default([]),
  /** Whether the site has a client area, with cart, quotations and documents. */
  clientArea: z.boolean().default(true),
  /** In hexadecimal; without it the colours stay. */
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'is no colour such as #1f4e79')
    .optional(),
});

export type Facts = z.infer<typeof factsSchema>;

/** What is wrong with answers, one line each; the facts if nothing is. */
export function readFacts(answers: unknown): { facts: Facts } | { faults: string[] } {
  const result = factsSchema.safeParse(answers);
  return result.success
    ? { facts: result.data }
    : { faults: result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
