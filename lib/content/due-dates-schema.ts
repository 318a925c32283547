import { z } from 'zod';
import { areDistinct, listOf, text } from '@/lib/content/fields';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be an id such as advance-tax');
const isoDate = z.iso.date('must be a date such as 2026-12-15');
const month = z.int().min(1).max(12);

const dayOfYear = z
  .strictObject({ month, day: z.int().min(1).max(31), part: text.optional() })
  .refine(({ month, day }) => day <= new Date(Date.UTC(2027, month, 0)).getUTCDate(), {
    message: 'is no day of every year',
  });

/** Days that the shortest month has too. */
const dayOfMonth = z.int().min(1).max(28);
const days = z.int().min(1).max(366);
/** Each due date covers the month before, which is named with it. */
const covers = z.literal(true).optional();

const when = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yearly'), days: listOf(dayOfYear) }),
  z.strictObject({
    kind: z.literal('monthly'),
    day: dayOfMonth,
    /** All twelve if left out. */
    months: listOf(month).optional(),
    /** Months with another day. */
    instead: z.array(dayOfYear).readonly().optional(),
    covers,
  }),
  /** Days after the end of each month. */
  z.strictObject({ kind: z.literal('after-month'), days, covers }),
  /** Days after the financial year's end, 31 March. */
  z.strictObject({ kind: z.literal('after-year'), days }),
  /** Days after each date of another rule. */
  z.strictObject({ kind: z.literal('after-rule'), rule: id, days }),
  /** One month before each date of another rule: 30 September for 31 October. */
  z.strictObject({ kind: z.literal('month-before'), rule: id }),
  /** No fixed date: a time after something happens. */
  z.strictObject({ kind: z.literal('event'), text }),
]);

const audienceIds = [
  'salaried',
  'business',
  'company',
  'llp',
  'deductor',
  'gst-monthly',
  'gst-quarterly',
  'composition',
  'employer',
] as const;
const audience = z.enum(audienceIds);

/** The fourth letter of a PAN, which says what kind of person holds it. */
const holderLetter = z.string().regex(/^[A-Z]$/, 'must be the fourth letter of a PAN');

const rule = z.strictObject({
  id,
  /** As it reads inside a sentence: `advance tax`, `GSTR-1`. */
  name: text,
  form: text,
  when,
  /** ISO dates: the rule has no due dates before `from` or after `until`. */
  from: isoDate.optional(),
  until: isoDate.optional(),
  /** Who is bound; empty where none of the audiences on offer is. */
  audiences: z.array(audience).readonly(),
  /** The kinds of holder that it binds among them; all if left out. */
  holders: listOf(holderLetter).optional(),
  binds: text,
  law: text,
  source: text,
  /** Where it is from: the legal text itself, a report of it, memory, or a computation here. */
  mark: z.enum(['primary', 'secondary', 'memory', 'computed']),
  checkedOn: isoDate,
});

const movedDate = z.strictObject({ rule: id, from: isoDate, to: isoDate, by: text });

type Rules = readonly z.infer<typeof rule>[];

/** Whether a rule counts from another that is missing, has no dates or counts from a third. */
function leadsAstray(rules: Rules, { when }: Rules[number]): boolean {
  if (!('rule' in when)) return false;
  const named = rules.find((other) => other.id === when.rule);
  return !named || 'rule' in named.when || named.when.kind === 'event';
}

export const dueDatesSchema = z
  .strictObject({
    from: isoDate,
    until: isoDate,
    checkedOn: isoDate,
    audiences: listOf(z.strictObject({ id: audience, label: text })),
    rules: listOf(rule),
    moved: z.array(movedDate).readonly(),
  })
  .superRefine(({ from, until, rules, moved }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (from > until) report(['until'], 'must not be before from');
    if (!areDistinct(rules.map((one) => one.id))) report(['rules'], 'has two rules of one id');
    for (const [index, one] of rules.entries()) {
      if (leadsAstray(rules, one)) {
        report(['rules', index, 'when', 'rule'], 'names no rule with dates of its own');
      }
    }
    for (const [index, one] of moved.entries()) {
      if (!rules.some(({ id }) => id === one.rule)) report(['moved', index, 'rule'], 'is no rule');
    }
  });

export type DueDates = z.infer<typeof dueDatesSchema>;
export type DueRule = DueDates['rules'][number];
export type Audience = (typeof audienceIds)[number];
