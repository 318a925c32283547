import * as z from 'zod/mini';
import { isEmailAddress } from '@/lib/forms/email';
import { isBlank, MOST_IN_LINE, tooLong } from '@/lib/forms/limits';
import { nameFault } from '@/lib/forms/person-name';

const FILL_IN = 'Please fill in this field';

/** A text of so many characters without the spaces around it; spaces alone are nothing. */
export const text = (least = 1, message = FILL_IN, most = MOST_IN_LINE) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value.length >= least && !isBlank(value), message),
    z.maxLength(most, tooLong(most)),
  );

export const email = z
  .string()
  .check(z.trim(), z.refine(isEmailAddress, 'Please enter a valid email address'));

/** Kept as typed, with its spaces. */
export const password = z.string().check(
  z.refine((value) => !isBlank(value), FILL_IN),
  z.maxLength(MOST_IN_LINE, tooLong(MOST_IN_LINE)),
);

/** A further check of a text. */
export const personName = z.refine<string>((value) => nameFault(value) === null, {
  error: ({ input }) => nameFault(String(input)) ?? undefined,
});
