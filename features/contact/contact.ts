import * as z from 'zod/mini';
import { createNameSchema, createTextSchema, emailFieldSchema } from '@/lib/forms/fields';
import { MOST_IN_MESSAGE } from '@/lib/forms/limits';

export const contactFormSchema = z.object({
  name: createNameSchema(2, 'Name must be at least 2 characters'),
  email: emailFieldSchema,
  phone: createTextSchema(10, 'Please enter a valid phone number'),
  subject: createTextSchema(1, 'Please select a subject'),
  message: createTextSchema(10, 'Message must be at least 10 characters', MOST_IN_MESSAGE),
});

/** The home page's form asks only that each field is filled in. */
export const quickContactSchema = z.object({
  name: createNameSchema(),
  email: emailFieldSchema,
  phone: createTextSchema(),
  service: createTextSchema(1, 'Please select a service'),
  message: createTextSchema(1, undefined, MOST_IN_MESSAGE),
});
