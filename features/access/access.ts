import * as z from 'zod/mini';
import { profileLimits } from '@/features/client-area/store/records/profile';
import {
  createNameSchema,
  createTextSchema,
  emailFieldSchema,
  passwordFieldSchema,
} from '@/lib/forms/fields';

export const emailLoginSchema = z.object({
  email: emailFieldSchema,
  password: passwordFieldSchema,
});
export const mobileSchema = z.object({ mobile: createTextSchema() });
export const otpSchema = z.object({ otp: createTextSchema() });
export const resetSchema = z.object({ email: emailFieldSchema });

const mismatch = {
  path: ['confirmPassword'],
  error: 'The two passwords are not the same',
};

export const signUpSchema = z
  .object({
    firstName: createNameSchema(),
    lastName: createNameSchema(),
    email: emailFieldSchema,
    mobile: createTextSchema(1, undefined, profileLimits.mobile),
    password: passwordFieldSchema,
    confirmPassword: passwordFieldSchema,
  })
  .check(z.refine((values) => values.password === values.confirmPassword, mismatch));

export type SignUp = z.infer<typeof signUpSchema>;

export const passwordChangeSchema = z
  .object({
    currentPassword: passwordFieldSchema,
    newPassword: passwordFieldSchema,
    confirmPassword: passwordFieldSchema,
  })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch));
