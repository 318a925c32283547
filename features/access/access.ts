import * as z from 'zod/mini';
import { email, nameText, password, text } from '@/lib/forms/fields';
import { profileLimits } from '@/lib/limits';

export const emailLoginSchema = z.object({ email, password });
export const mobileSchema = z.object({ mobile: text() });
export const otpSchema = z.object({ otp: text() });
export const resetSchema = z.object({ email });

const mismatch = {
  path: ['confirmPassword'],
  error: 'The two passwords are not the same',
};

export const signUpSchema = z
  .object({
    firstName: nameText(),
    lastName: nameText(),
    email,
    mobile: text(1, undefined, profileLimits.mobile),
    password,
    confirmPassword: password,
  })
  .check(z.refine((values) => values.password === values.confirmPassword, mismatch));

export type SignUp = z.infer<typeof signUpSchema>;

export const passwordChangeSchema = z
  .object({ currentPassword: password, newPassword: password, confirmPassword: password })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch));
