import * as z from 'zod/mini';

/**
 * The access pages are checked by the browser's own form rules (required, type of the field);
 * the schemas repeat them for a browser that has none, and add that the two passwords match.
 */
const required = z.string().check(z.minLength(1, 'Please fill in this field'));
const email = z.string().check(z.trim(), z.email('Please enter a valid email address'));

const MISMATCH = 'The two passwords are not the same';

export const emailLoginSchema = z.object({ email, password: required });
export const mobileSchema = z.object({ mobile: required });
export const otpSchema = z.object({ otp: required });
export const forgotPasswordSchema = z.object({ email });

export const signUpSchema = z
  .object({
    firstName: required,
    lastName: required,
    email,
    mobile: required,
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

export type EmailLogin = z.infer<typeof emailLoginSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
