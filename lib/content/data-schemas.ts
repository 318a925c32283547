/**
 * `npm run schemas` writes each schema as JSON beside its file, so that an editor completes and
 * checks it.
 */
import * as z from 'zod';
import { dueDates } from '@/content/due-dates';
import { priceIds } from '@/content/prices';
import { site } from '@/content/site';
import type { Move } from '@/content/types/due-dates';
import type { TeamContent } from '@/content/types/firm';
import {
  type ClosedDates,
  type Hours,
  listOpenDays,
  type OfficeHours,
  weekdays,
} from '@/content/words/hours';
import { formatWholeAmount } from '@/content/words/rupees';
import { listStatutoryDays } from '@/lib/content/rule-dates';
import { isEmailAddress } from '@/lib/forms/email';
import { limits } from '@/lib/limits';

const $schema = z.string();
export const textSchema = z
  .string('must be a text')
  .trim()
  .min(1, 'is empty')
  .regex(
    /^\P{Bidi_Control}*$/u,
    'has a mark that nobody sees and that turns the direction of the text: type it again',
  );
const limitLength = (length: number) =>
  textSchema.max(length, `must have at most ${length} characters`);
export const nameSchema = limitLength(200);
/** The rule of the forms cannot be a pattern; editors check an address by their own. */
export const emailSchema = z
  .string('must be an email address')
  .refine(isEmailAddress, 'must be an email address')
  .meta({ format: 'email' });
const day = z.iso.date('must be a day such as 2026-12-31');
const time = z
  .string('must be a time of day such as 09:30')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:30');
const weekday = z.enum(
  Object.keys(weekdays) as [keyof typeof weekdays],
  `must be one of ${Object.keys(weekdays).join(', ')}`,
);

const rupees = z
  .int('must be whole rupees such as 2999')
  .positive('must be above 0')
  .max(limits.rupees, `must be at most ${formatWholeAmount(limits.rupees)}`);
// In the list of GST services, registration takes the fee of a regular GSTIN: it has none of its own.
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
  by: nameSchema.describe('What moved it, such as CBDT Circular 7/2026'),
  on: day.describe('The day on which you add this entry'),
}) satisfies z.ZodType<Move>;

/** `null` if the rule has a due date by law on that day. */
function findFromFieldError({ rule: id, from }: Move): string | null {
  const rule = dueDates.rules.find((candidate) => candidate.id === id);
  const year = Number(from.slice(0, 4));
  const days = rule ? listStatutoryDays(dueDates, rule, year).map(({ date }) => date) : [];
  if (days.includes(from)) return null;
  return days.length > 0
    ? `must be a day on which ${id} is due: ${days.join(', ')}`
    : `must be in a year in which ${id} is due`;
}

/** Why a day cannot be moved to another, after the moves entered before it; `null` if it can. */
function findToFieldError({ rule, from, to }: Move, before: readonly Move[]): string | null {
  const last = before.findLast((move) => move.rule === rule && move.from === from);
  if (to === (last ? last.to : from)) {
    return to === null ? 'must be a day: nothing is due already' : 'is due on this day already';
  }
  return to !== null && to < from ? `must not be before ${from}` : null;
}

const findBeyondFault = (date: string | null) =>
  date !== null && date > dueDates.until
    ? `must not be after ${dueDates.until}, where the calendar ends`
    : null;

const isSameMove = (a: Move, b: Move) =>
  (['rule', 'from', 'to', 'by'] as const).every((key) => a[key] === b[key]);

type Context = {
  addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void;
};

function reject(context: Context, path: PropertyKey[], message: string | null): void {
  if (message) context.addIssue({ code: 'custom', path, message });
}

export function refuseRepeated<T>(
  items: readonly T[],
  list: string,
  isSame: (a: T, b: T) => boolean,
  context: Context,
): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => isSame(item, other));
    if (first < index) reject(context, [index], `is the same as ${list}[${first}]`);
  }
}

const movedDates = z.strictObject({
  $schema,
  moved: z.array(move).superRefine((moves, context) => {
    refuseRepeated(moves, 'moved', isSameMove, context);
    for (const [index, entry] of moves.entries()) {
      const before = moves.slice(0, index);
      if (before.some((other) => isSameMove(entry, other))) continue;
      reject(context, [index, 'from'], findBeyondFault(entry.from) ?? findFromFieldError(entry));
      reject(context, [index, 'to'], findBeyondFault(entry.to) ?? findToFieldError(entry, before));
    }
  }),
});

const hours = z.strictObject({
  from: weekday,
  to: weekday,
  opens: time,
  closes: time,
}) satisfies z.ZodType<Hours>;

