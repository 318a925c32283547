import * as z from 'zod/mini';
import { createStoredTextSchema } from '@/features/client-area/store/records/fields';
import { MONTH_KEY_PATTERN } from '@/lib/months';

export const profileLimits = {
  /** First and last name, each as long as sign-up accepts. */
  fullName: 520,
  /** RFC 5321: 64 before the @, 255 after it. */
  email: 320,
  mobile: 40,
  /** A date field gives years of up to six digits. */
  dateOfBirth: 12,
  address: 1000,
  companyName: 200,
  gstNumber: 40,
  panNumber: 40,
  rounds: 200,
} as const;

export const profileSchema = z.strictObject({
  id: z.literal('client'),
  fullName: createStoredTextSchema(profileLimits.fullName),
  email: createStoredTextSchema(profileLimits.email),
  mobile: createStoredTextSchema(profileLimits.mobile),
  /** ISO date, or empty. */
  dateOfBirth: createStoredTextSchema(profileLimits.dateOfBirth).check(
    z.regex(/^(\d{4,6}-\d{2}-\d{2})?$/, 'Please enter a valid date'),
  ),
  address: createStoredTextSchema(profileLimits.address),
  companyName: createStoredTextSchema(profileLimits.companyName),
  gstNumber: createStoredTextSchema(profileLimits.gstNumber),
  panNumber: createStoredTextSchema(profileLimits.panNumber),
  /** Ids from content/rounds.ts, separated by spaces. */
  rounds: z.optional(createStoredTextSchema(profileLimits.rounds).check(z.regex(/^[a-z -]*$/))),
  /** The first month whose papers are listed, or empty. */
  roundsFrom: z.optional(z.union([z.literal(''), z.string().check(z.regex(MONTH_KEY_PATTERN))])),
});

export type Profile = z.infer<typeof profileSchema>;
