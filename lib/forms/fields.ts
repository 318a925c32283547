import * as z from 'zod/mini';
import { isEmailAddress } from '@/lib/forms/email';
import { formatTooLong, isBlank, MOST_IN_LINE } from '@/lib/forms/limits';
import { tidyName } from '@/lib/forms/person-name';
import { hasControls } from '@/lib/text/characters';

const FILL_IN = 'Please fill in this field';

/** Spaces alone count as empty. */
const createTextChecks = (least = 1, message = FILL_IN, most = MOST_IN_LINE) => [
  z.trim(),
  z.refine<string>((value) => value.length >= least && !isBlank(value), message),
  z.maxLength(most, formatTooLong(most)),
];

/** Lengths do not count the spaces around the text. */
export const createTextSchema = (...bounds: Parameters<typeof createTextChecks>) =>
  z.string().check(...createTextChecks(...bounds));

/**
 * The name of a person or a business, in any script and with any sign, as in `M/s Sharma & Sons`.
 * Only control characters are rejected.
 */
export const createNameSchema = (...bounds: Parameters<typeof createTextChecks>) =>
  z.string().check(
    z.overwrite(tidyName),
    ...createTextChecks(...bounds),
    z.refine((name) => !hasControls(name), 'Please type the name without tabs and line breaks'),
  );

export const emailFieldSchema = z
  .string()
  .check(z.trim(), z.refine(isEmailAddress, 'Please enter a valid email address'));

/** Not trimmed. */
export const passwordFieldSchema = z.string().check(
  z.refine((value) => !isBlank(value), FILL_IN),
  z.maxLength(MOST_IN_LINE, formatTooLong(MOST_IN_LINE)),
);
