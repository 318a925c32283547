import * as z from 'zod/mini';
import { LAST_DAY } from '@/lib/limits';

/** In milliseconds. */
export const timestamp = z.int().check(z.nonnegative(), z.lte(Date.parse(LAST_DAY)));
