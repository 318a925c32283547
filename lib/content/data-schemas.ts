/**
 * What the files of content/data/ hold. `npm run schemas` writes each as a JSON Schema beside its
 * file, from which an editor completes and checks it.
 */
import * as z from 'zod';
import { dueDates } from '@/content/due-dates';
import { priceIds } from '@/content/prices';
import type { Move } from '@/content/types/due-dates';
import type { TeamContent } from '@/content/types/firm';
import { type ClosedDates, type Hours, type OfficeHours, weekdays } from '@/content/words/hours';
import { daysInLaw } from '@/lib/calendar/rule-dates';

const $schema = z.string();
const text = z.string('must be a text').trim().min(1, 'is empty');
const day = z.iso.date('must be a day such as 2026-12-31');
const time = z
  .string('must be a time of day such as 09:30')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30');
const weekday = z.enum(
  Object.keys(weekdays) as [keyof typeof weekdays],
  `must be one of ${Object.keys(weekdays).join(', ')}`,
);

const rupees = z.int('must be whole rupees such as 2999').positive('must be above 0');
// The registration among the GST services has the fee of a regular GSTIN.
const feeIds = priceIds.filter((id) => id !== 'gst-services-registration');
const fees = z.strictObject({
  $schema,
  fees: z.strictObject(Object.fromEntries(feeIds.map((id) => [id, rupees]))),
});

const rules = dueDates.rules.map(({ id }) => id);
const move = z.strictObject({
  rule: z.enum(rules, 'must be the id of a rule of content/due-dates.ts, such as gstr-3b'),
  from: day.describe('The day in the law'),
  to: day.nullable().describe('The day on which it is due now; null where nothing is due'),
  by: text.describe('What moved it, such as CBDT Circular 7/2026'),
  on: day.describe('The day on which you add this entry'),
}) satisfies z.ZodType<Move>;

/** The days on which a rule is due in the year of a day that is none of them. */
function otherDays({ rule: id, from }: Move): string | null {
  const rule = dueDates.rules.find((one) => one.id === id);
  const year = Number(from.slice(0, 4));
  const days = rule ? daysInLaw(dueDates, rule, year).map(({ date }) => date) : [];
  if (days.includes(from)) return null;
  return days.length > 0
    ? `must be a day on which ${id} is due: ${days.join(', ')}`
    : `must be in a year in which ${id} is due`;
}

const movedDates = z.strictObject({
  $schema,
  moved: z.array(
    move.superRefine((entry, context) => {
      const message = otherDays(entry);
      if (message) context.addIssue({ code: 'custom', path: ['from'], message });
      if (entry.to && entry.to < entry.from) {
        context.addIssue({
          code: 'custom',
          path: ['to'],
          message: `must not be before ${entry.from}`,
        });
      }
    }),
  ),
});

const hours = z.strictObject({
  from: weekday,
  to: weekday,
  opens: time,
  closes: time,
}) satisfies z.ZodType<Hours>;

const office = z.strictObject({
  $schema,
  hours: hours.describe('When the phones are answered'),
  offices: z
    .array(
      z.strictObject({
        office: text,
        where: text.optional().describe('How to meet there, of an office without an address'),
        open: z.tuple([hours], hours),
      }) satisfies z.ZodType<OfficeHours>,
    )
    .min(1),
  closed: z
    .array(
      (
        z.strictObject({ from: day, to: day, why: text }) satisfies z.ZodType<ClosedDates>
      ).superRefine(({ from, to }, context) => {
        if (to < from) {
          context.addIssue({ code: 'custom', path: ['to'], message: `must not be before ${from}` });
        }
      }),
    )
    .describe('Days on which every office is closed besides'),
  notice: z
    .strictObject({ text, until: day.describe('The last day on which it is shown') })
    .nullable()
    .describe('A line above every public page; null for none'),
});

type Member = TeamContent['members'][number];

const person = z.strictObject({
  name: text,
  role: text,
  credentials: text.describe('Letters after the name'),
  inShort: text.optional().describe('In one sentence: who this is'),
  membership: text.optional().describe('Number with the Institute'),
  portrait: z
    .union(
      [
        z.strictObject({ file: z.templateLiteral(['/', z.string()]) }),
        z.strictObject({ drawing: z.enum(['partner', 'associate']) }),
      ],
      'must be { "file": "/people/name.jpg" }, with the picture in public/',
    )
    .optional(),
  bio: z.tuple([text], text),
  expertise: z.tuple([text], text),
  email: z.email('must be an email address'),
  phone: z.strictObject({
    display: text,
    href: z.templateLiteral(['tel:+', z.string()], 'must be like tel:+919845012345'),
  }),
  firstContact: z
    .literal(true, 'must be true, or left out')
    .optional()
    .describe('The client area names this person'),
  sample: z.boolean('must be true or false').describe('True while the person is invented'),
}) satisfies z.ZodType<Member>;

const people = z.strictObject({ $schema, members: z.tuple([person], person) });

/** By the names of the files. */
export const dataSchemas: Readonly<Record<string, z.ZodType>> = {
  fees,
  'moved-dates': movedDates,
  office,
  people,
};

export const schemaFile = (name: string) => `content/data/${name}.schema.json`;

/** A schema as its file holds it. */
export function schemaText(name: string): string {
  const schema = dataSchemas[name] ?? z.never();
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`;
}
