import { isEmailAddress } from '@/lib/forms/email';
import * as z from '@/lib/zod';

/**
 * The access pages are checked by the form rules of the browser (`meetsFormRules`). The schemas add
 * that the two passwords match.
 */
const required = z.string().check(z.minLength(1, 'Please fill in this field'));
const line = z.string().check(z.trim(), z.minLength(1, 'Please fill in this field'));
const email = z
  .string()
  .check(z.trim(), z.refine(isEmailAddress, 'Please enter a valid email address'));

const MISMATCH = 'The two passwords are not the same';

export const signUpSchema = z
  .object({
    firstName: line,
    lastName: line,
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

export const passwordChangeSchema = z
  .object({ currentPassword: required, newPassword: required, confirmPassword: required })
  .check(
    z.refine((values) => values.newPassword === values.confirmPassword, {
      path: ['confirmPassword'],
      error: MISMATCH,
    }),
  );

export type SignUp = z.infer<typeof signUpSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
