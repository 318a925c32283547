import * as z from 'zod/mini';
import { formatTooLong } from '@/lib/forms/limits';
import { limits } from '@/lib/limits';

export const createStoredTextSchema = (longest: number) =>
  z.string().check(z.maxLength(longest, formatTooLong(longest)));
export const keySchema = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(limits.key));
export const storedRupeesSchema = z.int().check(z.nonnegative(), z.lte(limits.rupees));
