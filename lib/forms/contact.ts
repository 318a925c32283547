import { isEmailAddress } from '@/lib/forms/email';
import { isBlank, MOST_IN_LINE, MOST_IN_MESSAGE, tooLong } from '@/lib/forms/limits';
import { personName } from '@/lib/forms/person-name-check';
import * as z from '@/lib/zod';

const text = (least: number, message: string, most = MOST_IN_LINE) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value.length >= least && !isBlank(value), message),
    z.maxLength(most, tooLong(most)),
  );

export const contactSchema = z.object({
  name: text(2, 'Name must be at least 2 characters').check(personName),
  email: z.string().check(z.trim(), z.refine(isEmailAddress, 'Please enter a valid email address')),
  phone: text(10, 'Please enter a valid phone number'),
  subject: text(1, 'Please select a subject'),
  message: text(10, 'Message must be at least 10 characters', MOST_IN_MESSAGE),
});
