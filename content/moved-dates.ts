import data from '@/content/data/moved-dates.json' with { type: 'json' };
import own from '@/content/data/own-moved-dates.json' with { type: 'json' };
import type { Move } from '@/content/types/due-dates';

/**
 * Due dates that a notification moved or withdrew; the calendar, planners, calculators and
 * sentences follow them. Updates of this project go into moved-dates.json and the firm's own into
 * own-moved-dates.json, so that an update never conflicts. Never change or remove an entry: add
 * another, since the one with the last day of entry counts.
 */
export const moved: readonly Move[] = [...data.moved, ...own.moved].sort((a, b) =>
  a.on.localeCompare(b.on),
);

/** The notification that counts for a date in the law. `rules` are one rule in different years. */
export const findDateChange = (inLaw: string, ...rules: readonly string[]): Move | undefined =>
  moved.findLast(({ rule, from }) => from === inLaw && rules.includes(rule));

/** The day on which something is due once notifications are counted. */
export const getNotifiedDate = (inLaw: string, ...rules: readonly string[]): string =>
  findDateChange(inLaw, ...rules)?.to ?? inLaw;
