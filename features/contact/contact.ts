import * as z from 'zod/mini';
import { email, nameText, text } from '@/lib/forms/fields';
import { MOST_IN_MESSAGE } from '@/lib/forms/limits';

export const contactSchema = z.object({
  name: nameText(2, 'Name must be at least 2 characters'),
  email,
  phone: text(10, 'Please enter a valid phone number'),
  subject: text(1, 'Please select a subject'),
  message: text(10, 'Message must be at least 10 characters', MOST_IN_MESSAGE),
});

/** The home page's form asks only that each field is filled in. */
export const quickContactSchema = z.object({
  name: nameText(),
  email,
  phone: text(),
  service: text(1, 'Please select a service'),
  message: text(1, undefined, MOST_IN_MESSAGE),
});
