/** The whole almanac as plain text, for those who cannot see the drawing. */
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { DueDates, DueRule } from '@/content/types/due-dates';
import { byDay, duesOf, lineOf, titleOf } from '@/lib/almanac/almanac';
import { sourceLine } from '@/lib/almanac/source-line';
import { dayAndMonth, partsOf, weekdayName } from '@/lib/days';

const inFull = (date: string) => `${weekdayName(date)}, ${dayAndMonth(date)} ${partsOf(date).year}`;

function ruleLines(rule: DueRule, line: string): string[] {
  return [
    `  ${line}`,
    `    ${words.fields.form}: ${rule.form}`,
    `    ${words.fields.binds}: ${rule.binds}`,
    `    ${words.fields.law}: ${rule.law}`,
    `    ${sourceLine(rule)}`,
  ];
}

export function textFile(): string {
  const data: DueDates = dueDates;
  const dated = byDay(duesOf(data)).flatMap(({ date, dues }) => [
    inFull(date),
    ...dues.flatMap((due) => ruleLines(due.rule, lineOf(due))),
    '',
  ]);
  const events = data.rules.flatMap((rule) =>
    rule.when.kind === 'event' ? ruleLines(rule, `${titleOf(rule)}: ${rule.when.text}`) : [],
  );
  // Some hosts send text without a character set; the byte order mark supplies it.
  return [
    `\ufeff${words.calendar}, ${site.name}`,
    words.foot,
    '',
    ...dated,
    words.anyTime,
    ...events,
    '',
  ].join('\n');
}