const overlaps = (a: Hours, b: Hours) =>
  listOpenDays(a).some((day) => listOpenDays(b).includes(day)) &&
  a.opens < b.closes &&
  b.opens < a.closes;

function refuseOfficeFaults({ office, where, open }: OfficeHours, context: Context): void {
  const hasAddress = site.offices.some(({ city }) => office.startsWith(city));
  reject(
    context,
    ['where'],
    hasAddress || where
      ? null
      : 'must say how to meet there, since content/site.ts has no address of this office',
  );
  for (const [index, hours] of open.entries()) {
    const first = open.findIndex((other) => overlaps(hours, other));
    if (first >= 0 && first < index) reject(context, ['open', index], `overlaps open[${first}]`);
  }
}

export const closedSchema = z
  .array(
    (
      z.strictObject({ from: day, to: day, why: nameSchema }) satisfies z.ZodType<ClosedDates>
    ).superRefine(({ from, to }, context) => {
      reject(context, ['to'], to < from ? `must not be before ${from}` : null);
    }),
  )
  .describe('Days on which every office is closed besides');

export const noticeSchema = z
  .strictObject({
    text: limitLength(600),
    until: day.describe('The last day on which it is shown'),
  })
  .nullable()
  .describe('A line above every public page; null for none');

const office = z.strictObject({
  $schema,
  hours: hours.describe('When the phones are answered'),
  offices: z
    .array(
      (
        z.strictObject({
          office: nameSchema,
          where: textSchema
            .optional()
            .describe('How to meet there, of an office without an address'),
          open: z.tuple([hours], hours),
        }) satisfies z.ZodType<OfficeHours>
      ).superRefine(refuseOfficeFaults),
    )
    .min(1)
    .superRefine((offices, context) =>
      refuseRepeated(offices, 'offices', (a, b) => a.office === b.office, context),
    ),
  closed: closedSchema,
  notice: noticeSchema,
});

type Member = TeamContent['members'][number];
type NamedPerson = Pick<Member, 'name' | 'membership'>;

const person = z.strictObject({
  name: nameSchema,
  role: nameSchema,
  credentials: nameSchema.describe('Letters after the name'),
  inShort: textSchema.optional().describe('In one sentence: who this is'),
  membership: z
    .string('must be a text')
    .regex(/^\d{6}$/, 'must be a number of six digits')
    .optional()
    .describe('Number with the Institute'),
  portrait: z
    .union(
      [
        z.strictObject({ file: z.templateLiteral(['/', z.string()]) }),
        z.strictObject({ drawing: z.enum(['partner', 'associate']) }),
      ],
      'must be { "file": "/people/name.jpg" }, with the picture in public/',
    )
    .optional(),
  bio: z.tuple([textSchema], textSchema),
  expertise: z.tuple([nameSchema], nameSchema),
  email: emailSchema,
  phone: z.strictObject({
    display: textSchema,
    href: z.templateLiteral(['tel:+', z.string()], 'must be like tel:+919845012345'),
  }),
  firstContact: z
    .literal(true, 'must be true, or left out')
    .optional()
    .describe('The client area names this person'),
  sample: z.boolean('must be true or false').describe('True while the person is invented'),
}) satisfies z.ZodType<Member>;

const foldText = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/** Two people may share a name if they have two membership numbers. */
export function isSamePerson(a: NamedPerson, b: NamedPerson): boolean {
  const numbers = new Set([a.membership, b.membership].filter(Boolean));
  if (numbers.size > 1) return false;
  const isOneNumber = a.membership !== undefined && a.membership === b.membership;
  return isOneNumber || foldText(a.name) === foldText(b.name);
}

const people = z.strictObject({
  $schema,
  members: z
    .tuple([person], person)
    .superRefine((members, context) => refuseRepeated(members, 'members', isSamePerson, context)),
});

const confirmed = z.strictObject({
  $schema,
  confirmed: z.array(
    z.strictObject({
      promise: z.string().describe('The name of a promise in content/promises.ts'),
      words: textSchema.describe('What it said then; other words are to be confirmed again'),
      by: nameSchema,
      on: day,
    }),
  ),
});

export const dataSchemas: Readonly<Record<string, z.ZodType>> = {
  confirmed,
  fees,
  'moved-dates': movedDates,
  'own-moved-dates': movedDates,
  office,
  people,
};

export const getSchemaPath = (name: string) => `content/data/${name}.schema.json`;

export function formatJsonSchema(name: string): string {
  const schema = dataSchemas[name] ?? z.never();
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`;
}
