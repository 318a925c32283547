import * as z from 'zod/mini';

const text = (least: number, message: string) =>
  z.string().check(z.trim(), z.minLength(least, message));

export const contactSchema = z.object({
  name: text(2, 'Name must be at least 2 characters'),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address')),
  phone: text(10, 'Please enter a valid phone number'),
  subject: text(1, 'Please select a subject'),
  message: text(10, 'Message must be at least 10 characters'),
});

export type ContactMessage = z.infer<typeof contactSchema>;
