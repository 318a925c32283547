import * as z from 'zod/mini';
import { isEmailAddress } from '@/lib/forms/email';
import { MISMATCH } from '@/lib/forms/mismatch';
import { personName } from '@/lib/forms/person-name-check';

/**
 * The access pages are checked by the browser's form rules (`meetsFormRules`). This schema adds
 * that the two passwords match.
 */
const required = z.string().check(z.minLength(1, 'Please fill in this field'));
const line = z.string().check(z.trim(), z.minLength(1, 'Please fill in this field'));
const email = z
  .string()
  .check(z.trim(), z.refine(isEmailAddress, 'Please enter a valid email address'));

export const signUpSchema = z
  .object({
    firstName: line.check(personName),
    lastName: line.check(personName),
    email,
    mobile: line,
    password: required,
    confirmPassword: required,
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      path: ['confirmPassword'],
      error: MISMATCH,
    }),
  );

export type SignUp = z.infer<typeof signUpSchema>;
