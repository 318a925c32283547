import * as z from 'zod/mini';
import { nameFault } from '@/lib/forms/person-name';

/** `nameFault` as a check of a schema. */
export const personName = z.refine<string>((value) => nameFault(value) === null, {
  error: ({ input }) => nameFault(String(input)) ?? undefined,
});
