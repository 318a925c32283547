import data from '@/content/data/moved-dates.json' with { type: 'json' };
import own from '@/content/data/own-moved-dates.json' with { type: 'json' };
import type { Move } from '@/content/types/due-dates';

/**
 * Single dates that a notification moved or withdrew: calendar, planners, calculators and sentences
 * follow it. Updates of this project add to moved-dates.json and the firm adds to
 * own-moved-dates.json, so that an update never conflicts. An entry is never changed or removed: what
 * comes later is one more entry, and the last one by the day of entry counts.
 */
export const moved: readonly Move[] = [...data.moved, ...own.moved].sort((one, other) =>
  one.on.localeCompare(other.on),
);

/** The notification that counts for a date in the law; of rules that are one in different years. */
export const findDateChange = (inLaw: string, ...rules: readonly string[]): Move | undefined =>
  moved.findLast(({ rule, from }) => from === inLaw && rules.includes(rule));

/** The day on which something is due that the law has due on another. */
export const getNotifiedDate = (inLaw: string, ...rules: readonly string[]): string =>
  findDateChange(inLaw, ...rules)?.to ?? inLaw;
