import type * as z from 'zod/mini';
import {
  emailLoginSchema,
  mobileSchema,
  otpSchema,
  passwordChangeSchema,
  resetSchema,
  signUpSchema,
} from '@/features/access/access';
import { emptyProfile, profileFormSchema } from '@/features/client-area/profile/profile';
import { quickContactSchema } from '@/features/contact/contact';

const account = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  password: ' a b ',
  confirmPassword: ' a b ',
};
const passwords = { currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };
const quick = {
  name: 'ओ',
  email: 'राम@उदाहरण.भारत',
  phone: '1',
  service: 'gst',
  message: '🙏',
};
const profile = { ...emptyProfile, fullName: 'Asha Rao' };

const forms: Record<string, [z.ZodMiniType, Record<string, string>]> = {
  'login by email': [emailLoginSchema, { email: account.email, password: 'x' }],
  'login by mobile': [mobileSchema, { mobile: '9' }],
  'the code': [otpSchema, { otp: '1' }],
  'a new password by mail': [resetSchema, { email: account.email }],
  'sign-up': [signUpSchema, account],
  'password change': [passwordChangeSchema, passwords],
  'quick contact': [quickContactSchema, quick],
  profile: [profileFormSchema, profile],
};

const FILL_IN = 'Please fill in this field';
const NO_EMAIL = 'Please enter a valid email address';
const TOO_LONG = 'Please use at most 254 characters';
const nothing = ['', '   ', '\u200b\u2060\u00a0', '\u2800', '\0'];

test.each(Object.entries(forms))('%s accepts valid values', (_, [schema, values]) => {
  expect(schema.safeParse(values).error).toBeUndefined();
});

test('passwords keep their spaces', () => {
  expect(signUpSchema.parse(account).password).toBe(' a b ');
});

test.each([
  ...nothing.flatMap((text) => [
    ['login by email', 'password', text, FILL_IN],
    ['login by mobile', 'mobile', text, FILL_IN],
    ['the code', 'otp', text, FILL_IN],
    ['a new password by mail', 'email', text, NO_EMAIL],
    ['quick contact', 'name', text, FILL_IN],
    ['quick contact', 'message', `${text}\n`, FILL_IN],
    ['quick contact', 'service', text, 'Please select a service'],
  ]),
  ['login by email', 'email', 'राम@भारत', NO_EMAIL],
  ['profile', 'email', 'asha@', NO_EMAIL],
  ['profile', 'fullName', ' ', 'Please enter your full name'],
  ['profile', 'fullName', 'A'.repeat(521), 'Please use at most 520 characters'],
  ['profile', 'dateOfBirth', '1 April 1980', 'Please enter a valid date'],
  ['profile', 'address', 'A'.repeat(1001), 'Please use at most 1,000 characters'],
  ['login by email', 'password', 'a'.repeat(255), TOO_LONG],
  ['quick contact', 'phone', '9'.repeat(1_000_000), TOO_LONG],
  ['quick contact', 'message', 'a'.repeat(100_001), 'Please use at most 1,00,000 characters'],
  ['sign-up', 'mobile', '9'.repeat(41), 'Please use at most 40 characters'],
  ['sign-up', 'confirmPassword', 'a b', 'The two passwords are not the same'],
  ['password change', 'confirmPassword', 'z', 'The two passwords are not the same'],
] as [string, string, string, string][])(
  '%s: %s "%.20s" is refused',
  (form, field, value, message) => {
    const [schema, values] = forms[form] as (typeof forms)[string];
    const [issue] = schema.safeParse({ ...values, [field]: value }).error?.issues ?? [];
    expect([issue?.path[0], issue?.message]).toEqual([field, message]);
  },
);
